/** Characters that a shopper's note on an order may have: a few paragraphs. */
export const MAX_NOTE = 1_000
