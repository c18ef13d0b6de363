/** Attributes of pictures in the platform's own markup, on every page that a new site begins with. */

import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, describe, expect, it } from 'vitest'

/** Pictures side by side in the widest list of the built-in themes. */
const WIDEST_ROW = 4

const worlds: TestWorld[] = []
afterAll(() => Promise.all(worlds.map((world) => world.close())))

async function openWorld(startingPointId: string): Promise<TestWorld> {
  const world = await createTestWorld({ startingPointId })
  worlds.push(world)
  await world.owner.post(`/s/${world.site.id}/api/publish`, {})
  return world
}

/** Crawl of the site: pages by address, some 30 at most. */
async function pagesOf(world: TestWorld): Promise<Map<string, string>> {
  const pages = new Map<string, string>()
  const waiting = ['/']
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (pages.has(path) || pages.size > 30) continue
    const { status, text } = await world.visitor().get(path)
    if (status !== 200) continue
    pages.set(path, text)
    waiting.push(...[...text.matchAll(/href="(\/[a-z0-9/-]*)"/g)].map(([, href = '']) => href))
  }
  return pages
}

const picturesIn = (html: string) =>
  [...html.matchAll(/<img [^>]*>/g)].map(([tag]) => tag).filter((tag) => tag.includes('/images/'))

/** Pictures that are visible before anything is pointed at or chosen. */
const picturesAtFirst = (html: string) =>
  picturesIn(html.replaceAll(/<template.*?<\/template>/gs, '')).filter(
    (tag) => !tag.includes('ProductList-image-second'),
  )

describe.each(['shop', 'studio', 'restaurant'])('pages of the starting point %s', (start) => {
  it('show pictures that have their place and every width before any script runs', async () => {
    const pages = await pagesOf(await openWorld(start))
    let count = 0
    for (const [path, html] of pages) {
      for (const tag of picturesIn(html)) {
        count += 1
        for (const name of ['src', 'srcset', 'sizes', 'width', 'height', 'alt', 'loading']) {
          expect([path, tag, name]).toEqual([path, tag, tag.includes(` ${name}="`) && name])
        }
      }
    }
    expect(count).toBeGreaterThan(3)
  })

  it('load the first row at once, its first picture before all else, and the rest when they are near', async () => {
    const [world] = worlds.slice(-1)
    if (!world) throw new Error('No world')
    for (const [path, html] of await pagesOf(world)) {
      const tags = picturesAtFirst(html)
      const eager = tags.filter((tag) => tag.includes('loading="eager"'))
      const urgent = tags.filter((tag) => tag.includes('fetchpriority="high"'))
      expect([path, eager]).toEqual([path, tags.slice(0, eager.length)])
      expect([path, urgent]).toEqual([path, tags.slice(0, Math.min(eager.length, 1))])
      expect([path, eager.length <= WIDEST_ROW]).toEqual([path, true])
    }
  })

  it('load a list of products as far as its first row, without waiting for a script or a scroll', async () => {
    const [world] = worlds.slice(-1)
    if (!world) throw new Error('No world')
    const cards = picturesAtFirst((await world.visitor().get('/shop')).text)
    const eager = cards.slice(0, 3).map((tag) => tag.includes('loading="eager"'))
    expect(eager).toEqual(eager.map(() => true))
  })
})
