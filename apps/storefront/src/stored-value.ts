/** Values kept in the browser until a moment; behind it they count as absent, and are removed when they are next asked for. */

interface Kept {
  readonly value: string
  /** Milliseconds of the clock; undefined for values that are kept for good. */
  readonly expires?: number | undefined
}

export function storeValue(name: string, value: string, expires?: number): void {
  try {
    localStorage.setItem(name, JSON.stringify({ value, expires } satisfies Kept))
  } catch {
    // Storage may be full or forbidden; what is kept there is for comfort only.
  }
}

export function storedValue(name: string): string | undefined {
  try {
    const { value, expires }: Partial<Kept> = JSON.parse(localStorage.getItem(name) ?? '{}')
    if (typeof value !== 'string') return undefined
    if (typeof expires !== 'number' || expires > Date.now()) return value
    localStorage.removeItem(name)
  } catch {
    // Another script's value under this name is none of ours.
  }
  return undefined
}
