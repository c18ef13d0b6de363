/** Likes: once for each visitor, counted on cached pages, with nothing stored on devices before it is allowed. */

import { DEFAULT_SITE_SETTINGS, type SiteSettings } from '@sitewright/core/site/site-settings'
import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let world: TestWorld
let blogId: string
let postId: string

const api = (path: string) => `/s/${world.site.id}/api${path}`
const DAY_MS = 86_400_000

async function setUp(change: Partial<SiteSettings> = {}) {
  const cookieBanner = { mode: 'ask', text: '', policyUrl: '', version: 2 } as const
  const input = { ...DEFAULT_SITE_SETTINGS, likesEnabled: true, cookieBanner, ...change }
  const sent = await world.owner.put(api('/settings'), { ...input, title: 'Clay', timeZone: 'UTC' })
  if (sent.status !== 200) throw new Error(sent.text)
}

/** A browser that can be told from others by its cart, as tests have one address for all. */
async function somebody(): Promise<TestBrowser> {
  const visitor = world.visitor()
  await visitor.crumb()
  return visitor
}

const like = (visitor: TestBrowser, liked = '1', id = postId) =>
  visitor.submit(`/likes/${id}`, { liked })
const likeOf = async (visitor: TestBrowser) =>
  (await visitor.get(`/api/likes?ids=${postId},x`)).body.likes
const shown = async () => (await world.visitor().get('/notes/kiln?format=json')).body
const rows = () =>
  world.inSite(({ db }) => db.selectFrom('item_like').select(['who', 'day']).execute())

beforeAll(async () => {
  world = await createTestWorld()
  const { body } = await world.owner.post(api('/pages'), { title: 'Notes', kind: 'blog' })
  blogId = body.page.id
  await world.owner.post(api('/publish'), {})
  await setUp()
  const made = await world.owner.post(api(`/collections/${blogId}/items`), {
    ...{ title: 'Kiln', urlId: 'kiln', status: 'public' },
  })
  postId = made.body.item.id
})
afterAll(() => world.close())

describe('a like', () => {
  it('fact 3.post.03: likeCount is counted from the likes of visitors, one for each', async () => {
    const [ada, bob] = [await somebody(), await somebody()]
    expect((await like(ada)).body).toEqual({ id: postId, count: 1, isLiked: true })
    expect((await like(ada)).body).toEqual({ id: postId, count: 1, isLiked: true })
    await like(bob)
    expect((await shown()).item.likeCount).toBe(2)
    expect(await likeOf(ada)).toEqual([{ id: postId, count: 2, isLiked: true }])
    expect(await likeOf(await somebody())).toEqual([{ id: postId, count: 2, isLiked: false }])
    expect((await like(bob, '0')).body).toEqual({ id: postId, count: 1, isLiked: false })
    expect((await like(bob, '0')).body.count).toBe(1)
    expect((await shown()).item.likeCount).toBe(1)
  })

  it('fact 1.page-content.08: pages show how many like a post', async () => {
    const html = (await world.visitor().get('/notes/kiln')).text
    expect(html).toContain(`data-item-id="${postId}" data-like-count="1"`)
    expect(html).toContain('<span class="like-count">1</span>')
  })

  it('fact 3.settings.05: simpleLikingEnabled is the owner’s switch, and likes follow it', async () => {
    expect((await shown()).websiteSettings.simpleLikingEnabled).toBe(true)
    await setUp({ likesEnabled: false })
    expect((await shown()).websiteSettings.simpleLikingEnabled).toBe(false)
    expect((await world.visitor().get('/notes/kiln')).text).not.toContain('sqs-simple-like')
    expect((await like(await somebody())).status).toBe(404)
    expect(await likeOf(world.visitor())).toEqual([])
    await setUp()
  })

  it('is one of several at the same time', async () => {
    const visitor = await somebody()
    const before = (await shown()).item.likeCount
    await Promise.all(Array.from({ length: 5 }, () => like(visitor)))
    expect((await shown()).item.likeCount).toBe(before + 1)
  })

  it.each([
    ['another site', { origin: 'https://evil.example' }, 403],
    ['nowhere that can be told', {}, 403],
  ])('is not taken from %s', async (_where, from, status) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', ...from }
    const url = `/likes/${postId}`
    const answer = await world.visitor().send({ method: 'POST', url, headers, payload: 'liked=1' })
    expect(answer.status).toBe(status)
  })

  it('is not taken for what nobody sees', async () => {
    const draft = await world.owner.post(api(`/collections/${blogId}/items`), { title: 'Draft' })
    expect((await like(await somebody(), '1', draft.body.item.id)).status).toBe(404)
    expect((await like(await somebody(), '1', 'f'.repeat(24))).status).toBe(404)
  })
})

describe('the name of a visitor', () => {
  it('is one of the day, and nothing is stored on the device, before they allow more', async () => {
    const stranger = world.visitor()
    await like(stranger)
    expect(stranger.cookies.size).toBe(0)
    const visitor = await somebody()
    await like(visitor)
    expect(await likeOf(visitor)).toMatchObject([{ isLiked: true }])
    expect((await rows()).every(({ day }) => day !== null)).toBe(true)
    const { count } = (await likeOf(visitor))[0]
    world.clock.advance(DAY_MS)
    expect(await likeOf(visitor)).toMatchObject([{ count, isLiked: false }])
    const salts = await world.inSite(({ db }) =>
      db.selectFrom('daily_salt').select('day').execute(),
    )
    expect(salts).toHaveLength(1)
  })

  it('lasts once they allow it, and is told from nobody else', async () => {
    const visitor = await somebody()
    visitor.cookies.set('ss_cookieAllowed', encodeURIComponent('1:statistics'))
    await like(visitor)
    world.clock.advance(DAY_MS)
    // An answer to an older policy allows nothing.
    expect(await likeOf(visitor)).toMatchObject([{ isLiked: false }])
    visitor.cookies.set('ss_cookieAllowed', encodeURIComponent('2:statistics'))
    await like(visitor)
    world.clock.advance(DAY_MS)
    expect(await likeOf(visitor)).toMatchObject([{ isLiked: true }])
    expect(await likeOf(await somebody())).toMatchObject([{ isLiked: false }])
  })
})
