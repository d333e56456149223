"""What tests see of the inside of noise: bodies, bounds and tables that no caller of the program has a use for."""

from __future__ import annotations

from core.mechanisms import cone_noise, power_law


def balls_of(noise):
    """Return the balls of a product."""
    return noise._balls


def part_of(noise):
    """Return in how many parts a noise is, and the noise of one; (1, itself) if it is in one."""
    return getattr(noise, "_n_parts", 1), getattr(noise, "_one", noise)


def entries_of(cone):
    """Return the entries (i, j) of the matrix that gets cone noise, and the weight of each row."""
    return cone._entries, cone._weights


def matrices_of(cone):
    """Return how many matrices get the noise, one for each value."""
    return cone._n_values


def radii_of(ball_noise, scale):
    """Return the radii over which variances are added up."""
    return ball_noise._grid(scale)


def kinds_of(radius_law):
    """Return the balls of a law of radii, each as often as it is in the product, and its scale."""
    return list(radius_law._kinds.elements()), radius_law._scale


def bound_of(piece, *place_and_digits):
    """Return (low, high, exponent) of a piece of an envelope."""
    return piece._bound(*place_and_digits)


def excess_of(law, starts, offsets):
    return law._excess(starts, offsets)


def blocks_of(law, n, bits):
    """Return the blocks that are drawn first."""
    return law._blocks(n, bits)


def forget_words():
    """Forget tables of first words, as when their width has changed."""
    power_law._word_table.cache_clear()


def gram_of(columns, n_bits, bits):
    """Return a product of digits, and how far it may be off."""
    return cone_noise._gram(columns, n_bits, bits)


def root_above(number):
    return cone_noise._root_above(number)
