import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

const PATH = '/api/events/RecordJavascriptErrors'

let world: TestWorld
let visitor: TestBrowser

beforeAll(async () => {
  world = await createTestWorld({ startingPointId: 'studio' })
})
afterAll(() => world.close())

const calls = () => `/s/${world.site.id}/api/script-errors`
const listed = async () => (await world.owner.get(calls())).body.errors

const boom = { appName: 'storefront', message: 'Boom', stack: 'Error: Boom', file: '/a.js' }
const event = (change: object = {}) => ({
  event: 'javascript-error',
  data: { ...boom, line: 3, column: 7, ...change },
  timestamp: 1,
})

beforeEach(async () => {
  visitor = world.visitor()
  await world.owner.delete(calls())
})

describe('POST /api/events/RecordJavascriptErrors', () => {
  it('fact 7.events.01: takes a list of events with event, data and timestamp', async () => {
    const { status } = await visitor.post(PATH, [event(), event({ message: 'Other' })])
    expect(status).toBe(200)
    expect(await listed()).toHaveLength(2)
    expect((await visitor.post(PATH, [{ event: 'javascript-error', timestamp: 1 }])).status).toBe(
      400,
    )
    expect((await visitor.post(PATH, event())).status).toBe(400)
  })

  it('fact 7.events.02: takes none without the crumb in a header', async () => {
    await visitor.get('/api/crumb')
    const { status, body } = await visitor.send({
      method: 'POST',
      url: PATH,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify([event()]),
    })
    expect(status).toBe(403)
    expect(body.crumbFail).toBe(true)
    expect(await listed()).toEqual([])
  })

  it('counts an error that comes again, and names the page without its query', async () => {
    const send = (referer: string) =>
      visitor.post(PATH, [event(), event()], { headers: { referer } })
    await send('http://clay.localhost/shop?email=a@b.c')
    await send('http://clay.localhost/about')
    expect(await listed()).toMatchObject([
      { ...boom, line: 3, column: 7, count: 4, path: '/about' },
    ])
  })

  it('keeps a hundred kinds, the latest', async () => {
    for (let at = 0; at < 11; at += 1) {
      // Another visitor each time, since one has a rate limit.
      const events = Array.from({ length: 10 }, (_, n) => event({ line: at * 10 + n }))
      await world.visitor().post(PATH, events)
    }
    const lines = (await listed()).map(({ line }: { line: number }) => line)
    expect(lines).toHaveLength(100)
    expect(lines).toContain(109)
  })

  it('is cleared by who may change code', async () => {
    await visitor.post(PATH, [event()])
    expect((await world.owner.delete(calls())).status).toBe(200)
    expect(await listed()).toEqual([])
  })
})
