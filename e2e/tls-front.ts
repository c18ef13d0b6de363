/** A proxy that speaks https before a server of ours, with a certificate that it makes itself. */

import { generateKeyPairSync, sign } from 'node:crypto'
import { request } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'

export interface TlsFront {
  readonly port: number
  /** Says where the server is that it stands before. */
  lead(port: number): void
  close(): Promise<void>
}

export async function startTlsFront(): Promise<TlsFront> {
  let target = 0
  const front = createServer(selfSigned(), (asked, answer) => {
    const { method, url: path, headers } = asked
    const passed = { ...headers, 'x-forwarded-proto': 'https', 'x-forwarded-for': '127.0.0.1' }
    const inner = request(
      { host: '127.0.0.1', port: target, method, path, headers: passed },
      (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers)
        response.pipe(answer)
      },
    )
    inner.on('error', () => answer.destroy())
    asked.pipe(inner)
  })
  await new Promise<void>((ready) => front.listen(0, '127.0.0.1', ready))
  return {
    port: (front.address() as AddressInfo).port,
    lead: (port) => {
      target = port
    },
    close: () =>
      new Promise((closed) => {
        front.close(() => closed())
        front.closeAllConnections()
      }),
  }
}

const DAY = 86_400_000
const TAG = {
  version: 0xa0,
  integer: 2,
  bits: 3,
  oid: 6,
  text: 12,
  time: 23,
  sequence: 48,
  set: 49,
} as const
const ECDSA_WITH_SHA256 = [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02]
const COMMON_NAME = [0x55, 0x04, 0x03]

/** Good for a day, and for browsers that were told to take any (RFC 5280, the parts that cannot be left out). */
function selfSigned(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const algorithm = der('sequence', der('oid', ECDSA_WITH_SHA256))
  const named = der('sequence', der('oid', COMMON_NAME), der('text', Buffer.from('test')))
  const name = der('sequence', der('set', named))
  const time = (at: number) =>
    der(
      'time',
      Buffer.from(
        `${new Date(at)
          .toISOString()
          .replace(/[-:T]|\.\d+/g, '')
          .slice(2)}`,
      ),
    )
  const valid = der('sequence', time(Date.now() - DAY), time(Date.now() + DAY))
  const key = publicKey.export({ type: 'spki', format: 'der' })
  const version = der('version', der('integer', [2]))
  const body = der('sequence', version, der('integer', [1]), algorithm, name, valid, name, key)
  const signature = der('bits', [0], sign('sha256', body, privateKey))
  const cert = der('sequence', body, algorithm, signature).toString('base64')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${cert}\n-----END CERTIFICATE-----\n`,
  }
}

/** One value in the encoding of certificates (X.690). */
function der(tag: keyof typeof TAG, ...parts: (Uint8Array | readonly number[])[]): Buffer {
  const content = Buffer.concat(parts.map((part) => Uint8Array.from(part)))
  const { length } = content
  const size = length < 256 ? [length] : [length >> 8, length & 255]
  // Longer lengths say first how many bytes they have themselves.
  if (length > 127) size.unshift(0x80 + size.length)
  return Buffer.concat([Uint8Array.from([TAG[tag], ...size]), content])
}
