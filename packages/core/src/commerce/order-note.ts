/** Characters that a shopper's words to the shop may have: the field stops there, and the server refuses more. */
export const MAX_ORDER_NOTE = 1_000
