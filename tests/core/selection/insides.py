"""What is private to the selection mechanisms, for tests."""

from __future__ import annotations

from core.selection import exponential, quantiles, sparse_vector


def change_shares(patch, change):
    """Let `change` make the share of ε that the edges of each depth get."""
    halving = quantiles._Halving
    patch.setattr(quantiles, "_Halving", lambda share, *others: halving(change(share), *others))


def change_noise(patch, law):
    """Let a law draw the noises of the sparse vector technique."""
    patch.setattr(sparse_vector, "_LAW", law)


def bucket_table(buckets, n_bits):
    """Return bounds of the cumulative probabilities of buckets of exponents."""
    return exponential._table(buckets, n_bits)


def cube_root(number):
    """Return the whole cube root by which ε is split."""
    return sparse_vector._cube_root(number)


def forget_query_noise(patch):
    """Let a run compare one query at a time without noise of its own."""

    def tested(run, margins):
        reached = margins >= run._threshold
        if reached.any():
            run._count_one()
        return reached

    patch.setattr(sparse_vector.SparseVector, "tested", tested)
