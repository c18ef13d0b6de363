import type { ServerResponse } from 'node:http'
import { answerJson, startTestOutside, type TestOutside } from '@sitewright/testing/test-outside'
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
})

const YOUTUBE = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'
const PLAYER = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'
const FLICKR = 'https://www.flickr.com/photos/clay/123456/'

const film = {
  type: 'video',
  title: 'At the\n wheel',
  html: '<iframe width="200" height="113" src="https://www.youtube.com/embed/aqz-KE-bpKQ?feature=oembed" allowfullscreen></iframe>',
  width: 200,
  height: 113,
  thumbnail_url: 'https://i.ytimg.com/vi/x/hq.jpg',
}

/** Answers to oEmbed with this, and to all else with a picture. */
const answers = (body: object, send: (response: ServerResponse) => unknown = sendPicture) => {
  outside.answer = (url, response) =>
    url.pathname.includes('oembed') ? answerJson(response, body) : send(response)
}
const sendPicture = (response: ServerResponse) =>
  response.setHeader('content-type', 'image/jpeg').end(picture)

const create = (address: string) => world.owner.post(`/s/${world.site.id}/api/embeds`, { address })

describe('POST /s/:siteId/api/embeds', () => {
  it('asks once, and keeps the still among the site’s own pictures', async () => {
    answers(film)
    const { status, body } = await create(YOUTUBE)
    expect([status, body.provider, body.problem]).toEqual([200, 'YouTube', ''])
    const { pictureId, ...rest } = body.embed
    expect(rest).toEqual({
      address: YOUTUBE,
      frame: `${PLAYER}?feature=oembed`,
      title: 'At the wheel',
      width: 200,
      height: 113,
    })
    expect(outside.asked).toEqual([
      `https://www.youtube.com/oembed?format=json&maxwidth=1280&url=${encodeURIComponent(YOUTUBE)}`,
      'https://i.ytimg.com/vi/x/hq.jpg',
    ])
    const { body: library } = await world.owner.get(
      `/s/${world.site.id}/api/assets?ids=${pictureId}`,
    )
    expect(library.items).toMatchObject([
      { filename: 'At the wheel.jpg', altText: 'At the wheel', width: 48, height: 36 },
    ])
  })

  it('stores the same still once, however often and from wherever it is looked up', async () => {
    answers(film)
    const again = await Promise.all([create(YOUTUBE), create(YOUTUBE), create(YOUTUBE)])
    answers({ ...film, title: 'Another title' })
    const all = [...again, await create(YOUTUBE)].map(({ body }) => body.embed.pictureId)
    expect(new Set(all).size).toBe(1)
    expect(all[0]).not.toBe('')
  })

  it('stores a still anew where its owner has put another picture in its place', async () => {
    answers(film)
    const before = (await create(YOUTUBE)).body.embed.pictureId
    const own = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#abc' } })
      .jpeg()
      .toBuffer()
    const path = `/s/${world.site.id}/api/assets/${before}/file?filename=own.jpg`
    expect((await world.owner.put(path, own)).status).toBe(200)
    const { pictureId } = (await create(YOUTUBE)).body.embed
    expect(pictureId).not.toBe(before)
  })

  it('shows a photo without a frame', async () => {
    answers({ type: 'photo', title: 'Bees', url: 'https://live.staticflickr.com/1.jpg' })
    const { body } = await create(FLICKR)
    expect(body.embed).toMatchObject({
      frame: '',
      title: 'Bees',
      pictureId: expect.stringMatching(/./),
    })
  })

  it('asks nobody where all is known from the address', async () => {
    const { body } = await create('https://calendly.com/clay/an-hour')
    expect(body.embed.frame).toMatch(/^https:\/\/calendly\.com\/clay\/an-hour/)
    expect(outside.asked).toEqual([])
  })

  it.each([
    ['https://example.com/video.mp4', 'embedUnknown'],
    ['http://169.254.169.254/latest/meta-data/', 'embedUnknown'],
    ['javascript:hit()', 'embedUnknown'],
    ['<iframe src="https://evil.example/"></iframe>', 'embedUnknown'],
  ])('refuses %s', async (address, code) => {
    expect(await create(address)).toMatchObject({ status: 422, body: { code } })
    expect(outside.asked).toEqual([])
  })

  it.each([
    ['frames another site', { ...film, html: '<iframe src="https://evil.example/"></iframe>' }],
    ['frames nothing', { ...film, html: '<script>hit()</script>' }],
    [
      'frames another provider',
      { ...film, html: '<iframe src="https://player.vimeo.com/video/1">' },
    ],
    ['runs a script', { ...film, html: '<iframe src="javascript:hit()"></iframe>' }],
    ['is no object', []],
  ])('takes nothing of an answer that %s', async (_what, body) => {
    answers(body)
    const answer = await create(YOUTUBE)
    expect(answer.body.embed).toEqual({
      ...{ address: YOUTUBE, frame: PLAYER, title: '', width: 0, height: 0, pictureId: '' },
    })
    expect(answer.body.problem).toMatch(/nothing that can be embedded/)
  })

  it.each<[string, (response: ServerResponse) => unknown]>([
    ['is gone', (response) => response.writeHead(404).end()],
    [
      'is a drawing',
      (response) => response.setHeader('content-type', 'image/svg+xml').end('<svg/>'),
    ],
    [
      'is a drawing that calls itself a photo',
      (response) =>
        response
          .setHeader('content-type', 'image/png')
          .end('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
    ['is no picture', (response) => response.setHeader('content-type', 'image/png').end('<html>')],
    ['leads inside', (response) => response.writeHead(302, { location: 'http://10.0.0.1/' }).end()],
  ])('does without a still that %s', async (_what, send) => {
    answers(film, send)
    expect((await create(YOUTUBE)).body).toMatchObject({
      embed: { title: 'At the wheel', pictureId: '' },
      problem: '',
    })
  })

  it('fact 8.interface.14: refuses a film of a Vimeo Basic account', async () => {
    const vimeo = 'https://vimeo.com/76979871'
    const html = '<iframe src="https://player.vimeo.com/video/76979871?dnt=1"></iframe>'
    answers({ ...film, html, account_type: 'basic' })
    expect(await create(vimeo)).toMatchObject({
      status: 422,
      body: {
        message:
          'Vimeo Basic accounts are unsupported. Please share a video from a different account.',
      },
    })
    answers({ ...film, html, account_type: 'pro' })
    expect((await create(vimeo)).status).toBe(200)
  })

  it('embeds what follows from the address while the provider is away, and says so', async () => {
    outside.answer = (_url, response) => response.destroy()
    const { body } = await create(YOUTUBE)
    expect(body).toMatchObject({
      embed: { frame: PLAYER },
      problem: expect.stringContaining('could not be reached'),
    })
    expect((await create(FLICKR)).body).toMatchObject({ code: 'outsideAway' })
  })

  it('refuses what is not there', async () => {
    outside.answer = (_url, response) => response.writeHead(404).end()
    expect(await create(YOUTUBE)).toMatchObject({ status: 422, body: { code: 'outsideMissing' } })
  })

  it('asks for one site sixty times a minute at most', async () => {
    answers({ ...film, thumbnail_url: '' })
    const all = await Promise.all(Array.from({ length: 61 }, () => create(YOUTUBE)))
    expect(all.filter(({ status }) => status === 429)).toHaveLength(1)
  })
})
