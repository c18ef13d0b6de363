/** Durations as people write them: `3:45`, `1:02:03`. Pure. */

const SECOND_MS = 1000
/** Hours, minutes and seconds; without hours, minutes may have three digits. */
const PARTS = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/
/** Longest duration: one day, as the contract has it. */
const MAX_MS = 86_400_000

/** Empty for nothing. */
export function durationOf(ms: number): string {
  if (ms === 0) return ''
  const seconds = Math.round(ms / SECOND_MS)
  const [hours, minutes, rest] = [
    Math.floor(seconds / 3600),
    Math.floor(seconds / 60) % 60,
    seconds % 60,
  ]
  const two = (value: number) => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

/** Milliseconds, 0 for empty; nothing for what is no duration, or more than a day. */
export function readDuration(text: string): number | undefined {
  if (text.trim() === '') return 0
  const found = PARTS.exec(text.trim())
  if (!found) return undefined
  const [, hours = '0', minutes = '0', seconds = '0'] = found
  const ms = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * SECOND_MS
  return ms <= MAX_MS ? ms : undefined
}
