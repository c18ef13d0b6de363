/** Every kind of page, in each of the themes that come with the project. */

import { DEFAULT_SITE_STYLE } from '@sitewright/core/site/site-style'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startingPoints } from '../../starting-points/index.ts'
import { createKindsSite, KINDS_NOW, type KindsSite } from './test-kinds.ts'
import { mistakesIn, repeatedIds, SHOWN } from './test-shown.ts'

/** The default theme, left out here because it has golden files of its own. */
const THEMES = [...new Set(startingPoints.map(({ theme }) => theme))].filter(
  (theme) => theme !== DEFAULT_SITE_STYLE.theme,
)

const PAGES = [...Object.entries(SHOWN), ['search', '/search?q=glaze'], ['not-found', '/nowhere']]

let world: TestWorld
let ownerId: string
/** Problems in a template, which the log tells its author. */
const said: unknown[] = []

beforeAll(async () => {
  world = await createTestWorld()
  vi.spyOn(world.app.log, 'warn').mockImplementation((what) => void said.push(what))
  world.clock.advance(KINDS_NOW - world.clock.now())
  ownerId = (await world.createOwner('maker@example.com')).accountId
})
afterAll(() => world.close())

describe.each(THEMES)('a site in the theme %s', (theme) => {
  let site: KindsSite

  beforeAll(async () => {
    site = await createKindsSite(world.app, { ownerId, count: 9, theme })
  })

  const get = (path: string) => world.visitor(site).get(path)

  it.each(PAGES)(
    'shows %s as valid HTML with one heading of the first order',
    async (name, path) => {
      const { status, text } = await get(
        `${path}${path.includes('?') ? '&' : '?'}format=main-content`,
      )
      expect(status).toBe(name === 'not-found' ? 404 : 200)
      expect(await mistakesIn(text)).toEqual([])
      expect(text.match(/<h1[\s>]/g)).toHaveLength(1)
      expect(text).not.toContain('<script>alert')
      expect(text).not.toContain('<squarespace:')
      const urgent = text.match(/<img [^>]*fetchpriority="high"/g) ?? []
      expect(urgent.length).toBeLessThanOrEqual(1)
    },
  )

  it.each(PAGES)('has no id twice on %s', async (_name, path) => {
    expect(repeatedIds((await get(path)).text)).toEqual([])
  })

  it.each(['/', '/store'])('frames %s with valid HTML', async (path) => {
    const { text } = await get(path)
    expect(await mistakesIn(text)).toEqual([])
    for (const landmark of ['<header class="site-header', '<main ', '<footer ']) {
      expect(text.split(landmark)).toHaveLength(2)
    }
  })

  it('makes every page without anything to say about its templates', () => {
    expect(said).toEqual([])
  })
})
