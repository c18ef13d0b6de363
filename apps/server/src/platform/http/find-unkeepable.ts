/** Finds values that are valid JSON but cannot be stored: lone surrogates, NUL, and endless nesting. Pure. */

/** Levels of nesting: far more than documents need, and few enough to be walked over. */
const MAX_DEPTH = 100

export interface Unkeepable {
  /** Dotted path of the value: `content.quote`. */
  readonly path: string
  readonly message: string
}

export function findUnkeepable(value: unknown, path = '', depth = 0): Unkeepable | undefined {
  if (typeof value === 'string') return isKeepable(value) ? undefined : { path, message: CHARACTER }
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return undefined
  if (depth >= MAX_DEPTH) return { path, message: 'This is nested too deeply.' }
  for (const [key, part] of Object.entries(value)) {
    if (!isKeepable(key)) return { path, message: CHARACTER }
    const found = findUnkeepable(part, path === '' ? key : `${path}.${key}`, depth + 1)
    if (found) return found
  }
  return undefined
}

/** Message for a lone surrogate or NUL in a text. */
const CHARACTER = 'There is a character in this text that cannot be kept. Please type it again.'

function isKeepable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}
