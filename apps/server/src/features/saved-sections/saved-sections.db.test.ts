import { SECTION_LIBRARY, sectionFrom } from '@sitewright/blocks/section-library'
import { newId } from '@sitewright/core/id'
import { ROLES } from '@sitewright/core/roles'
import { addPerson } from '@sitewright/testing/test-team'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'

let world: TestWorld
const section = (name: string) => {
  const layout = SECTION_LIBRARY.flatMap(({ layouts }) => layouts).find((one) => one.name === name)
  if (!layout) throw new Error(`There is no section ${name}`)
  return sectionFrom(layout)
}

beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

const path = (id = '') => `/s/${world.site.id}/api/saved-sections${id && `/${id}`}`
const names = async () =>
  (await world.owner.get(path())).body.saved.map(({ name }: { name: string }) => name)

it('keeps a section as it was, gives it another name, and forgets it', async () => {
  const kept = section('figures')
  const { body } = await world.owner.post(path(), { name: ' Our figures ', section: kept })
  expect(body.saved).toMatchObject({ name: 'Our figures', section: kept })
  await world.owner.post(path(), { name: 'A quote', section: section('quote') })
  expect(await names()).toEqual(['A quote', 'Our figures'])
  await world.owner.put(path(body.saved.id), { name: 'In numbers' })
  expect(await names()).toEqual(['A quote', 'In numbers'])
  await world.owner.delete(path(body.saved.id))
  expect(await names()).toEqual(['A quote'])
  expect((await world.owner.delete(path(body.saved.id))).status).toBe(404)
})

/** A block of code that runs on the page. */
const code = (id: string) => ({
  ...{ id, type: 23, version: 2 },
  props: { language: 'html', source: '<script>1</script>', showSource: false, canCopy: false },
})

it('takes no code from somebody who may not write any on the site', async () => {
  const plain = section('blank')
  const id = newId()
  const sent = {
    ...plain,
    blocks: { [id]: code(id) },
    desktop: { [id]: { x: 0, y: 0, w: 4, h: 4, z: 1 } },
  }
  const { browser } = await addPerson(world, 'writes@example.com', ROLES.draftEditor)
  const refused = await browser.post(path(), { name: 'Mine', section: sent })
  expect(refused).toMatchObject({ status: 403, body: { code: 'codeNotAllowed' } })
  expect((await world.owner.post(path(), { name: 'Mine', section: sent })).status).toBe(200)
})

it.each([
  ['without a name', 400, { name: ' ' }],
  ['with a block that does not exist', 400, { blocks: { ['c'.repeat(24)]: { type: 9999 } } }],
  ['with a background that does not exist', 400, { background: { source: 'dancing' } }],
])('refuses one %s', async (_what, status, change: Record<string, unknown>) => {
  const plain = section('blank')
  const { name = 'Mine', blocks = {}, background } = change
  const ids = Object.keys(blocks as object)
  const sent = {
    ...plain,
    blocks: Object.fromEntries(ids.map((id) => [id, { id, type: 9999, version: 1, props: {} }])),
    desktop: Object.fromEntries(ids.map((id) => [id, { x: 0, y: 0, w: 1, h: 1, z: 1 }])),
    settings: { ...plain.settings, ...(background !== undefined && { background }) },
  }
  expect((await world.owner.post(path(), { name, section: sent })).status).toBe(status)
})

it('keeps a hundred sections of a site, also when the last ones are saved at the same moment', async () => {
  const { site, browser } = await world.createOwner('collects@example.com')
  await world.app.database.inSite(site.id, ({ db }) =>
    sql`INSERT INTO saved_section (website_id, id, name, section)
      SELECT ${site.id}::text, lpad(to_hex(n), 24, '0'), 'Section ' || n, '{}'::jsonb
      FROM generate_series(1, 99) AS n`.execute(db),
  )
  const saved = await Promise.all(
    ['One', 'Two', 'Three', 'Four'].map((name) =>
      browser.post(`/s/${site.id}/api/saved-sections`, { name, section: section('quote') }),
    ),
  )
  expect(saved.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
})
