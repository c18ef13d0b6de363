import type { ServerResponse } from 'node:http'
import { startTestOutside, type TestOutside } from '@sitewright/testing/test-outside'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let outside: TestOutside
let world: TestWorld
let picture: Buffer

beforeAll(async () => {
  outside = await startTestOutside()
  world = await createTestWorld({ config: { outsideStandIn: outside.origin } })
  picture = await sharp({ create: { width: 48, height: 36, channels: 3, background: '#456' } })
    .jpeg()
    .toBuffer()
})
afterAll(async () => {
  await world.close()
  await outside.stop()
})
beforeEach(() => {
  // Each test has a minute of its own, as requests of a site are counted by the minute.
  world.clock.advance(61_000)
  outside.asked.length = 0
  outside.answer = (_url, response) => response.setHeader('content-type', 'image/jpeg').end(picture)
})

const BOWL = 'https://pots.example/2026/Blue%20bowl.jpeg?w=900'
const create = (address: string) =>
  world.owner.post(`/s/${world.site.id}/api/pictures`, { address })
const stored = async () =>
  (await world.owner.get(`/s/${world.site.id}/api/assets?limit=100`)).body.items

describe('POST /s/:siteId/api/pictures', () => {
  it('keeps the picture among the site’s own, once', async () => {
    const before = (await stored()).length
    const { status, body } = await create(BOWL)
    expect(status).toBe(200)
    expect((await create(BOWL)).body).toEqual(body)
    const all = await stored()
    expect(all).toHaveLength(before + 1)
    expect(all[0]).toMatchObject({ id: body.pictureId, filename: 'Blue bowl.jpg', width: 48 })
    expect(outside.asked[0]).toBe(BOWL)
  })

  it.each([
    ['https://pots.example/bowl', 'pictureUnknown'],
    ['https://pots.example/bowl.svg', 'pictureUnknown'],
    ['javascript:hit()//.jpg', 'pictureUnknown'],
    ['file:///bowl.jpg', 'pictureUnknown'],
    ['http://10.0.0.1/bowl.jpg', 'outsideAddress'],
    ['http://169.254.169.254/bowl.jpg', 'outsideAddress'],
    ['https://pots.example:8443/bowl.jpg', 'outsideAddress'],
  ])('asks nobody for %s', async (address, code) => {
    expect(await create(address)).toMatchObject({ status: 422, body: { code } })
    expect(outside.asked).toEqual([])
  })

  it.each<[string, string, (response: ServerResponse) => unknown]>([
    ['is gone', 'outsideMissing', (response) => response.writeHead(404).end()],
    [
      'is a drawing',
      'outsideKind',
      (response) => response.setHeader('content-type', 'image/svg+xml').end('<svg/>'),
    ],
    [
      'is a page',
      'outsideKind',
      (response) => response.setHeader('content-type', 'text/html').end('<script>hit()</script>'),
    ],
    [
      'is a page that calls itself a picture',
      'notSupported',
      (response) =>
        response.setHeader('content-type', 'image/png').end('<html><script>hit()</script></html>'),
    ],
    [
      'never ends',
      'outsideTooLarge',
      (response) => {
        response.setHeader('content-type', 'image/jpeg')
        const more = () => {
          while (response.write(Buffer.alloc(1_000_000))) if (response.destroyed) return
          if (!response.destroyed) response.once('drain', more)
        }
        more()
      },
    ],
    [
      'leads inside',
      'outsideAddress',
      (response) => response.writeHead(302, { location: 'http://10.0.0.1/a.jpg' }).end(),
    ],
  ])('takes nothing that %s', async (_what, code, send) => {
    const before = (await stored()).length
    outside.answer = (_url, response) => send(response)
    expect((await create(BOWL)).body).toMatchObject({ code })
    expect(await stored()).toHaveLength(before)
  })
})
