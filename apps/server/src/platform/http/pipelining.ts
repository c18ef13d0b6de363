import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Unanswered requests of one connection; clients that wait for answers stay below, and browsers send one at a time. */
export const MOST_PIPELINED = 16

type Answer = ServerResponse & { req: IncomingMessage }

/**
 * Limit on pipelining: hangs up on connections that send more requests before they were answered. Each answer waits in memory for the
 * one before it, and one packet holds a thousand requests. Requests beyond the limit are not worked on.
 */
export function limitPipelining(http: Server): void {
  const listeners = http.listeners('request') as RequestListener[]
  const waiting = new WeakMap<Socket, number>()
  const count = (socket: Socket, change: 1 | -1) => {
    const now = (waiting.get(socket) ?? 0) + change
    waiting.set(socket, now)
    return now
  }
  http.removeAllListeners('request')
  http.on('request', (request: IncomingMessage, response: Answer) => {
    const { socket } = request
    if (socket.destroyed) return
    // The socket belongs to the answer whose turn it is.
    if (response.socket === null) {
      if (count(socket, 1) >= MOST_PIPELINED) {
        hangUp(socket)
        return
      }
      response.once('close', () => count(socket, -1))
    }
    for (const listener of listeners) listener.call(http, request, response)
  })
}

/**
 * Destroys the socket without stack traces: as it closes, Node makes an error for each request of a connection; nobody sees them,
 * and their stacks would take most of the time that a flood of such connections costs.
 */
function hangUp(socket: Socket): void {
  const usual = Error.stackTraceLimit
  socket.prependOnceListener('close', () => {
    Error.stackTraceLimit = 0
  })
  socket.once('close', () => {
    Error.stackTraceLimit = usual
  })
  socket.destroy()
}
