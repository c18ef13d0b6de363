import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestShop } from '../test-shop.ts'
import { createRollingCheck } from './rolling-check.ts'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await sql`DELETE FROM book_check`.execute(world.app.database.global)
  await sql`DELETE FROM book_checker`.execute(world.app.database.global)
})

const checks = () =>
  world.app.database.global
    .selectFrom('book_check')
    .select(['website_id', 'violations'])
    .orderBy('website_id')
    .execute()

describe('the rolling check of the books', () => {
  it('takes one site after the other, and each again after a while', async () => {
    const { site } = await world.createOwner('second@example.com')
    const check = createRollingCheck(world.app)
    expect([await check.checkNext(), await check.checkNext(), await check.checkNext()]).toEqual([
      true,
      true,
      false,
    ])
    expect((await checks()).map(({ website_id }) => website_id)).toEqual(
      [world.site.id, site.id].sort(),
    )
    world.clock.advance(10 * 60_000)
    expect(await check.checkNext()).toBe(true)
  })

  it('is done by one node at a time, until that one falls silent', async () => {
    const [one, other] = [createRollingCheck(world.app), createRollingCheck(world.app)]
    expect(await one.checkNext()).toBe(true)
    expect(await other.checkNext()).toBe(false)
    world.clock.advance(2 * 60_000)
    expect(await other.checkNext()).toBe(true)
    expect(await one.checkNext()).toBe(false)
  })

  it('keeps how many things do not add up', async () => {
    await createTestShop(world).stock('MUG', 3)
    await world.inSite(({ db }) => sql`UPDATE stock_level SET on_hand = on_hand + 1`.execute(db))
    const check = createRollingCheck(world.app)
    while (await check.checkNext());
    expect(await checks()).toContainEqual({ website_id: world.site.id, violations: 1 })
  })
})
