/** File sizes as text: sizes of files in units of 1024, Bytes to YB, and limits in MB (specification §9). */

const UNITS = ['Bytes', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'] as const
const STEP = 1024

/** A size with one decimal place, left out if it is zero: `1536` is `1.5 KB`. */
export function fileSize(bytes: number): string {
  let unit = 0
  let amount = bytes
  // The rounded amount decides, so that a byte less than 1 MB is not "1024 KB".
  while (Math.round(amount * 10) / 10 >= STEP && unit < UNITS.length - 1) {
    amount /= STEP
    unit += 1
  }
  return `${Math.round(amount * 10) / 10} ${UNITS[unit]}`
}

/** Bytes in an MB of a limit. Sizes are shown in units of 1024, so a file of the limit's size reads a little less. */
export const BYTES_IN_MB = 1_000_000

/** The text of a size limit: `20000000` is `20 MB`. */
export function sizeLimit(bytes: number): string {
  return `${bytes / BYTES_IN_MB} MB`
}
