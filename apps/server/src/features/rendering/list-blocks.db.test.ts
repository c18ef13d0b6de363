/** Blocks that list items of collections: what visitors and owners see, when it changes, and the statements it takes. */

import { BLOCK_TYPES, type BlockTypeName } from '@sitewright/core/enumerations'
import type { Id } from '@sitewright/core/id'
import type { JsonObject } from '@sitewright/core/json'
import { createTestWorld, type TestNode, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { section } from '../../starting-points/compose.ts'
import { forgetSite } from './test-changes.ts'
import { createKindsSite, KINDS_NOW, type KindsSite } from './test-kinds.ts'

type Owner = Awaited<ReturnType<TestWorld['createOwner']>>['browser']
type Chosen = readonly [type: BlockTypeName, props: JsonObject]

let world: TestWorld
let site: KindsSite
let owner: Owner
let stranger: KindsSite

beforeAll(async () => {
  world = await createTestWorld()
  world.clock.advance(KINDS_NOW - world.clock.now())
  const maker = await world.createOwner('maker@example.com')
  owner = maker.browser
  site = await createKindsSite(world.app, { ownerId: maker.accountId, count: 3 })
  const other = await world.createOwner('stranger@example.com')
  stranger = await createKindsSite(world.app, { ownerId: other.accountId, count: 3 })
}, 120_000)
afterAll(() => world.close())

const api = (path: string) => `/s/${site.id}/api${path}`

async function done<Body>(answer: Promise<{ status: number; text: string; body: Body }>) {
  const { status, text, body } = await answer
  if (status !== 200) throw new Error(text)
  return body
}

const pageId = (name: string): Id => site.pages[name] ?? ''

let batches = 0

/** Puts blocks in place of all else on a page, or in the footer, and publishes it. */
async function put(path: string, part: string, blocks: readonly Chosen[]): Promise<void> {
  const { documents } = await done(owner.get(api(path)))
  const { id, revision, document } = documents.find(
    (one: { part: string; field: string | null }) => (one.field ?? one.part) === part,
  )
  const placed = blocks.map(([type, props], index) => ({
    type: BLOCK_TYPES[type],
    place: [0, index * 4, 24, 4] as const,
    props,
  }))
  batches += 1
  await done(
    owner.post(api(`/documents/${id}/operations`), {
      batchId: batches.toString(16).padStart(24, '0'),
      baseRevision: revision,
      operations: [
        ...(document.sectionOrder as string[]).map((sectionId) => ({
          kind: 'removeSection',
          sectionId,
        })),
        { kind: 'insertSection', index: 0, section: section({}, ...placed) },
      ],
    }),
  )
  await done(owner.post(api('/publish'), {}))
  await forgetSite(world.app, site.id)
}

const putOn = (name: string, ...blocks: readonly Chosen[]) =>
  put(`/pages/${pageId(name)}/editor`, 'page', blocks)

const putInFooter = (blocks: readonly Chosen[]) =>
  put(`/pages/${pageId('home')}/editor`, 'footer', blocks)

const seen = async (path: string) => (await world.visitor(site).get(path)).text

/** The page on the canvas of its editor. */
async function drawn(name: string): Promise<string> {
  const { canvasUrl } = await done(owner.get(api(`/pages/${pageId(name)}/editor`)))
  const { host, pathname, search } = new URL(canvasUrl)
  return (await world.visitor({ ...site, host }).get(pathname + search)).text
}

/** The sections of a page as the studio asks for them after an edit. */
async function redrawn(name: string): Promise<string> {
  const { documents } = await done(owner.get(api(`/pages/${pageId(name)}/editor`)))
  const { id, document } = documents.find(({ part }: { part: string }) => part === 'page')
  const sections = Object.values(document.sections)
  const answer = await done(owner.post(api(`/documents/${id}/render-sections`), { sections }))
  return answer.sections.map(({ html }: { html: string }) => html).join('')
}

/** Titles of the items in the first list of a page. */
function titlesIn(html: string): string[] {
  return [...html.matchAll(/summary-title-link" href="[^"]*">([^<]*)</g)].map(
    ([, title = '']) => title,
  )
}

describe('a summary', () => {
  it('shows items of a blog in their order, with pictures, dates and links', async () => {
    await putOn('about', ['summary-v2', { collectionId: pageId('blog') }])
    const html = await seen('/about')
    expect(titlesIn(html).slice(1)).toEqual(['Post 2', 'Post 3'])
    expect(html).toContain('href="https://example.com/?a=1&amp;b=2"')
    expect(html).toContain('class="summary-thumbnail img-wrapper"><img src="')
    expect(html).toContain('<time class="summary-metadata-item summary-metadata-item--date"')
    expect(html).not.toContain('<script>alert(1)</script>')
  })

  it.each<[what: string, props: () => JsonObject, titles: readonly string[]]>([
    ['by tag', () => ({ tags: ['SLOW'], order: 'title' }), ['Post 2', 'Post 3']],
    ['by category', () => ({ categories: ['Nothing'] }), []],
    ['by author', () => ({ authors: ['ines <b>solberg</b>'], skip: 1 }), ['Post 2', 'Post 3']],
    ['by nobody', () => ({ authors: ['Nobody'] }), []],
    ['featured only', () => ({ onlyFeatured: true }), ['Post 2']],
    ['oldest first', () => ({ order: 'oldest', count: 2 }), ['Post 3', 'Post 2']],
    ['events to come', () => ({ collectionId: pageId('events') }), ['Event 2', 'Event 3']],
    ['past events', () => ({ collectionId: pageId('events'), period: 'past' }), ['Event 1']],
    [
      'of several pages',
      () => ({ collectionId: pageId('gallery'), secondId: pageId('events'), order: 'title' }),
      ['Event 2', 'Event 3'],
    ],
    ['products', () => ({ collectionId: pageId('store'), tags: ['wide'] }), ['Bowl 2']],
    [
      'products of a category',
      () => ({ collectionId: pageId('store'), categories: ['Kitchen & "table"'], order: 'oldest' }),
      ['Cup 3', 'Bowl 2'],
    ],
  ])('is filtered and sorted: %s', async (_what, props, titles) => {
    await putOn('about', ['summary-v2', { collectionId: pageId('blog'), ...props() }])
    const shown = titlesIn(await seen('/about')).filter((title) =>
      /^(Post|Event|Bowl|Cup) /.test(title),
    )
    expect(shown).toEqual(titles)
  })

  it('of what is like the item of the page leaves that item out', async () => {
    const { item } = await done(
      owner.post(api(`/collections/${pageId('blog')}/items`), {
        title: 'Post like 2',
        tags: ['slow'],
      }),
    )
    await put(`/items/${item.id}/editor`, 'item', [
      ['summary-v2', { source: 'related', count: 2 }],
      ['summary-v2', { collectionId: pageId('blog'), count: 1 }],
    ])
    await done(owner.post(api(`/items/${item.id}/publish`), {}))
    await forgetSite(world.app, site.id)
    const html = await seen(`/blog/${item.urlId}`)
    expect(titlesIn(html)).toHaveLength(3)
    expect(titlesIn(html)).not.toContain('Post like 2')
    await done(owner.delete(api(`/items/${item.id}`)))
  })
})

describe('what visitors may not see', () => {
  const list = (id: Id): Chosen => ['summary-v2', { collectionId: id, secondId: pageId('events') }]

  it('is in no list: pages of other sites, drafts, and pages that are switched off', async () => {
    await putOn('about', list(stranger.pages.blog ?? ''))
    expect(titlesIn(await seen('/about'))).toEqual(['Event 2', 'Event 3'])
    const { item } = await done(
      owner.post(api(`/collections/${pageId('blog')}/items`), { title: 'A secret draft' }),
    )
    await putOn('about', list(pageId('blog')))
    expect(await seen('/about')).not.toContain('A secret draft')
    expect(await drawn('about')).not.toContain('A secret draft')
    await done(owner.delete(api(`/items/${item.id}`)))
    await done(owner.patch(api(`/pages/${pageId('blog')}`), { settings: { isEnabled: false } }))
    await done(owner.post(api('/publish'), {}))
    expect(titlesIn(await seen('/about'))).toEqual(['Event 2', 'Event 3'])
    await done(owner.patch(api(`/pages/${pageId('blog')}`), { settings: { isEnabled: true } }))
    await done(owner.post(api('/publish'), {}))
  })

  it('is behind its password, and the owner’s canvas shows as little and says why', async () => {
    const journal: Chosen = ['journal', { collectionId: pageId('blog') }]
    await putOn('about', list(pageId('blog')), journal)
    expect(await seen('/about')).toContain('Post 2')
    await done(owner.put(api(`/pages/${pageId('blog')}/password`), { password: 'open sesame' }))
    expect(await seen('/about')).not.toContain('Post 2')
    for (const canvas of [await drawn('about'), await redrawn('about')]) {
      expect(canvas).toContain('Event 2')
      expect(canvas).not.toContain('Post 2')
      expect(canvas).toContain('This page has a password, so its items are shown only behind it.')
    }
    await done(owner.delete(api(`/pages/${pageId('blog')}/password`)))
    expect(await seen('/about')).toContain('Post 2')
  })

  it('leaves nothing behind, and tells the owner why', async () => {
    const gone = 'f'.repeat(24)
    await putOn(
      'about',
      ['summary-v2', {}],
      ['summary-v2', { collectionId: gone }],
      ['journal', { collectionId: pageId('empty-blog') }],
      ['calendar', { collectionId: '' }],
    )
    const html = await seen('/about')
    expect(html).not.toMatch(/sw-empty|sw-edit-only|summary-item/)
    const canvas = await drawn('about')
    expect(canvas).toContain('Choose a page whose items are shown')
    expect(canvas).toContain('This page was removed. Choose another in the settings.')
    expect(canvas).toContain('Nothing on this page can be seen by visitors yet.')
    expect(canvas).toContain('Choose a page with events')
  })
})

describe('counts', () => {
  it('lead to what they count, which is there', async () => {
    const collectionId = pageId('blog')
    await putOn(
      'about',
      ['posts-by-author', { collectionId }],
      ['posts-by-tag', { collectionId }],
      ['posts-by-category', { collectionId }],
      ['posts-by-month', { collectionId }],
    )
    const html = await seen('/about')
    const links = [
      ...html.matchAll(/<li><a href="(\/blog\?[^"]*)">[^<]*<\/a>[^<]*<span[^>]*>(\d+)</g),
    ]
    expect(links.length).toBeGreaterThanOrEqual(6)
    for (const [, href = '', count] of links) {
      const found = await seen(href.replaceAll('&amp;', '&'))
      expect(found.match(/data-item-id="/g)?.length, href).toBe(Number(count))
    }
  })

  it('are in a menu that needs no script', async () => {
    await putOn('about', ['archive', { collectionId: pageId('blog'), layout: 'dropdown' }])
    const html = await seen('/about')
    expect(html).toContain('action="/blog" method="get"')
    expect(html).toContain('<option value="11-2026">November 2026 (3)</option>')
  })
})

describe('a list on a page that is kept', () => {
  it('changes with the collection that it lists', async () => {
    await putOn('about', ['journal', { collectionId: pageId('blog') }])
    expect(await seen('/about')).not.toContain('Just out')
    const { item } = await done(
      owner.post(api(`/collections/${pageId('blog')}/items`), {
        title: 'Just out',
        status: 'public',
      }),
    )
    await expect.poll(() => seen('/about')).toContain('Just out')
    await done(owner.delete(api(`/items/${item.id}`)))
    await expect.poll(() => seen('/about')).not.toContain('Just out')
  })

  it('leaves the pages of the collection’s own list as they are', async () => {
    await done(owner.patch(api(`/pages/${pageId('blog')}`), { settings: { pageSize: 2 } }))
    await putInFooter([['summary-v2', { collectionId: pageId('blog'), count: 1 }]])
    const first = await seen('/blog')
    const next = /<a rel="next" href="([^"]*)"/.exec(first)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect(next).toContain('offset=')
    const second = await seen(next)
    expect(second).toContain('Post 3')
    expect(second).toContain('rel="prev"')
    expect(titlesIn(second)).toHaveLength(1)
  })
})

describe('statements', () => {
  const collectionId = () => pageId('blog')
  const every = (): Chosen[] => [
    ['summary-v2', { collectionId: collectionId(), secondId: pageId('store') }],
    ['summary-v2', { collectionId: pageId('events'), design: 'carousel' }],
    ['summary-v2', { collectionId: pageId('gallery'), design: 'wall' }],
    ['journal', { collectionId: collectionId() }],
    ['archive', { collectionId: collectionId() }],
    ['tag-cloud', { collectionId: pageId('store') }],
    ['posts-by-author', { collectionId: collectionId() }],
    ['calendar', { collectionId: pageId('events') }],
    ['tour-dates', { collectionId: pageId('events') }],
    ['index', { collectionId: pageId('more') }],
  ]

  async function count(node: TestNode, path: string): Promise<number> {
    node.queries.length = 0
    await node.visitor(site).get(path)
    return node.queries.length
  }

  it('are as many for every list as for one, and at most eight', async () => {
    await putOn('about', ['summary-v2', { collectionId: pageId('store') }])
    const one = await count(await world.addNode(), '/about')
    await putOn('about', ...every())
    const all = await count(await world.addNode(), '/about')
    expect(all).toBe(one)
    expect(all).toBeLessThanOrEqual(8)
  })

  it('are no more once the body is known, and none beside those of a page without lists', async () => {
    await putOn('about', ...every())
    const node = await world.addNode()
    await count(node, '/about')
    await count(node, '/cover')
    await forgetSite(world.app, site.id)
    const again = await count(node, '/about')
    // Site, lists, products and pictures: the publication and the body are known.
    expect(again).toBeLessThanOrEqual(4)
  })

  it('stay at eight at most where the footer of every page has lists', async () => {
    await putInFooter(every())
    for (const path of [
      '/',
      '/blog',
      '/blog/post-1',
      '/store?category=kitchen',
      '/store/p/thing-2',
      '/search?q=bwol',
      '/not-there',
      '/blog/not-there',
      '/store?category=bowls&page=99',
    ]) {
      const node = await world.addNode()
      expect(await count(node, path), `${path}\n${node.queries.join('\n\n')}`).toBeLessThanOrEqual(
        8,
      )
    }
  })
})
