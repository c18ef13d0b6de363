/** Clients that hold connections without getting on. */

import { readFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'

interface Hold {
  /** Such as what they do. */
  readonly what: string
  /** `file` is more than the buffers on the way hold. */
  begin(socket: Socket, place: { host: string; file: string }): void
}

/** Milliseconds between two bytes of a header. */
const DRIBBLE_MS = 500

export const HOLDERS = {
  dribble: {
    what: 'send their headers a byte at a time',
    begin: (socket, { host }) => {
      socket.resume()
      socket.write(`GET / HTTP/1.1\r\nHost: ${host}\r\nX-Slow: `)
      const timer = setInterval(() => socket.write('a'), DRIBBLE_MS)
      socket.once('close', () => clearInterval(timer))
    },
  },
  stare: {
    what: 'do not take what they asked for',
    begin: (socket, { host, file }) => {
      socket.pause()
      socket.write(`GET ${file} HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
    },
  },
} satisfies Readonly<Record<string, Hold>>

export type Holder = keyof typeof HOLDERS

export interface SlowClients {
  /** Connections that the server still holds: a client that does not read does not hear that it was hung up on. */
  left(): Promise<number>
  leave(): void
}

export async function holdConnections(
  { begin }: Hold,
  { port, count, ...place }: { port: number; host: string; file: string; count: number },
): Promise<SlowClients> {
  const sockets = await Promise.all(
    Array.from({ length: count }, () => {
      const socket = connect(port, '127.0.0.1')
      // Being cut off is what is waited for.
      socket.on('error', () => undefined)
      return new Promise<Socket>((open) => socket.once('connect', () => open(socket)))
    }),
  )
  const ports = new Set(sockets.map(({ localPort }) => localPort))
  for (const socket of sockets) begin(socket, place)
  return {
    left: async () => (await clientsOf(port)).filter((client) => ports.has(client)).length,
    leave: () => {
      for (const socket of sockets) socket.destroy()
    },
  }
}

const ESTABLISHED = '01'

/** Ports of those who are connected to a port of this machine, as the kernel knows them. */
async function clientsOf(port: number): Promise<number[]> {
  const table = await readFile('/proc/net/tcp', 'utf8')
  return table.split('\n').flatMap((line) => {
    const [, local = '', remote = '', state] = line.trim().split(/\s+/)
    const [own, other] = [local, remote].map((address) =>
      Number.parseInt(address.split(':')[1] ?? '', 16),
    )
    return state === ESTABLISHED && own === port && other !== undefined ? [other] : []
  })
}
