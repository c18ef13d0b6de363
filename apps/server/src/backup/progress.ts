/** Says how far something is, at most every two seconds, so that a log stays short. */
export function createProgress(say: (line: string) => void, everyMs = 2_000) {
  let saidAt = performance.now()
  return (line: () => string) => {
    if (performance.now() - saidAt < everyMs) return
    saidAt = performance.now()
    say(line())
  }
}
