/** Sizes of files in words (specification §9: units of 1024, Bytes to YB). */

const UNITS = ['Bytes', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'] as const
const STEP = 1024

/** `1536` is `1.5 KB`: one decimal place, left out where it is zero. */
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
