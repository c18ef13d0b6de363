/** Hex colours, mixed the simple way. */

/** Mixes a share (0 to 1) of `other` into `colour`. */
export function mix(colour: string, other: string, share: number): string {
  const a = channels(colour)
  const b = channels(other)
  return `#${a.map((value, index) => hex(value + ((b[index] ?? 0) - value) * share)).join('')}`
}

export const lighter = (colour: string, share: number) => mix(colour, '#fffaf0', share)
export const darker = (colour: string, share: number) => mix(colour, '#2a1710', share)

function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
}

function hex(value: number): string {
  return Math.round(Math.min(Math.max(value, 0), 255))
    .toString(16)
    .padStart(2, '0')
}
