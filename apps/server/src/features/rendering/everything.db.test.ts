/** The project's theme of every feature of the format, on a site of every kind of page: rendered by the real server. */

import { join } from 'node:path'
import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { loadTheme, type Theme } from '@sitewright/theme'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PROJECT_ROOT } from '../../platform/project-root.ts'
import { renderingOf } from './services.ts'
import { createKindsSite, KINDS_NOW, type KindsSite } from './test-kinds.ts'

let world: TestWorld
let owner: TestBrowser
let site: KindsSite
let theme: Theme
let told: unknown[]

beforeAll(async () => {
  world = await createTestWorld()
  world.clock.advance(KINDS_NOW - world.clock.now())
  const made = await world.createOwner('maker@example.com')
  owner = made.browser
  site = await createKindsSite(world.app, { ownerId: made.accountId, count: 3 })
  theme = await loadTheme(join(PROJECT_ROOT, 'packages/theme/src/fixtures/everything'))
  const { themes } = await renderingOf(world.app)
  Object.assign(themes, { themeOf: () => theme })
  told = []
  world.app.log.warn = (...said: unknown[]) => void told.push(said)
  await dress()
})
afterAll(() => world.close())

/** Pages that choose what the theme offers. */
async function dress() {
  const set = async (name: string, settings: object) => {
    const path = `/s/${site.id}/api/pages/${site.pages[name]}`
    expect(await owner.patch(path, { settings })).toMatchObject({ status: 200 })
  }
  await set('about', { layout: 'wide' })
  await set('template', { templatePage: 'home' })
  await owner.post(`/s/${site.id}/api/publish`, {})
}

const get = (path: string) => world.visitor(site).get(path)

/** Ids and revisions differ from run to run, and the platform's part of the head has tests of its own. */
function steady(html: string): string {
  const seen = new Map<string, string>()
  return html
    .replace(
      /<meta charset="utf-8">[\s\S]*?(?=\n<script>document\.documentElement\.dataset)/,
      '[headers]',
    )
    .replaceAll(String(theme.revisionNumber), 'revision')
    .replace(/(?<![0-9a-f])[0-9a-f]{24}(?![0-9a-f])/g, (id) => {
      if (!seen.has(id)) seen.set(id, `id-${seen.size + 1}`)
      return seen.get(id) ?? ''
    })
}

const SHOWN: Readonly<Record<string, string>> = {
  home: '/',
  'blog.list': '/blog',
  'blog.list-category': '/blog?category=Clay',
  'blog.item': '/blog/post-2',
  'events.list': '/events',
  'events.item': '/events/event-2',
  'gallery.list': '/gallery',
  'gallery.item': '/gallery/picture-1',
  'album.list': '/album',
  'products.list': '/store',
  'products.item': '/store/p/thing-1',
  'index.list': '/more',
  layout: '/about',
  'static-page': '/template',
  search: '/search?q=clay',
  'not-found': '/nowhere',
}

describe('a theme with everything, on a site with everything', () => {
  it.each(Object.entries(SHOWN))('%s is as it was', async (name, path) => {
    const { text } = await get(path)
    await expect(`${steady(text)}\n`).toMatchFileSnapshot(`golden/everything/${name}.golden`)
  })

  it.each(Object.values(SHOWN))('%s has no mistake of a template', async (path) => {
    told.length = 0
    await get(`${path}${path.includes('?') ? '&' : '?'}format=main-content`)
    expect(told).toEqual([])
  })
})
