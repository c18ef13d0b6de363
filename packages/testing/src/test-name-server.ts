/** A name server on the loopback address that knows what a test tells it (DNS over UDP, RFC 1035). */

import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

export interface NameRecords {
  readonly TXT?: readonly string[]
  readonly A?: readonly string[]
  readonly CNAME?: readonly string[]
}

export interface TestNameServer {
  /** Address and port, as `TEST_DNS` takes them. */
  readonly address: string
  /** Records by name; a name without any does not exist. `away` lets its questions be answered with SERVFAIL. */
  readonly names: Map<string, NameRecords | 'away'>
  close(): Promise<void>
}

const TYPES = { 1: 'A', 5: 'CNAME', 16: 'TXT' } as const
const HEADER_BYTES = 12
const NAME_ERROR = 3
const SERVER_FAILURE = 2
/** Pointer to the name of the question, which each answer is about. */
const NAME_OF_QUESTION = 0xc00c

export async function startNameServer(): Promise<TestNameServer> {
  const names = new Map<string, NameRecords | 'away'>()
  const socket = createSocket('udp4')
  socket.on('message', (query, { port, address }) => {
    socket.send(answerTo(query, names), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  const { port } = socket.address() as AddressInfo
  return {
    address: `127.0.0.1:${port}`,
    names,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  }
}

function answerTo(query: Buffer, names: ReadonlyMap<string, NameRecords | 'away'>): Buffer {
  const { name, end } = nameIn(query)
  const question = query.subarray(HEADER_BYTES, end + 4)
  const type = TYPES[query.readUInt16BE(end) as keyof typeof TYPES]
  const known = names.get(name.toLowerCase())
  const values = known === 'away' || !type ? [] : (known?.[type] ?? [])
  const code = known === undefined ? NAME_ERROR : known === 'away' ? SERVER_FAILURE : 0
  const header = Buffer.alloc(HEADER_BYTES)
  query.copy(header, 0, 0, 2)
  // An answer, by an authority, to a question that asked for recursion, which is offered.
  header.writeUInt16BE(0x8580 | code, 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(values.length, 6)
  return Buffer.concat([header, question, ...values.map((value) => record(type ?? 'A', value))])
}

function nameIn(query: Buffer): { name: string; end: number } {
  const labels: string[] = []
  let at = HEADER_BYTES
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += length + 1
  }
  return { name: labels.join('.'), end: at + 1 }
}

function record(type: 'A' | 'CNAME' | 'TXT', value: string): Buffer {
  const data = DATA[type](value)
  const head = Buffer.alloc(HEADER_BYTES)
  head.writeUInt16BE(NAME_OF_QUESTION, 0)
  head.writeUInt16BE({ A: 1, CNAME: 5, TXT: 16 }[type], 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(data.length, 10)
  return Buffer.concat([head, data])
}

const DATA: Readonly<Record<'A' | 'CNAME' | 'TXT', (value: string) => Buffer>> = {
  A: (value) => Buffer.from(value.split('.').map(Number)),
  CNAME: (value) => Buffer.concat([...value.split('.').map(counted), Buffer.of(0)]),
  TXT: counted,
}

function counted(text: string): Buffer {
  const bytes = Buffer.from(text)
  return Buffer.concat([Buffer.of(bytes.length), bytes])
}
