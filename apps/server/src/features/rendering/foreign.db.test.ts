/** The project's theme from elsewhere, on a site with every kind of page: rendered by the real server. */

import { join } from 'node:path'
import { PROJECT_ROOT } from '@sitewright/testing/project-root'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { packThemeFolder } from '@sitewright/theme/workshop'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createKindsSite, KINDS_NOW, type KindsSite } from './test-kinds.ts'

let world: TestWorld
let site: KindsSite
let told: unknown[]

beforeAll(async () => {
  world = await createTestWorld()
  world.clock.advance(KINDS_NOW - world.clock.now())
  const { browser: owner, accountId } = await world.createOwner('mover@example.com')
  site = await createKindsSite(world.app, { ownerId: accountId, count: 3 })
  const folder = join(PROJECT_ROOT, 'packages/theme/src/fixtures/foreign')
  const { archive } = await packThemeFolder(folder)
  const { body } = await owner.post(`/s/${site.id}/api/themes`, archive)
  const look = { theme: body.version.key, tweaks: {}, css: '' }
  expect(await owner.put(`/s/${site.id}/api/style`, look)).toMatchObject({ status: 200 })
  const { settings } = (await owner.get(`/s/${site.id}/api/settings`)).body
  const moved = {
    ...settings,
    socialAccounts: ['https://twitter.com/clay', 'https://bsky.app/profile/clay'],
  }
  expect(await owner.put(`/s/${site.id}/api/settings`, moved)).toMatchObject({ status: 200 })
  await owner.post(`/s/${site.id}/api/publish`, {})
  told = []
  world.app.log.warn = (...said: unknown[]) => void told.push(said)
})
afterAll(() => world.close())

/** Template code in titles of the sample site. */
const WORDS = '{.if website}{website.id}{.end}'

const get = (path: string) => world.visitor(site).get(path)

describe('a theme from elsewhere', () => {
  it.each([
    '/blog',
    '/events',
    '/gallery',
    '/slider',
    '/videos',
    '/album',
    '/course',
    '/store',
    '/more',
    '/about',
    '/search?q=bowl',
    '/empty-blog',
    '/empty-store',
  ])('frames %s with its own header and footer', async (path) => {
    const { status, text } = await get(path)
    expect(status).toBe(200)
    expect(text).toContain('<header id="header" class="frame">')
    expect(text).toContain('<footer id="footer">')
    // Titles of the site have template code in them, which is text.
    expect(text.replaceAll(WORDS, '')).not.toMatch(/\{[.@]|<squarespace:/)
  })

  it('leaves a cover to itself', async () => {
    const { status, text } = await get('/cover')
    expect(status).toBe(200)
    expect(text).not.toContain('<header id="header"')
  })

  it('fact 1.rendered-markup.13: there is a container for an audio player, and it comes to life', async () => {
    const { text } = await get('/album')
    expect(text).toMatch(
      /<div class="squarespace-audio-player" data-audio-asset-url="[^"]+" data-item-id="\w+" id="audio-player-\w+"><audio controls preload="none" src="\/s\/track\.mp3\?a=1&amp;b=2" aria-label="Track 1"><\/audio><\/div>/,
    )
    expect(text).not.toContain('Y.use(')
  })

  it('fact 1.rendered-markup.12: there are follow buttons, and they come to life', async () => {
    const { text } = await get('/about')
    expect(text).toContain(
      '<div class="squarespace-follow-button" data-username="clay"><a href="https://twitter.com/clay" rel="noopener">Follow @clay</a></div>',
    )
    expect(text).not.toContain('Y.use(')
  })

  it('shows a site’s profiles by the platform’s links, its symbols and its icon font', async () => {
    const { text } = await get('/about')
    expect(text).toContain('<svg class="sqs-svg-icon--social" viewBox="0 0 64 64"')
    for (const id of ['twitter-icon', 'twitter-mask', 'bluesky-icon', 'bluesky-mask']) {
      expect(text.split(`<symbol id="${id}"`)).toHaveLength(2)
    }
    const [, sheet = ''] = /<link rel="stylesheet" href="(\/site\.[^"]+)"/.exec(text) ?? []
    const { text: css } = await get(sheet)
    expect(css).toMatch(/\.social-bluesky \{\s+--sw-social-icon:/)
  })

  it('frames items and what is not there, too', async () => {
    const lists = ['/blog', '/events', '/store']
    const items = await Promise.all(
      lists.map(async (path) => (await get(`${path}?format=json`)).body.items[0].fullUrl),
    )
    for (const path of [...items, '/nothing-here']) {
      const { status, text } = await get(path)
      expect([path, status]).toEqual([path, path === '/nothing-here' ? 404 : 200])
      expect(text).toContain('<footer id="footer">')
    }
    expect(told).toEqual([])
  })
})
