import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld({ startingPointId: 'shop' })
})
afterAll(() => world.close())

async function siteWithSearchPage(theme: string) {
  const input = { title: 'Clay', startingPointId: 'shop' }
  const { site } = (await world.owner.post('/api/sites', input)).body
  const api = `/s/${site.id}/api`
  const visitor = world.visitor({
    ...site,
    host: `${site.identifier}.${world.app.config.sitesDomain}`,
  })
  const style = await world.owner.put(`${api}/style`, { theme, tweaks: {}, css: '' })
  expect(style.status, style.text).toBe(200)
  const { page } = (await world.owner.post(`${api}/stand-in-pages`, { standsFor: 'search' })).body
  const change = async (settings: object, rest: object = {}) => {
    const path = `${api}/pages/${page.id}`
    const { status, text } = await world.owner.patch(path, { ...rest, settings })
    expect(status, text).toBe(200)
    expect((await world.owner.post(`${api}/publish`)).status).toBe(200)
  }
  return { api, page, visitor, change }
}

/** Parts of the search page in the order in which they stand. */
async function partsOf(visitor: TestBrowser, path: string) {
  const { text } = await visitor.get(path)
  return [
    /<title>[^<]*/.exec(text)?.[0],
    /<meta name="description" content="[^"]*"/.exec(text)?.[0],
    ...[
      ...text.matchAll(/<h1|class="sw-search-form"|class="sw-search-result"|Try fewer words/g),
    ].map(([part]) => part),
  ]
}

describe('the owner’s page for searches', () => {
  it.each(['hearth', 'gazette', 'saffron'])(
    'stands above form and results with one heading, in %s',
    async (theme) => {
      const { visitor, change } = await siteWithSearchPage(theme)
      await change(
        {
          seoTitle: 'Find a mug',
          seoDescription: 'Everything on our shelves',
          searchNothingText: 'Try fewer words & <ask> us.',
        },
        { title: 'Our shelves' },
      )
      const head = [
        '<title>Find a mug',
        '<meta name="description" content="Everything on our shelves"',
      ]
      const asked = await partsOf(visitor, '/search?q=mug')
      expect(asked.slice(0, 4)).toEqual([...head, '<h1', 'class="sw-search-form"'])
      expect(asked).toContain('class="sw-search-result"')
      const nothing = await visitor.get('/search?q=qqqqqq')
      expect(nothing.text).toContain('Try fewer words &amp; &lt;ask&gt; us.')
      expect(nothing.text.match(/<h1/g)).toHaveLength(1)
      expect(nothing.text).toContain('noindex')
    },
  )

  it('shows the same with no question yet at its own address and on the canvas, in no map and no search', async () => {
    const { api, page, visitor, change } = await siteWithSearchPage('hearth')
    await change({})
    const own = await visitor.get(`/${page.urlId}`)
    expect(own.text).toMatch(/<h1[^>]*>Search<\/h1>[\s\S]*class="sw-search-form"/)
    expect((await visitor.get('/sitemap.xml')).text).not.toContain(`/${page.urlId}<`)
    const canvas = await world.owner.get(`${api}/pages/${page.id}/canvas`)
    expect(canvas.status, canvas.text).toBe(200)
    expect(canvas.body.html).toContain('sw-search-form')
  })

  it.each([
    ['is switched off', { isEnabled: false }],
    ['is not chosen any more', { answersSearch: false }],
  ])('gives way to the theme’s where it %s', async (_, values) => {
    const { visitor, change } = await siteWithSearchPage('hearth')
    await change({ seoTitle: 'Find a mug' })
    const title = async () => (await partsOf(visitor, '/search'))[0]
    await expect.poll(title).toBe('<title>Find a mug')
    await change(values)
    await expect.poll(title).toMatch(/^<title>Search/)
  })
})
