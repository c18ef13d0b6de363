/** The number of arguments that a formatter or predicate takes, derived from its usage. */

export interface Arity {
  readonly min: number
  readonly max: number
}

/**
 * Parses a usage such as `name [private] [key=value …]`: a word for each argument. `[…]` is optional, `=` names
 * its default, and `…` allows more.
 */
export function arityOf(usage: string): Arity {
  const words = usage.match(/\[[^\]]*\]|\S+/g) ?? []
  const min = words.filter((word) => !word.startsWith('[') && word !== '…').length
  return { min, max: usage.includes('…') ? Infinity : words.length }
}
