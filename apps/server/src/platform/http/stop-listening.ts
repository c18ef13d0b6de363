/**
 * Graceful close of a listener, without losing a connection. The kernel accepts connections by itself and keeps them in the
 * listener's accept queue until the process asks for them; when the listener closes, it resets those that are still there. A
 * proxy may not send a write again then, because it cannot know that nobody read it. So the queue is made short and filled with
 * connections of the server's own before the close: from then on the kernel accepts nobody, a proxy that tries hears
 * "connection refused" a second later, and goes to the next node with its request unsent.
 */

import { readFileSync, readlinkSync } from 'node:fs'
import type { Server } from 'node:http'
import { type AddressInfo, connect, isIPv6, type Socket } from 'node:net'

export interface StopListeningOptions {
  /** Milliseconds after which the listener closes even if that resets a connection in its queue. */
  readonly limitMs?: number
}

/** Milliseconds that filling the queue may take before the listener closes anyway. */
const LIMIT_MS = 5_000
/** Milliseconds between two looks at the queue, in which the server accepts the connection that is first in it. */
const PAUSE_MS = 2
/**
 * Length of the accept queue while it is being filled. The shorter it is, the sooner it holds nobody else; but the kernel
 * answers with SYN cookies, which nobody can count, as soon as this many handshakes are on their way.
 */
const BACKLOG = 4
/** Connections that fit into the queue: Linux lets in one more than its length. */
const PLACES = BACKLOG + 1
/** Length of the queue while a handshake that met a full queue is waited for; the client repeats it within a second. */
const ROOMY_BACKLOG = 128

/** Stops listening, and settles when the last answer is out. */
export async function stopListening(
  http: Server,
  { limitMs = LIMIT_MS }: StopListeningOptions = {},
): Promise<void> {
  const queue = acceptQueueOf(http)
  const own = new Set<Socket>()
  const add = () => {
    const socket = connectTo(http.address() as AddressInfo)
    own.add(socket)
    socket.on('error', () => remove(socket))
  }
  const takePlaceOf = ({ remotePort }: Socket) => {
    for (const socket of own) if (socket.localPort === remotePort) remove(socket)
    add()
  }
  const remove = (socket: Socket) => {
    own.delete(socket)
    socket.destroy()
  }
  if (queue) {
    queue.resize(BACKLOG)
    for (let place = 0; place < PLACES; place += 1) add()
    http.prependListener('connection', takePlaceOf)
    await untilHeldBy(own, queue, performance.now() + limitMs)
    http.off('connection', takePlaceOf)
  }
  const closed = new Promise<void>((resolve) => http.close(() => resolve()))
  for (const socket of own) remove(socket)
  await closed
}

/** Settles when the queue is held by `own`; nobody is accepted between the last look and the caller's next line. */
async function untilHeldBy(
  own: ReadonlySet<Socket>,
  queue: AcceptQueue,
  deadline: number,
): Promise<void> {
  for (;;) {
    // Node accepts connections in the next tick.
    await new Promise<void>((resolve) => process.nextTick(resolve))
    const { isHeld, isAwaited } = queue.look(own)
    // Without own connections, this machine cannot reach its own listener.
    if (isHeld || own.size === 0 || performance.now() > deadline) return
    queue.resize(isAwaited ? ROOMY_BACKLOG : BACKLOG)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}

interface AcceptQueue {
  /** Sets the queue's length. A length below its content lets nobody in until it holds less. */
  resize(backlog: number): void
  look(own: ReadonlySet<Socket>): {
    /** Whether the queue is full of `own`: nobody else is in it, or on the way into it. */
    readonly isHeld: boolean
    /** Whether another client believes to be connected but finds no place in the queue. */
    readonly isAwaited: boolean
  }
}

/** Parts of Node's listener that have no public name. Listening again only changes the length of the queue. */
interface ListenerHandle {
  readonly fd: number
  listen(backlog: number): number
}

/** The listener's accept queue; undefined where the kernel does not show sockets as Linux does: there it simply closes. */
function acceptQueueOf(http: Server): AcceptQueue | undefined {
  const { _handle: handle } = http as Server & { readonly _handle?: Partial<ListenerHandle> | null }
  const address = http.address()
  if (typeof address !== 'object' || !address) return undefined
  if (typeof handle?.listen !== 'function' || typeof handle.fd !== 'number') return undefined
  const { port } = address
  const inode = inodeOf(handle.fd)
  const read = () => socketsOf(port, isIPv6(address.address))
  const listenerIn = (sockets: readonly KernelSocket[]) =>
    sockets.find((socket) => socket.inode === inode)
  if (inode === undefined || !listenerIn(read())) return undefined
  return {
    resize: (backlog) => void handle.listen?.(backlog),
    look: (own) => {
      const sockets = read()
      const ownPorts = new Set([...own].map(({ localPort }) => localPort))
      const comers = sockets.filter(({ localPort }) => localPort === port)
      const ownIn = comers.filter(
        ({ state, remotePort }) => state === ESTABLISHED && ownPorts.has(remotePort),
      )
      const isAwaited = comers.some(
        ({ state, remotePort }) => state === HALF_OPEN && !ownPorts.has(remotePort),
      )
      const isFull = listenerIn(sockets)?.waiting === PLACES
      return { isHeld: isFull && ownIn.length === PLACES && !isAwaited, isAwaited }
    },
  }
}

/** Address at which this machine reaches a listener on all addresses. */
const ANY_ADDRESS: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' }

function connectTo({ address, port }: AddressInfo): Socket {
  return connect(port, ANY_ADDRESS[address] ?? address)
}

function inodeOf(fd: number): string | undefined {
  try {
    return /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/self/fd/${fd}`))?.[1]
  } catch {
    return undefined
  }
}

/** States of a TCP connection, as Linux codes them in `/proc/net/tcp`. */
const ESTABLISHED = '01'
const HALF_OPEN = '03'

interface KernelSocket {
  readonly localPort: number
  readonly remotePort: number
  readonly state: string
  readonly inode: string | undefined
  /** Connections in the socket's accept queue, where it listens. */
  readonly waiting: number
}

/** Sockets that have this port on either side, as the kernel lists them. */
function socketsOf(port: number, isV6: boolean): KernelSocket[] {
  return linesOf(isV6 ? '/proc/net/tcp6' : '/proc/net/tcp')
    .slice(1)
    .map(readSocket)
    .filter(({ localPort, remotePort }) => localPort === port || remotePort === port)
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'latin1').trim().split('\n')
  } catch {
    return []
  }
}

/** A line reads `0: 0100007F:0BB8 00000000:0000 0A 00000000:00000002 …`, with the inode as its tenth word. */
function readSocket(line: string): KernelSocket {
  const words = line.trim().split(/\s+/)
  const [, local = '', remote = '', state = '', queues = ''] = words
  return {
    localPort: afterColon(local),
    remotePort: afterColon(remote),
    state,
    inode: words[9],
    waiting: afterColon(queues),
  }
}

const afterColon = (text: string) => Number.parseInt(text.split(':')[1] ?? '', 16)
