/** Addresses as only a socket can send them, since clients normalize theirs. */

import { type AddressInfo, connect } from 'node:net'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestSite, type TestSite } from '../../test-site.ts'

let world: TestWorld
let site: TestSite
let other: TestSite

beforeAll(async () => {
  world = await createTestWorld()
  const { accountId: ownerId } = await world.createOwner('maker@example.com')
  site = await createTestSite(world.app, { title: 'Clay', ownerId })
  other = await createTestSite(world.app, { title: 'Linen', ownerId })
  await world.server.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => world.close())

/** The whole answer to one request line, until the connection closes. */
function send(target: string, host = site.host): Promise<string> {
  const { port } = world.server.server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(
        Buffer.from(
          `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
          'latin1',
        ),
      ),
    )
    socket.setEncoding('utf8').on('data', (part) => {
      text += part
    })
    socket.on('close', () => resolve(text))
    socket.on('error', reject)
  })
}

const statusOf = (text: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1])
const bodyOf = (text: string) => text.slice(text.indexOf('\r\n\r\n') + 4)

describe('an address as it was written', () => {
  it.each([
    '/../about',
    '/./about',
    '/about/.',
    '/about/..',
    '/shop/../about',
    '/shop/p/../../about',
    '/%2e%2e/about',
    '/%2E%2E%2Fabout',
    '/.%2e/about',
    '/..;/about',
    '/..\\about',
    '/a%2fbout',
    '/shop%2Fp%2Fmug-1',
    '/shop%5cp%5cmug-1',
    '/about%00',
    '/about%0d%0aSet-Cookie:x=y',
    '/%c0%ae%c0%ae/about',
    '/%u0061bout',
    '//about',
    '//evil.example/',
    '/\\evil.example/',
    '/a\xe9bout',
    '*',
    'about',
    'http://evil.example/about',
    '?page=2',
    '/s/../../secret-key',
    '/assets/../../../package.json',
    '/images/../../etc/passwd',
    '/site.0000000000000000.css/../about',
    `/${'../'.repeat(2_000)}etc/passwd`,
    `/${'%2e%2e%2f'.repeat(800)}etc/passwd`,
  ])('%.40s leads nowhere, and to no other page, host or file', async (target) => {
    const text = await send(target)
    const status = statusOf(text)
    expect([301, 400, 404], text.slice(0, 200)).toContain(status)
    if (status === 301) expect(text).toMatch(/\r\nlocation: \/(?![/\\])[^\r]*\r\n/i)
    expect(text).not.toMatch(/\r\nset-cookie/i)
    expect(bodyOf(text)).not.toMatch(/All about|root:|"dependencies"|\bat .*\.[jt]s:/)
  })

  it('is answered where it is in order, and what others have sent changes nothing for any site', async () => {
    for (const [of, title] of [
      [site, 'Clay'],
      [other, 'Linen'],
    ] as const) {
      const text = await send('/about', of.host)
      expect([statusOf(text), bodyOf(text).includes(`All about ${title}`)]).toEqual([200, true])
    }
  })
})
