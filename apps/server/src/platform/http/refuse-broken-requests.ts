/** Answers requests that the HTTP parser refuses in the envelope of all refusals, and closes the connection. */

import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Problem } from '@sitewright/core/problem'
import { envelope } from './errors.ts'
import { fail } from './problems.ts'
import { REQUEST_ID } from './request-id.ts'

const PROBLEMS: Readonly<Record<string, () => Problem>> = {
  ERR_HTTP_REQUEST_TIMEOUT: () => fail('tooSlow'),
  HPE_HEADER_OVERFLOW: () => fail('headersTooLarge'),
}

/** Milliseconds that a refused sender is still read from, or the answer would be lost with the connection. */
const LINGER_MS = 1_000

const refused = new WeakSet<Socket>()

/** The server's `clientError` listener. Gives the status of the answer, where there is one. */
export function refuseBrokenRequest(
  error: NodeJS.ErrnoException,
  socket: Socket,
): number | undefined {
  // A connection is refused once: further bytes of it are wrong as well.
  if (refused.has(socket)) return undefined
  refused.add(socket)
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return undefined
  }
  const problem = (PROBLEMS[error.code ?? ''] ?? (() => fail('invalidInput')))()
  const body = JSON.stringify(envelope(problem))
  const head = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    `${REQUEST_ID}: ${randomUUID()}`,
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  // Lingering close: unread bytes would make the system reset the connection, and lose the answer with it.
  socket.removeAllListeners('data')
  socket.resume()
  const late = setTimeout(() => socket.destroy(), LINGER_MS)
  socket.once('close', () => clearTimeout(late))
  return problem.status
}
