/** Commerce preferences by the calls of owners. */

import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let world: TestWorld
const at = (namespace: string) => `/s/${world.site.id}/api/v1/commerce-preferences/${namespace}`

beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

/** When the namespace was last written, and by which transaction. */
async function written(namespace: string): Promise<unknown> {
  return world.inSite(({ db }) =>
    db
      .selectFrom('commerce_preferences')
      .select(({ eb }) => ['updated_at', eb.ref('xmin' as never).as('by')])
      .where('namespace', '=', namespace)
      .execute(),
  )
}

describe('commerce preferences', () => {
  it('fact 7.commerce.08: are none where nothing was set', async () => {
    expect(await world.owner.get(at('nothing'))).toMatchObject({ status: 200, body: {} })
  })

  it('fact 7.commerce.09: are taken as they are sent', async () => {
    const settings = { columns: ['price', 'stock'], wide: true, rows: 50, more: { a: null } }
    expect(await world.owner.put(at('bulk-edit'), settings)).toMatchObject({ status: 200 })
    expect((await world.owner.get(at('bulk-edit'))).body).toEqual(settings)
  })

  it('fact 3.commerce-preferences.01: are kept for each namespace by itself', async () => {
    await world.owner.put(at('grid'), { rows: 50 })
    await world.owner.put(at('setup'), { sells: 'mugs' })
    expect((await world.owner.get(at('grid'))).body).toEqual({ rows: 50 })
    expect((await world.owner.get(at('setup'))).body).toEqual({ sells: 'mugs' })
  })

  it('fact 1.owners.10: an owner sets them, changes them and takes them back', async () => {
    await world.owner.put(at('managed'), { rows: 50 })
    await world.owner.put(at('managed'), { rows: 20 })
    expect((await world.owner.get(at('managed'))).body).toEqual({ rows: 20 })
    await world.owner.put(at('managed'), {})
    expect((await world.owner.get(at('managed'))).body).toEqual({})
  })

  it('fact 3.commerce-preferences.02: never hold a websiteId', async () => {
    const { body } = await world.owner.put(at('setup'), { websiteId: world.site.id, done: true })
    expect(body).toEqual({ done: true })
    expect((await world.owner.get(at('setup'))).body).toEqual({ done: true })
  })

  it('fact 4.preferences.02: are not written where no value differs', async () => {
    await world.owner.put(at('kept'), { a: 1, b: { x: 1, y: 2 } })
    const before = await written('kept')
    const same = await world.owner.put(at('kept'), { b: { y: 2, x: 1 }, a: 1 })
    expect(same.body).toEqual({ a: 1, b: { x: 1, y: 2 } })
    expect(await written('kept')).toEqual(before)
    await world.owner.put(at('kept'), { a: 2 })
    expect(await written('kept')).not.toEqual(before)
  })

  it.each([
    ['siteId', 'A setting cannot be named so.'],
    ['namespace', 'A setting cannot be named so.'],
    ['1st', 'A setting cannot be named so.'],
  ])('cannot have a setting named %s', async (name, message) => {
    const refused = await world.owner.put(at('odd'), { [name]: 'x' })
    expect(refused).toMatchObject({ status: 400, body: { errors: { [name]: message } } })
  })

  it('are at most 200 in a namespace, of 64 KB together', async () => {
    const many = Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`n${at}`, at]))
    expect((await world.owner.put(at('full'), many)).status).toBe(400)
    expect((await world.owner.put(at('full'), { text: 'x'.repeat(70_000) })).status).toBe(413)
  })

  it('have namespaces with names only', async () => {
    for (const namespace of ['-', 'a%2Fb', '%20', 'x'.repeat(65)]) {
      expect((await world.owner.get(at(namespace))).status).toBe(404)
    }
  })

  it('are in at most 100 namespaces', async () => {
    const { site: other, browser } = await world.createOwner('many@example.com')
    const path = (index: number) => `/s/${other.id}/api/v1/commerce-preferences/n${index}`
    for (let index = 0; index < 100; index += 1) await browser.put(path(index), { a: 1 })
    expect(await browser.put(path(100), { a: 1 })).toMatchObject({
      status: 409,
      body: { message: 'A store has preferences in at most 100 namespaces.' },
    })
    expect((await browser.put(path(99), { a: 2 })).body).toEqual({ a: 2 })
  })
})
