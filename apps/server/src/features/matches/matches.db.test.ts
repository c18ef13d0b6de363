import type { Match } from '@sitewright/api/matches/list-matches'
import { ROLES } from '@sitewright/core/roles'
import { buyOne, makeProduct } from '@sitewright/testing/sold-something'
import { addPerson } from '@sitewright/testing/test-team'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let world: TestWorld
let api: string

beforeAll(async () => {
  world = await createTestWorld({ startingPointId: 'shop' })
  api = `/s/${world.site.id}/api`
  await buyOne(world, await makeProduct(world, { sku: 'FOUND-1', left: 5 }))
  await world.owner.post(`${api}/forms`, { name: 'Shop survey' })
})
afterAll(() => world.close())

const find = async (words: string, browser = world.owner): Promise<Match[]> =>
  (await browser.get(`${api}/matches?search=${encodeURIComponent(words)}`)).body.matches
const said = (matches: readonly Match[]) => matches.map(({ kind, title }) => `${kind} ${title}`)

describe('GET /s/:siteId/api/matches', () => {
  it('finds pages and forms by a part of their names, the beginning first', async () => {
    expect(said(await find('SHOP'))).toEqual([
      'page Shop',
      'item Open workshop',
      'form Shop survey',
    ])
    expect(said(await find('ntac'))).toEqual(['page Contact'])
  })

  it('finds items with the page that they are on, and products apart from them', async () => {
    const { items } = (await world.owner.get(`${api}/products`)).body
    const [{ title }] = items
    expect(await find(title)).toContainEqual(
      expect.objectContaining({ kind: 'product', title, detail: 'Shop' }),
    )
    const journal = (await find('Journal')).find(({ kind }) => kind === 'page')
    const posts = (await world.owner.get(`${api}/collections/${journal?.id}/items`)).body.items
    expect(await find(posts[0].title)).toContainEqual(
      expect.objectContaining({ kind: 'item', title: posts[0].title, detail: 'Journal' }),
    )
  })

  it('finds an order by its number, with or without its sign', async () => {
    const { items } = (await world.owner.get(`${api}/orders`)).body
    const order = { kind: 'order', id: items[0].id, title: `#${items[0].number}` }
    for (const words of [`#${items[0].number}`, String(items[0].number)]) {
      expect(await find(words)).toContainEqual(expect.objectContaining(order))
    }
    expect(await find('99999999999999')).toEqual([])
  })

  it('takes the words as they are, and nothing for no words', async () => {
    expect(await find('%')).toEqual([])
    expect(await find("' OR true --")).toEqual([])
    expect(await find(' ')).toEqual([])
  })

  it('finds only what the role sees', async () => {
    const { browser } = await addPerson(world, 'reader@example.com', ROLES.viewer)
    expect(said(await find('shop', browser))).toEqual(['page Shop', 'item Open workshop'])
    expect(await find('1001', browser)).toEqual([])
    const { browser: biller } = await addPerson(world, 'biller@example.com', ROLES.billing)
    expect(await find('shop', biller)).toEqual([])
  })
})
