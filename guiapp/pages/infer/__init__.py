"""What only the page Inference needs."""
