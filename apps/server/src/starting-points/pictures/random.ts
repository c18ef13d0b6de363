/** Seeded random generator: the same seed gives the same numbers, so that a picture is drawn alike everywhere. */
export interface Random {
  /** The next number, from 0 to 1. */
  next(): number
  between(least: number, most: number): number
  pick<Value>(values: readonly [Value, ...Value[]]): Value
}

/** Mulberry32. */
export function createRandom(seed: number): Random {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    between: (least, most) => least + (most - least) * next(),
    pick: (values) => values[Math.floor(next() * values.length)] ?? values[0],
  }
}
