import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** As long a connection may be silent; Node notices between once and twice that long. */
export const SILENT_MS = 20_000

/**
 * Ends connections that take nothing of their answer for as long as the server lets any be silent. Without this
 * those that wait for an answer, an upload that is being worked on for example, would be ended with them.
 */
export function endUnreadAnswers(server: FastifyInstance): void {
  server.addHook('onRequest', async (_request, { raw }) => {
    raw.on('timeout', (socket: Socket) => {
      // Without taking leave, which would wait for the reader as well.
      if (socket.writableLength > 0) socket.resetAndDestroy()
    })
  })
}
