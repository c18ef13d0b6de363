/** Ids that two sites share, as after a site was restored from a copy: each gets its own content. */

import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { announceChange } from '../../../../platform/events.ts'
import { createTestSite, type TestSite } from '../../test-site.ts'

let world: TestWorld
let clay: TestSite
let wool: TestSite

beforeAll(async () => {
  world = await createTestWorld()
  const { accountId: ownerId } = await world.createOwner('maker@example.com')
  clay = await createTestSite(world.app, { title: 'Clay', ownerId })
  wool = await createTestSite(world.app, { title: 'Wool', ownerId })
  const { database } = world.app
  const id = await database.inSite(clay.id, async ({ db }) => {
    const { publication_id } = await db
      .selectFrom('site')
      .select('publication_id')
      .where('id', '=', clay.id)
      .executeTakeFirstOrThrow()
    return publication_id
  })
  await database.inSite(wool.id, async (site) => {
    await sql`
      INSERT INTO publication (website_id, id, manifest, note, changes, author_name)
      SELECT website_id, ${id}, manifest, note, changes, author_name FROM publication`.execute(
      site.db,
    )
    await sql`
      INSERT INTO publication_document (website_id, publication_id, document_id, revision)
      SELECT website_id, ${id}, document_id, revision FROM publication_document`.execute(site.db)
    await site.db
      .updateTable('site')
      .set({ publication_id: id })
      .where('id', '=', wool.id)
      .execute()
    await announceChange(site)
  })
})
afterAll(() => world.close())

it('each of two sites shows its own pages, cold and warm, whichever is asked first', async () => {
  const other = await world.addNode()
  for (const [visitor, sites] of [
    [world.visitor, [clay, wool]],
    [other.visitor, [wool, clay]],
  ] as const) {
    for (const site of [...sites, ...sites]) {
      const { text } = await visitor(site).get('/about')
      const [own, strange] = site === clay ? ['Clay', 'Wool'] : ['Wool', 'Clay']
      expect(text).toContain(`All about ${own}`)
      expect(text).toContain(`Made by ${own}`)
      expect(text).not.toContain(strange)
    }
  }
})
