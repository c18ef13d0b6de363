/** How many arguments a formatter or predicate takes, as its usage says. */

export interface Arity {
  readonly min: number
  readonly max: number
}

/**
 * Reads a usage such as `name [private] [key=value …]`: a word for each argument. `[…]` can be left out, `=` tells
 * what it then is, and `…` means that there can be more.
 */
export function arityOf(usage: string): Arity {
  const words = usage.match(/\[[^\]]*\]|\S+/g) ?? []
  const min = words.filter((word) => !word.startsWith('[') && word !== '…').length
  return { min, max: usage.includes('…') ? Infinity : words.length }
}
