/** A store's page without any script: visitors sort it, filter it, and go from page to page. */

import { productInput } from '@sitewright/api/commerce/shapes'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestShop } from '../commerce/test-shop.ts'

let world: TestWorld
let pageId: string

interface Offer {
  readonly price: number
  readonly left?: number
  readonly sale?: number
}

const shirts: Readonly<Record<string, { tags: string[]; offers: Record<string, Offer> }>> = {
  Harbour: { tags: ['Linen'], offers: { 'S Blue': { price: 40 }, 'M Blue': { price: 44 } } },
  Island: {
    tags: ['linen', 'New'],
    offers: { 'M Red': { price: 30, left: 0 }, 'L Red': { price: 30 } },
  },
  Jetty: { tags: ['Wool'], offers: { 'S Blue': { price: 90, sale: 60 }, 'L Red': { price: 90 } } },
  Keel: { tags: [], offers: { 'S Red': { price: 25, left: 0 } } },
}

beforeAll(async () => {
  world = await createTestWorld({ startingPointId: 'shop' })
  const shop = createTestShop(world)
  const { body } = await world.owner.post(shop.api('/pages'), { title: 'Shirts', kind: 'products' })
  pageId = body.page.id
  for (const [title, { tags, offers }] of Object.entries(shirts)) {
    const made = await world.owner.post(shop.api('/products'), {
      title,
      state: 'public',
      tags,
      collectionId: pageId,
      options: [
        { name: 'Size', values: ['S', 'M', 'L'] },
        { name: 'Colour', values: ['Blue', 'Red'] },
      ],
      variants: productInput.shape.variants.parse(
        Object.entries(offers).map(([words, { price, left, sale }]) => {
          const [Size = '', Colour = ''] = words.split(' ')
          return {
            sku: `${title}-${Size}-${Colour}`,
            attributes: { Size, Colour },
            priceMinor: price * 100,
            onSale: sale !== undefined,
            salePriceMinor: (sale ?? 0) * 100,
            stock: { unlimited: left === undefined, quantity: left ?? 0 },
          }
        }),
      ),
    })
    expect(made.status, made.text).toBe(200)
  }
  await set({})
})
afterAll(() => world.close())

async function set(settings: object) {
  const api = `/s/${world.site.id}/api`
  const answers = [
    await world.owner.patch(`${api}/pages/${pageId}`, { settings }),
    await world.owner.post(`${api}/publish`, {}),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
}

async function page(query: string) {
  const { status, text } = await world.visitor().get(`/shirts?${query}`)
  const titles = [...text.matchAll(/class="ProductList-title">([^<]*)</g)].map(([, title]) => title)
  const plain = text.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
  return { status, text, titles, plain }
}

/** Number beside a value of a filter. */
function countOf(text: string, label: string): number | undefined {
  const [, count] =
    new RegExp(`<span>${label}</span> <span class="sw-store-number">(\\d+)<`).exec(text) ?? []
  return count === undefined ? undefined : Number(count)
}

describe('a store’s page', () => {
  it.each([
    ['', ['Keel', 'Jetty', 'Island', 'Harbour']],
    ['sort=name', ['Harbour', 'Island', 'Jetty', 'Keel']],
    ['sort=price-asc', ['Keel', 'Island', 'Harbour', 'Jetty']],
    ['sort=price-desc', ['Jetty', 'Harbour', 'Island', 'Keel']],
    ['sort=newest', ['Keel', 'Jetty', 'Island', 'Harbour']],
    ['sort=nonsense', ['Keel', 'Jetty', 'Island', 'Harbour']],
    ['available=1&sort=name', ['Harbour', 'Island', 'Jetty']],
    ['option.Size=S&sort=name', ['Harbour', 'Jetty', 'Keel']],
    ['option.Size=M&option.Size=l&sort=name', ['Harbour', 'Island', 'Jetty']],
    ['option.Size=M&option.size=L&sort=name', ['Harbour', 'Island', 'Jetty']],
    // One variant must have it all: the red shirt that Jetty has is large.
    ['option.Size=S&option.Colour=Red&sort=name', ['Keel']],
    ['option.Size=M&option.Colour=Red&available=1', []],
    ['price-from=35&price-to=50&sort=name', ['Harbour']],
    ['price-from=60&price-to=60', ['Jetty']],
    ['price-to=24.99', []],
    ['price-from=50&price-to=35,00&sort=name', ['Harbour']],
    ['price-from=-3&sort=name', ['Harbour', 'Island', 'Jetty', 'Keel']],
    ['tag=LINEN&sort=name', ['Harbour', 'Island']],
    ['tag=linen&tag=wool&sort=name', ['Harbour', 'Island', 'Jetty']],
    ['option.Size=%00&option.=x&option.Nothing=x', []],
  ])('asked for ?%s lists %j', async (query, titles) => {
    expect(await page(query)).toMatchObject({ status: 200, titles })
  })

  it('counts what each further choice would find, leaving out what was chosen beside it', async () => {
    const whole = await page('')
    expect([
      countOf(whole.text, 'In stock'),
      ...['S', 'M', 'L', 'Blue', 'Red', 'Linen', 'New'].map((label) => countOf(whole.text, label)),
    ]).toEqual([3, 3, 2, 2, 2, 3, 2, 1])
    const red = await page('option.Colour=Red')
    expect(['S', 'M', 'L', 'Blue', 'Red'].map((label) => countOf(red.text, label))).toEqual([
      1, 1, 2, 2, 3,
    ])
    expect(red.text).toContain('placeholder="25.00"')
    expect(red.text).toContain('placeholder="90.00"')
    const sizes = [...whole.text.matchAll(/name="option.Size" value="(\w)"/g)].map(([, one]) => one)
    expect(sizes).toEqual(['S', 'M', 'L'])
  })

  it('says what is chosen, with links that take it back', async () => {
    const { text } = await page('option.Size=S&option.Colour=Red&available=1&sort=name&price-to=99')
    const chips = [...text.matchAll(/<li><a href="([^"]*)" rel="nofollow">/g)].map(([, url]) => url)
    const rest = 'available=1&amp;price-to=99'
    expect(chips).toEqual([
      '/shirts?price-to=99&amp;option.Colour=Red&amp;option.Size=S&amp;sort=name',
      '/shirts?available=1&amp;option.Colour=Red&amp;option.Size=S&amp;sort=name',
      `/shirts?${rest}&amp;option.Size=S&amp;sort=name`,
      `/shirts?${rest}&amp;option.Colour=Red&amp;sort=name`,
    ])
    expect(text).toMatch(/<a class="sw-store-clear" href="\/shirts">/)
  })

  it('keeps what was chosen and is not among its values, when something else is chosen', async () => {
    const { text } = await page('option.Nothing=x&option.Size=S&tag=linen')
    const hidden = [...text.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)]
    expect(hidden.map(([, name, value]) => [name, value])).toEqual([['option.Nothing', 'x']])
  })

  it('leads out of a category with a single product', async () => {
    const shop = createTestShop(world)
    const add = { displayName: 'Rare' }
    const made = await world.owner.post(shop.api(`/products/${pageId}/categories`), add)
    expect(made.status, made.text).toBe(200)
    const { items } = JSON.parse((await page('format=json')).text)
    const rare = items.find(({ title }: { title: string }) => title === 'Keel')
    const path = shop.api(`/products/${rare.id}`)
    const { product } = (await world.owner.get(path)).body
    const categoryIds = [made.body.category.id]
    const placed = await world.owner.put(path, productInput.parse({ ...product, categoryIds }))
    expect(placed.status, placed.text).toBe(200)
    await set({ storeFilters: ['categories'] })
    const { text, titles } = await page('category=rare')
    expect(titles).toEqual(['Keel'])
    expect(countOf(text, 'Rare')).toBe(1)
    await set({ storeFilters: ['availability', 'price', 'options', 'tags'] })
  })

  it('says how to go on where nothing fits', async () => {
    const { plain, text } = await page('price-to=1')
    expect(plain).toContain('No product fits all of these filters. Clear all filters')
    expect(text).toContain('<a href="/shirts">Clear all filters</a>')
  })

  it.each([
    ['sort=name', '/shirts', true],
    ['option.Size=S&sort=name', '/shirts?option.Size=S', false],
    ['tag=wool', '/shirts?tag=Wool', false],
  ])('tells search engines of ?%s that it is %s, for them: %s', async (query, path, isKept) => {
    const { text } = await page(query)
    expect(text).toMatch(
      new RegExp(`<link rel="canonical" href="[^"]*${path.replace(/[?.]/g, '\\$&')}">`),
    )
    expect(!/<meta name="robots" content="noindex/.test(text)).toBe(isKept)
  })

  it('has numbers of its pages, with the filters in their addresses', async () => {
    await set({ pageSize: 1 })
    const { text, titles } = await page('sort=name&page=2&option.Size=S')
    expect(titles).toEqual(['Jetty'])
    const links = [
      ...text.matchAll(/href="([^"]*)"(?: aria-label="Page \d")?( aria-current="page")?>(\d)</g),
    ]
    expect(links.map(([, url, current, number]) => [url, number, current !== undefined])).toEqual([
      ['/shirts?option.Size=S&amp;sort=name', '1', false],
      ['/shirts?option.Size=S&amp;sort=name&amp;page=2', '2', true],
      ['/shirts?option.Size=S&amp;sort=name&amp;page=3', '3', false],
    ])
    await set({ pageSize: null })
  })

  it('is as long after a reload as “Load more” made it, and is its first page to search engines', async () => {
    await set({ pageSize: 1 })
    const { text, titles } = await page('sort=name&page=1-3')
    expect(titles).toEqual(['Harbour', 'Island', 'Jetty'])
    expect(text).toContain('3 of 4 products')
    expect(text).toContain(
      'href="/shirts?sort=name&amp;page=1-4" data-next="/shirts?sort=name&amp;page=4"',
    )
    expect(text).toMatch(/<link rel="canonical" href="[^"?]*\/shirts">/)
    const middle = await page('sort=name&page=2-3')
    expect(middle.titles).toEqual(['Island', 'Jetty'])
    expect(middle.text).toContain('<a rel="prev" href="/shirts?sort=name">')
    expect((await page('page=2-9')).status).toBe(404)
    await set({ pageSize: null })
  })

  it('has the filters that its owner wants, and follows no others', async () => {
    await set({ storeFilters: ['price', 'categories'], showsSort: false })
    const { text, titles } = await page('option.Size=M&available=1&sort=name&price-to=30')
    expect(titles).toEqual(['Keel', 'Island'])
    expect(text).not.toMatch(/name="(?:option|available|sort|tag)/)
    expect(text).toContain('name="price-to"')
    await set({ storeFilters: [], showsSort: false })
    expect((await page('price-to=30')).titles).toHaveLength(4)
    expect((await page('')).text).not.toContain('sw-store-bar')
    await set({ storeFilters: ['availability', 'price', 'options', 'tags'], showsSort: true })
  })

  it('takes eight statements at most, whatever is asked', async () => {
    const node = await world.addNode()
    for (const query of ['', 'option.Size=S&available=1&price-from=1&tag=linen&sort=price-asc']) {
      node.queries.length = 0
      await node.visitor(world.site).get(`/shirts?${query}`)
      expect(node.queries.length).toBeLessThanOrEqual(8)
    }
  })

  it('is made once for all spellings of an address, and anew where no two visitors will meet', async () => {
    const made = async (query: string) => {
      world.queries.length = 0
      await world.visitor().get(`/shirts?${query}`)
      return world.queries.length > 0
    }
    await made('option.Size=S&option.Colour=Blue&sort=name')
    expect(await made('sort=name&option.Colour=Blue&option.Size=S&utm_source=x&sort=nothing')).toBe(
      false,
    )
    for (const odd of ['option.Size=S&option.Size=XXL', 'price-from=12', 'option.size=s']) {
      await made(odd)
      expect([odd, await made(odd)]).toEqual([odd, true])
    }
  })

  it('knows prices of a currency without fractions', async () => {
    const shop = createTestShop(world)
    await shop.settings({ currency: 'JPY' })
    expect((await page('price-to=2500')).titles).toEqual(['Keel'])
    await shop.settings({ currency: 'USD' })
  })
})

describe('the counts of a store’s page', () => {
  it('are the same by what products keep of their variants and by the variants themselves, also once these change', async () => {
    const filters = ({ text }: { text: string }) => ({
      options: ['S', 'M', 'L', 'Blue', 'Red', 'Linen', 'Wool', 'In stock'].map((label) =>
        countOf(text, label),
      ),
      prices: [...text.matchAll(/placeholder="([\d.]+)"/g)].map(([, price]) => price),
    })
    // Every variant has such a price, so the same products are found by reading variants.
    const alike = async () => {
      const kept = filters(await page(''))
      expect(filters(await page('price-from=0'))).toEqual(kept)
      return kept
    }
    const before = await alike()
    expect(before.prices).toEqual(['25.00', '90.00'])
    const { items } = JSON.parse((await page('format=json')).text)
    const { id } = items.find(({ title }: { title: string }) => title === 'Jetty')
    const api = `/s/${world.site.id}/api/products/${id}`
    const { product } = (await world.owner.get(api)).body
    const variants = product.variants.filter(
      ({ attributes }: { attributes: { Size: string } }) => attributes.Size === 'S',
    )
    const changed = await world.owner.put(api, productInput.parse({ ...product, variants }))
    expect(changed.status, changed.text).toBe(200)
    const after = await alike()
    expect(after).not.toEqual(before)
  })
})
