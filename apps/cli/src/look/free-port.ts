import { createServer } from 'node:net'

/** A port that nobody listens on now, as the system gives it. */
export function freePort(): Promise<number> {
  const probe = createServer()
  return new Promise((done, failed) => {
    probe.once('error', failed)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => done(port))
    })
  })
}
