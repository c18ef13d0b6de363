import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Milliseconds that a connection may be silent; Node notices between once and twice that long. */
export const SILENT_MS = 20_000

/**
 * Slow-reader guard: ends connections that take nothing of their answer for as long as the server lets any be silent. Without
 * it the limit would also end connections that wait for an answer, such as an upload that is being worked on.
 */
export function endUnreadAnswers(server: FastifyInstance): void {
  server.addHook('onRequest', async (_request, { raw }) => {
    raw.on('timeout', (socket: Socket) => {
      // Reset instead of a graceful close, which would wait for the reader as well.
      if (socket.writableLength > 0) socket.resetAndDestroy()
    })
  })
}
