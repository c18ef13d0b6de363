/** Shows the output of programs that run at once one after the other, so that it reads as if they had run so. */

/**
 * Holds text back in memory until everything before it was shown; from then on it is written as it comes.
 * @param {Promise<unknown>} before
 * @param {(text: string) => void} write
 * @returns {(text: string) => void}
 */
export function heldUntil(before, write) {
  /** @type {string[] | undefined} */
  let held = []
  void before.then(() => {
    write(held?.join('') ?? '')
    held = undefined
  })
  return (text) => {
    if (held) held.push(text)
    else write(text)
  }
}

/** Says a line where the output of a program goes. @param {import('./run.mjs').Show} show @param {string} line */
export function tell(show, line) {
  if (show === 'terminal') process.stdout.write(`${line}\n`)
  else show(`${line}\n`)
}
