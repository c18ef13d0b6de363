import { newId } from '@sitewright/core/id'
import { ROLES } from '@sitewright/core/roles'
import { asProductInput, makeProduct } from '@sitewright/testing/sold-something'
import { addPerson } from '@sitewright/testing/test-team'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chores } from '../../features.ts'
import { createHousekeeper } from '../../platform/background/housekeeping.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const ENTRIES = '/api/commerce/shopping-cart/entries'
const PDF = Buffer.from('%PDF-1.7')

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld({ startingPointId: 'shop' })
})
afterAll(() => world.close())

const api = (path: string) => `/s/${world.site.id}/api${path}`
const listed = async (query = '') => (await world.owner.get(api(`/trash${query}`))).body.items
const restore = (trashId: string) => world.owner.post(api(`/trash/${trashId}/restore`))
const publish = () => world.owner.post(api('/publish'), {})
const shown = async (path: string) => (await world.visitor().get(path)).status
/** Removes what is at an address of the API, and gives its entry's id. */
const removed = async (path: string): Promise<string> => {
  const { body, status } = await world.owner.delete(api(path))
  expect(status).toBe(200)
  return body.trashId
}

/** Connections that wait for a transaction of another one. */
async function countWaiting(): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    SELECT count(*)::int AS waiting FROM pg_locks JOIN pg_stat_activity USING (pid)
    WHERE datname = current_database() AND NOT granted`.execute(world.app.database.global)
  return rows[0]?.waiting ?? 0
}

const addPage = async (title: string, more: object = {}) =>
  (await world.owner.post(api('/pages'), { title, ...more })).body.page
const pageTree = async () => (await world.owner.get(api('/pages'))).body.navigations.main
const addPost = async (blogId: string, title: string, more: object = {}) =>
  (await world.owner.post(api(`/collections/${blogId}/items`), { title, ...more })).body.item
const upload = async (name: string) =>
  (await world.owner.post(api(`/assets?filename=${name}`), PDF)).body.asset

describe('a page in the trash', () => {
  it('is listed with who removed it and when it goes, and not among the pages', async () => {
    const { id } = await addPage('About us')
    const trashId = await removed(`/pages/${id}`)
    const [entry] = await listed()
    expect(entry).toMatchObject({ id: trashId, kind: 'page', title: 'About us', by: 'Olive Owner' })
    expect(entry.goesAt - entry.at).toBe(30 * DAY_MS)
    const { pages } = (await world.owner.get(api('/pages'))).body
    expect(pages.map((page: { id: string }) => page.id)).not.toContain(id)
  })

  it('comes back as it was: at its place, published', async () => {
    const { id } = await addPage('Team', { navigation: 'first' })
    await publish()
    const before = await pageTree()
    const trashId = await removed(`/pages/${id}`)
    const { body } = await restore(trashId)
    expect(body.restored).toEqual({
      ...{ kind: 'page', thingId: id, title: 'Team' },
      ...{ isLive: true, newAddress: null, newSkus: [] },
    })
    expect(await pageTree()).toEqual(before)
    expect((await world.owner.get(api('/changes'))).body.changes).toEqual([])
    expect(await shown('/team')).toBe(200)
  })

  it('comes back as a draft where its removal was published', async () => {
    const { id } = await addPage('Jobs')
    await publish()
    const trashId = await removed(`/pages/${id}`)
    await publish()
    expect((await restore(trashId)).body.restored).toMatchObject({ isLive: false })
    expect(await shown('/jobs')).toBe(404)
    await publish()
    expect(await shown('/jobs')).toBe(200)
  })

  it('gets the next free address where another page has taken its own', async () => {
    const { id } = await addPage('Visiting')
    const trashId = await removed(`/pages/${id}`)
    await addPage('Visiting')
    expect((await restore(trashId)).body.restored.newAddress).toBe('/visiting-1')
  })

  it('can be restored once', async () => {
    const { id } = await addPage('Once')
    const trashId = await removed(`/pages/${id}`)
    const answers = await Promise.all([restore(trashId), restore(trashId)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
  })

  it('leaves the trash with a version of the site that has it', async () => {
    const { id } = await addPage('In a version')
    const { publication } = (await publish()).body
    const trashId = await removed(`/pages/${id}`)
    await world.owner.post(api(`/publications/${publication.id}/restore`))
    expect((await listed()).map((entry: { id: string }) => entry.id)).not.toContain(trashId)
  })
})

describe('a store page in the trash', () => {
  it('has its products with it: not listed, on no other page and not for sale, until it comes back', async () => {
    const { pages } = (await world.owner.get(api('/pages'))).body
    const store = pages.find(({ kind }: { kind: string }) => kind === 'products')
    await publish()
    const bowl = (await world.owner.get(api('/products?search=Supper'))).body.items[0]
    const count = async (path: string) => (await world.owner.get(api(path))).body.items.length
    const seen = async () => ({
      listed: await count('/products?search=Supper'),
      inTheGrid: await count('/product-rows?search=Supper'),
      onHome: (await world.visitor().get('/')).text.includes('Supper Bowl'),
      inTheCart: (await world.visitor().post(ENTRIES, { itemId: bowl.id, quantity: 1 })).status,
    })
    const before = await seen()
    expect(before).toEqual({ listed: 1, inTheGrid: 1, onHome: true, inTheCart: 200 })
    const trashId = await removed(`/pages/${store.id}`)
    await publish()
    expect(await seen()).toEqual({ listed: 0, inTheGrid: 0, onHome: false, inTheCart: 404 })
    await restore(trashId)
    await publish()
    expect(await seen()).toEqual(before)
  })
})

describe('an item in the trash', () => {
  it('is seen by nobody, and comes back at its address with its tags', async () => {
    const blog = await addPage('Chronicle', { kind: 'blog' })
    const post = await addPost(blog.id, 'Glazes', { status: 'public', tags: ['Tea'] })
    await publish()
    const path = `/chronicle/${post.urlId}`
    expect(await shown(path)).toBe(200)
    const trashId = await removed(`/items/${post.id}`)
    expect(await shown(path)).toBe(404)
    expect((await world.visitor().get('/chronicle?tag=Tea')).text).not.toContain('Glazes')
    expect((await restore(trashId)).body.restored).toMatchObject({ isLive: true, newAddress: null })
    expect(await shown(path)).toBe(200)
    expect((await world.visitor().get('/chronicle?tag=Tea')).text).toContain('Glazes')
  })

  it('gets the next free address where another one has taken its own', async () => {
    const blog = await addPage('Notes', { kind: 'blog' })
    const post = await addPost(blog.id, 'News')
    const trashId = await removed(`/items/${post.id}`)
    await addPost(blog.id, 'News')
    expect((await restore(trashId)).body.restored.newAddress).toBe(`/notes/${post.urlId}-1`)
  })

  it('comes back as a draft where its date came in the meantime', async () => {
    const blog = await addPage('Later', { kind: 'blog' })
    const publishOn = world.clock.now() + HOUR_MS
    const post = await addPost(blog.id, 'Soon', { status: 'scheduled', publishOn })
    const trashId = await removed(`/items/${post.id}`)
    world.clock.advance(2 * HOUR_MS)
    expect((await restore(trashId)).body.restored.isLive).toBe(false)
    expect((await world.owner.get(api(`/items/${post.id}`))).body.item.status).toBe('draft')
  })

  it('waits for its page', async () => {
    const blog = await addPage('Diary', { kind: 'blog' })
    const post = await addPost(blog.id, 'Monday')
    const postInTrash = await removed(`/items/${post.id}`)
    const pageInTrash = await removed(`/pages/${blog.id}`)
    expect(await restore(postInTrash)).toMatchObject({ status: 409, body: { code: 'pageInTrash' } })
    await restore(pageInTrash)
    expect((await restore(postInTrash)).status).toBe(200)
  })
})

describe('a product in the trash', () => {
  it('is not for sale, and comes back with its variants and stock', async () => {
    const id = await makeProduct(world, { sku: 'BACK-1', left: 5 })
    const { body } = await world.owner.get(api(`/products/${id}`))
    const trashId = await removed(`/products/${id}`)
    const cart = '/api/commerce/shopping-cart/entries'
    expect((await world.visitor().post(cart, { itemId: id, quantity: 1 })).status).toBe(404)
    expect((await restore(trashId)).body.restored).toMatchObject({ isLive: true, newSkus: [] })
    const after = (await world.owner.get(api(`/products/${id}`))).body.product
    expect(asProductInput(after)).toEqual(asProductInput(body.product))
    expect((await world.visitor().post(cart, { itemId: id, quantity: 1 })).status).toBe(200)
  })

  it('gets the next free SKU where another product has taken its own', async () => {
    const id = await makeProduct(world, { sku: 'TWICE-1', left: 5 })
    const trashId = await removed(`/products/${id}`)
    await makeProduct(world, { sku: 'TWICE-1', left: 5 })
    expect((await restore(trashId)).body.restored.newSkus).toEqual([
      { before: 'TWICE-1', now: 'TWICE-1-1' },
    ])
  })

  it('stays in the trash where another product takes its SKU in the same moment', async () => {
    const id = await makeProduct(world, { sku: 'RACE-1', left: 5 })
    const other = await makeProduct(world, { sku: 'OTHER-1', left: 5 })
    const trashId = await removed(`/products/${id}`)
    const held = await world.app.database.global.startTransaction().execute()
    try {
      await sql`SELECT set_config('app.website_id', ${world.site.id}, true)`.execute(held)
      await sql`UPDATE variant SET sku = 'RACE-1' WHERE website_id = ${world.site.id} AND product_id = ${other}`.execute(
        held,
      )
      const answer = restore(trashId)
      await expect.poll(countWaiting).toBeGreaterThan(0)
      await held.commit().execute()
      expect(await answer).toMatchObject({ status: 409, body: { code: 'takenMeanwhile' } })
    } finally {
      if (!held.isCommitted) await held.rollback().execute()
    }
    expect((await restore(trashId)).body.restored.newSkus).toEqual([
      { before: 'RACE-1', now: 'RACE-1-1' },
    ])
  })

  it('comes back to a store that holds more than 200, where the operator allows that', async () => {
    const id = await makeProduct(world, { sku: 'MANY-1', left: 5 })
    const trashId = await removed(`/products/${id}`)
    const most = world.app.config.productsPerStore
    await world.inSite(({ db }) =>
      sql`INSERT INTO item SELECT (jsonb_populate_record(item, jsonb_build_object(
          'id', lpad(to_hex(n), 24, '0'), 'url_id', 'one-of-many-' || n, 'status', 'draft', 'is_removed', false,
          'visible_from', NULL, 'document_id', NULL, 'published_revision', NULL
        ))).* FROM item, generate_series(1, ${most}) AS n WHERE id = ${id}`.execute(db),
    )
    expect(await restore(trashId)).toMatchObject({ status: 400, body: { code: 'tooManyItems' } })
    Object.assign(world.app.config, { productsPerStore: 2 * most })
    expect((await restore(trashId)).status).toBe(200)
    Object.assign(world.app.config, { productsPerStore: most })
    await world.inSite(({ db }) =>
      sql`UPDATE item SET is_removed = true WHERE url_id LIKE 'one-of-many-%'`.execute(db),
    )
  })
})

describe('a file in the trash', () => {
  it('is sent to nobody and counts, and comes back at its address', async () => {
    const { id, path } = await upload('Menu.pdf')
    const usage = async () => (await world.owner.get(api('/assets-usage'))).body.count
    const before = await usage()
    const trashId = await removed(`/assets/${id}`)
    await world.runJobs()
    expect(await shown(path)).toBe(404)
    expect(await usage()).toBe(before)
    expect((await restore(trashId)).body.restored).toMatchObject({ isLive: true, newAddress: null })
    expect(await shown(path)).toBe(200)
  })

  it('gets the next free address where another file has taken its own', async () => {
    const { id, path } = await upload('Prices.pdf')
    const trashId = await removed(`/assets/${id}`)
    expect((await upload('Prices.pdf')).path).toBe(path)
    expect((await restore(trashId)).body.restored.newAddress).toBe('/s/prices-1.pdf')
  })

  it('is put back by people who may publish, where the site shows it', async () => {
    const { id, path } = await upload('Shown.pdf')
    const { browser } = await addPerson(world, 'drafts@example.com', ROLES.draftEditor)
    const trashId = await removed(`/assets/${id}`)
    const header = { title: '', announcement: 'New', buttonLabel: 'Menu', buttonUrl: path }
    await world.owner.put(api('/site-header-footer'), { header })
    const refused = await browser.post(api(`/trash/${trashId}/restore`))
    expect(refused).toMatchObject({ status: 403, body: { code: 'assetShown' } })
    expect(await shown(path)).toBe(404)
    expect((await restore(trashId)).status).toBe(200)
  })
})

describe('removing for good', () => {
  it('deletes the body of a page that no version has, and keeps that of one that has been published', async () => {
    const bodies = async (pageId: string) => {
      const { rows } = await world.inSite(({ db }) =>
        sql`SELECT FROM page JOIN document USING (website_id)
          WHERE page.id = ${pageId} AND document.id = page.document_id`.execute(db),
      )
      return rows.length
    }
    const [known, unknown] = [await addPage('Known'), await addPage('Unknown')]
    await world.owner.post(api('/publish'), { keys: [known.id] })
    for (const { id } of [known, unknown]) {
      const trashId = await removed(`/pages/${id}`)
      expect((await world.owner.delete(api(`/trash/${trashId}`))).status).toBe(200)
      expect((await restore(trashId)).status).toBe(404)
    }
    expect([await bodies(known.id), await bodies(unknown.id)]).toEqual([1, 0])
  })

  it('deletes the bytes of a file', async () => {
    const { id } = await upload('Gone.pdf')
    const trashId = await removed(`/assets/${id}`)
    await world.owner.delete(api(`/trash/${trashId}`))
    await world.runJobs()
    expect(await world.app.files.list(world.site.id, `files/${id}`)).toEqual([])
  })

  it('happens by itself once the days are over', async () => {
    const { id } = await addPage('Forgotten')
    const trashId = await removed(`/pages/${id}`)
    const chore = chores.filter(({ name }) => name === 'things in the trash')
    const at = (days: number) => ({
      ...world.app,
      clock: { now: () => Date.now() + days * DAY_MS },
    })
    await createHousekeeper(at(29), chore).run()
    expect((await listed())[0].id).toBe(trashId)
    await createHousekeeper(at(31), chore).run()
    expect(await listed()).toEqual([])
  })

  it('locks no drafts where nothing is due', async () => {
    const chore = chores.filter(({ name }) => name === 'things in the trash')
    world.queries.length = 0
    await createHousekeeper(world.app, chore).run()
    expect(world.queries.some((query) => query.includes('trash_entry'))).toBe(true)
    expect(world.queries.filter((query) => query.includes('site_draft'))).toEqual([])
  })
})

describe('a trash of ten thousand things', () => {
  const FIRST_ID = '0'.repeat(24)

  it('is listed and emptied by as many statements as a small one', async () => {
    await world.owner.delete(api('/trash'))
    const statements = async (work: () => Promise<unknown>) => {
      world.queries.length = 0
      await work()
      return world.queries.length
    }
    await removed(`/pages/${(await addPage('Few')).id}`)
    const few = await statements(() => listed())
    await world.inSite(({ db, id }) =>
      sql`INSERT INTO trash_entry (website_id, id, kind, thing_id, title, account_id, was)
        SELECT ${id}::text, lpad(to_hex(n), 24, '0'), 'page', lpad(to_hex(n), 24, '0'), 'Page ' || n, ${newId()}::text, '{}'::jsonb
        FROM generate_series(1, 10000) AS n`.execute(db),
    )
    expect(await statements(() => listed())).toBe(few)
    const seen: string[] = []
    let cursor = ''
    while (seen.length < 200) {
      const { body } = await world.owner.get(api(`/trash${cursor && `?cursor=${cursor}`}`))
      expect(body.items.length).toBe(50)
      seen.push(...body.items.map(({ id }: { id: string }) => id))
      cursor = body.nextCursor
    }
    expect(seen).toEqual([...new Set(seen)].sort().reverse())
    expect(seen).not.toContain(FIRST_ID)
    const emptying = await statements(async () => {
      expect((await world.owner.delete(api('/trash'))).body.count).toBe(10_001)
    })
    // 21 transactions of 500 things each, all of one kind.
    expect(emptying).toBeLessThan(21 * 10)
    expect(await listed()).toEqual([])
  })
})

describe('a trash of files', () => {
  it('is emptied by as many statements as one file, and the bytes of all are deleted', async () => {
    const emptied = async (names: readonly string[]) => {
      const ids = await Promise.all(names.map(async (name) => (await upload(name)).id))
      for (const id of ids) await removed(`/assets/${id}`)
      world.queries.length = 0
      await world.owner.delete(api('/trash'))
      // The site itself is kept in memory until the removal is heard of, which may be before this or in the middle of it.
      const statements = world.queries.filter((query) => !query.startsWith('select "site"."id"'))
      return { ids, statements: statements.length }
    }
    const one = await emptied(['One.pdf'])
    const several = await emptied(['A.pdf', 'B.pdf', 'C.pdf', 'D.pdf'])
    expect(several.statements).toBe(one.statements)
    await world.runJobs()
    for (const id of several.ids) {
      expect(await world.app.files.list(world.site.id, `files/${id}`)).toEqual([])
    }
  })
})

describe('a role', () => {
  it.each([
    ['editor', ROLES.editor, ['page', 'item', 'file']],
    ['storeManager', ROLES.storeManager, ['product', 'file']],
    ['viewer', ROLES.viewer, []],
  ])('%s sees, restores and empties what it may remove', async (name, role, kinds) => {
    const { browser } = await addPerson(world, `${name}@example.com`, role)
    await world.owner.delete(api('/trash'))
    const blog = await addPage(`Blog of ${name}`, { kind: 'blog' })
    const entries: Readonly<Record<string, string>> = {
      item: await removed(`/items/${(await addPost(blog.id, 'Post')).id}`),
      page: await removed(`/pages/${(await addPage(`Page of ${name}`)).id}`),
      product: await removed(
        `/products/${await makeProduct(world, { sku: `R-${name}`, left: 1 })}`,
      ),
      file: await removed(`/assets/${(await upload(`${name}.pdf`)).id}`),
    }
    const { items } = (await browser.get(api('/trash'))).body
    expect(new Set(items.map(({ kind }: { kind: string }) => kind))).toEqual(new Set(kinds))
    for (const [kind, trashId] of Object.entries(entries)) {
      const { status } = await browser.post(api(`/trash/${trashId}/restore`))
      expect([kind, status]).toEqual([kind, (kinds as string[]).includes(kind) ? 200 : 404])
    }
    expect((await browser.delete(api('/trash'))).body).toEqual({ count: 0 })
    expect((await listed()).length).toBe(4 - kinds.length)
  })
})
