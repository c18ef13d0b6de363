/** The time to wait before another try, in words that fit the seconds of `Retry-After`. */

/** Seconds up to which the text is "a few seconds". */
const FEW_SECONDS = 10

export function waitWords(seconds: number): string {
  if (seconds <= FEW_SECONDS) return 'Please try again in a few seconds.'
  if (seconds <= 60) return 'Please try again in a minute.'
  return `Please try again in ${Math.ceil(seconds / 60)} minutes.`
}
