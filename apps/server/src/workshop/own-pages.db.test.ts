/** The sample site under a theme that has pages beyond the sample site's own. */

import { join } from 'node:path'
import { createSampleWorld, type SampleWorld } from '@sitewright/testing/sample-world'
import { loadTheme, type Theme } from '@sitewright/theme'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadDraftSite } from '../features/content/index.ts'
import { createOwnPages } from './own-pages.ts'

const FIXTURE = join(import.meta.dirname, '../../../../packages/theme/src/fixtures/everything')

let world: SampleWorld
let theme: Theme
const said: string[] = []

beforeAll(async () => {
  world = await createSampleWorld()
  theme = await loadTheme(FIXTURE)
  const ownPages = createOwnPages(world.app, {
    siteId: world.sample.id,
    say: (line) => said.push(line),
  })
  await ownPages({ theme })
}, 120_000)
afterAll(() => world.close())

const json = async (path: string) =>
  JSON.parse((await world.visitor(world.sample).get(`${path}?format=json`)).text)

const drafted = () => world.app.database.inSite(world.sample.id, loadDraftSite)

describe('what only the theme has', () => {
  it('is on the sample site, and said', () => {
    expect(said).toHaveLength(1)
    expect(said[0]).toMatch(/^Of this theme alone: /)
    for (const path of ['/home-1', '/poster', '/projects', '/stack'])
      expect(said[0]).toContain(path)
  })

  it('has items with every field of its types', async () => {
    const { collection, items } = await json('/projects')
    expect(collection).toMatchObject({ title: 'Projects' })
    expect(items[0].customContent).toMatchObject({
      client: expect.stringMatching(/\w/),
      story: { html: expect.stringContaining('<p>') },
      plan: { assetUrl: expect.stringContaining('/images/') },
      isFinished: true,
      views: { items: [{ assetUrl: expect.stringContaining('/images/') }] },
    })
    expect(items[1].customContent.isFinished).toBe(false)
  })

  it('is not the page of results, whose markup a theme may have', async () => {
    const told: string[] = []
    const ownPages = createOwnPages(world.app, {
      siteId: world.sample.id,
      say: (line) => told.push(line),
    })
    const poster = theme.pages.get('poster')
    if (!poster) throw new Error('The test theme has a static page called poster')
    const pages = new Map([...theme.pages, ['search', { ...poster, name: 'search', conf: {} }]])
    await ownPages({ theme: { ...theme, revision: 'with results', pages } })
    expect(told.join()).toContain('/poster')
    expect(told.join()).not.toContain('search')
  })

  it('has parts in its indexes', async () => {
    const { collection } = await json('/stack')
    expect(collection.collections.map(({ title }: { title: string }) => title)).toEqual([
      'Stack, first part',
      'Stack, second part',
    ])
  })

  it('has something in each navigation', async () => {
    const { navigations } = await drafted()
    expect(navigations.get('footer')).toHaveLength(4)
    expect(navigations.get('spare')).toHaveLength(4)
  })

  it('is made once, and again for what is added', async () => {
    const ownPages = createOwnPages(world.app, {
      siteId: world.sample.id,
      say: (line) => said.push(line),
    })
    const before = await drafted()
    await ownPages({ theme })
    expect((await drafted()).pages.size).toBe(before.pages.size)

    const poster = theme.pages.get('poster')
    if (!poster) throw new Error('The test theme has a static page called poster')
    const pages = new Map([...theme.pages, ['late', { ...poster, name: 'late', conf: {} }]])
    await ownPages({ theme: { ...theme, revision: 'later', pages } })
    expect(said.at(-1)?.split('  ')).toContain('/late')
    expect((await world.visitor(world.sample).get('/late')).status).toBe(200)
  })
})

it('a site elsewhere has no addresses for pages that stand in for others', async () => {
  for (const name of ['lock', 'maintenance', 'error', 'order']) {
    const { status } = await world.visitor(world.sample).get(`/universal/workshop/${name}`)
    expect(status, name).toBe(404)
  }
})
