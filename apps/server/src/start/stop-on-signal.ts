/** Ends the process in good order when it is asked to. */

const DRAIN_LIMIT_MS = 30_000
/** A terminal's Ctrl-C can arrive twice: from the terminal, and passed on by npm. */
const SAME_REQUEST_MS = 500

/** The first request runs `close` and exits with 0; another one exits at once. */
export function stopOnSignal(close: () => Promise<void>, say: (line: string) => void): void {
  let askedAt: number | undefined
  const stop = () => {
    if (askedAt !== undefined) {
      if (Date.now() - askedAt > SAME_REQUEST_MS) process.exit(1)
      return
    }
    askedAt = Date.now()
    say('Stopping')
    setTimeout(() => process.exit(1), DRAIN_LIMIT_MS).unref()
    void close().then(() => {
      say('Stopped')
      process.exit(0)
    })
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
