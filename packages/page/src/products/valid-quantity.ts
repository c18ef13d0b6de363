/** Valid HTML of the quantity field: the formatter's bytes, which are the language's contract, close an element that has no end. */

export const withValidQuantity = (html: string): string => html.replace('></input>', '>')
