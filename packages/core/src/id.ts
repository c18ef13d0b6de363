/** Ids are 24 lower-case hex characters, ordered by time of making; templates expect that form. Never a secret. */

export type Id = string

export const ID_PATTERN = /^[0-9a-f]{24}$/

export function isId(value: unknown): value is Id {
  return typeof value === 'string' && ID_PATTERN.test(value)
}

let counter = Math.floor(Math.random() * 0x10000)

/** Random numbers in stock: a call for each alone costs fifty times as much. */
const randoms = new Uint32Array(256)
let randomsUsed = randoms.length

function nextRandom(): number {
  if (randomsUsed === randoms.length) {
    crypto.getRandomValues(randoms)
    randomsUsed = 0
  }
  randomsUsed += 1
  return randoms[randomsUsed - 1] ?? 0
}

/**
 * Makes an id: 12 hex digits of milliseconds, 4 of a per-process counter, 8 random.
 * Works the same in browsers and in Node.
 */
export function newId(now: number = Date.now()): Id {
  counter = (counter + 1) % 0x10000
  return hex(now, 12) + hex(counter, 4) + hex(nextRandom(), 8)
}

/** The least id that can be made at a moment: what was made from then on has that or a greater one. */
export function firstIdAt(epochMs: number): Id {
  return hex(Math.max(0, Math.floor(epochMs)), 12) + '0'.repeat(12)
}

/** Moment at which an id was made, in milliseconds since 1970. */
export function timeOfId(id: Id): number {
  return Number.parseInt(id.slice(0, 12), 16)
}

function hex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, '0').slice(-digits)
}
