// The C library has no code of its own: what belongs to it is how it is linked, which concerns no other product.
