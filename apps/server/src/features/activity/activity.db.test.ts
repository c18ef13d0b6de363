/** The audit log: each deed is written down once with who did it, in the transaction that does it. */

import { ACTIVITY_NAMES, type ActivityName } from '@sitewright/core/activity'
import { DEFAULT_SITE_SETTINGS } from '@sitewright/core/site/site-settings'
import { buyOne, makeProduct } from '@sitewright/testing/sold-something'
import { addPerson } from '@sitewright/testing/test-team'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chores } from '../../features.ts'
import { createHousekeeper } from '../../platform/background/housekeeping.ts'

const DAY_MS = 24 * 60 * 60 * 1000

let world: TestWorld
let ownerId: string

beforeAll(async () => {
  world = await createTestWorld({ startingPointId: 'shop' })
  const { body } = await world.owner.get(api('/contributors'))
  ownerId = body.contributors[0].accountId
})
afterAll(() => world.close())

const api = (path: string) => `/s/${world.site.id}/api${path}`
const list = async (query = '') => (await world.owner.get(api(`/activity${query}`))).body
const newest = async () => (await list()).items[0]

const bring = (email: string, role: number) => addPerson(world, email, role)

const removeSite = async () => {
  const { title } = (await world.owner.get(api('/site'))).body.site
  await world.owner.post(api('/remove-site'), { title, currentPassword: 'correct horse battery' })
}
/** Opens the site again without a word in its log. */
const reopenSite = () =>
  world.app.database.global
    .updateTable('site')
    .set({ removed_at: null })
    .where('id', '=', world.site.id)
    .execute()
const trashedPage = async (title: string): Promise<string> => {
  const { body } = await world.owner.post(api('/pages'), { title })
  return (await world.owner.delete(api(`/pages/${body.page.id}`))).body.trashId
}

const askForReview = async (title: string): Promise<string> => {
  const { body: made } = await world.owner.post(api('/pages'), { title: 'Blog', kind: 'blog' })
  const { body } = await world.owner.post(api(`/collections/${made.page.id}/items`), { title })
  const reviewerId = ownerId
  await world.owner.put(api(`/items/${body.item.id}/review`), { reviewerId })
  return body.item.id
}

/** Each kind of entry, with a deed that leaves it as the last one, and its words. */
const DEEDS: Readonly<
  Record<ActivityName, readonly [about: string | RegExp, () => Promise<unknown>]>
> = {
  pageAdded: ['About us', () => world.owner.post(api('/pages'), { title: 'About us' })],
  pageRemoved: [
    'Passing',
    async () => {
      const { body } = await world.owner.post(api('/pages'), { title: 'Passing' })
      await world.owner.delete(api(`/pages/${body.page.id}`))
    },
  ],
  sitePublished: ['', () => world.owner.post(api('/publish'), {})],
  publicationRestored: [
    '',
    async () => {
      const { body } = await world.owner.get(api('/publications'))
      await world.owner.post(api(`/publications/${body.items[0].id}/restore`), {})
    },
  ],
  draftsRestored: [
    '',
    async () => {
      const { body } = await world.owner.get(api('/publications'))
      await world.owner.post(api(`/publications/${body.items[0].id}/drafts`))
    },
  ],
  reviewAsked: ['Low tide', async () => void (await askForReview('Low tide'))],
  reviewReturned: [
    'High tide',
    async () => {
      await world.owner.post(api(`/items/${await askForReview('High tide')}/review/return`), {})
    },
  ],
  styleChanged: [
    '',
    async () => {
      const { body } = await world.owner.get(api('/style'))
      await world.owner.put(api('/style'), { ...body.style, css: 'p { color: red }' })
    },
  ],
  settingsChanged: [
    '',
    () =>
      world.owner.put(api('/settings'), {
        ...DEFAULT_SITE_SETTINGS,
        title: 'Ours',
        timeZone: 'Europe/Zurich',
      }),
  ],
  accessChanged: [
    '',
    () => world.owner.put(api('/status'), { status: 'public', maintenanceText: '' }),
  ],
  codeChanged: ['', () => world.owner.put(api('/code'), { header: '<b>Hi</b>', footer: '' })],
  wordsChanged: [
    '',
    () => world.owner.put(api('/words'), { keys: ['islandCheckOut'], text: 'To the till' }),
  ],
  featureOn: ['Gift cards', () => world.owner.put(api('/feature-flags/giftCards'), { isOn: true })],
  featureOff: [
    'Gift cards',
    () => world.owner.put(api('/feature-flags/giftCards'), { isOn: false }),
  ],
  redirectsChanged: ['', () => world.owner.post(api('/redirects'), { path: '/old', target: '/' })],
  previewShared: ['', () => world.owner.post(api('/preview-links'), { days: 1 })],
  previewTakenBack: [
    '',
    async () => {
      const { body } = await world.owner.get(api('/preview-links'))
      await world.owner.delete(api(`/preview-links/${body.links[0].id}`))
    },
  ],
  keyMade: ['Laptop', () => world.owner.post(api('/developer-keys'), { name: 'Laptop' })],
  keyRemoved: [
    'Laptop',
    async () => {
      const { body } = await world.owner.get(api('/developer-keys'))
      await world.owner.delete(api(`/developer-keys/${body.keys[0].id}`))
    },
  ],
  domainAdded: [
    'www.shop.example',
    () => world.owner.post(api('/domains'), { domain: 'www.shop.example' }),
  ],
  addressChosen: [
    'www.shop.example',
    async () => {
      const { body } = await world.owner.get(api('/domains'))
      const [{ id, host }] = body.domains
      await world.inSite(async ({ db, id: website_id }) => {
        await db.updateTable('domain_claim').set({ proved_at: new Date() }).execute()
        await db.insertInto('domain').values({ host, website_id, secured_at: null }).execute()
      })
      await world.owner.put(api('/primary-domain'), { domainId: id })
    },
  ],
  domainRemoved: [
    'www.shop.example',
    async () => {
      const { body } = await world.owner.get(api('/domains'))
      await world.owner.delete(api(`/domains/${body.domains[0].id}`))
    },
  ],
  productRemoved: [
    /^Product GONE-1 /,
    async () => {
      const id = await makeProduct(world, { sku: 'GONE-1', left: 5 })
      await world.owner.delete(api(`/products/${id}`))
    },
  ],
  refunded: [
    '#1001',
    async () => {
      const { orderId } = await buyOne(world, await makeProduct(world, { sku: 'BACK-1', left: 5 }))
      await world.owner.post(api(`/orders/${orderId}/refunds`), { amountMinor: 1 })
    },
  ],
  personInvited: [
    'viewer',
    () => world.owner.post(api('/invitations'), { email: 'new@example.com', role: 10 }),
  ],
  invitationRemoved: [
    'viewer',
    async () => {
      const { body } = await world.owner.get(api('/contributors'))
      await world.owner.delete(api(`/invitations/${body.invitations[0].id}`))
    },
  ],
  personJoined: ['editor', () => bring('joined@example.com', 4)],
  roleChanged: [
    'viewer',
    async () => {
      const { accountId } = await bring('changed@example.com', 4)
      await world.owner.put(api(`/contributors/${accountId}`), { role: 10 })
    },
  ],
  personRemoved: [
    '',
    async () => {
      const { accountId } = await bring('removed@example.com', 4)
      await world.owner.delete(api(`/contributors/${accountId}`))
    },
  ],
  personLeft: [
    '',
    async () => {
      const { browser } = await bring('left@example.com', 4)
      await browser.delete(`/api/memberships/${world.site.id}`)
    },
  ],
  siteHandedOver: [
    '',
    async () => {
      const { browser, accountId } = await bring('heir@example.com', 1)
      const currentPassword = 'correct horse battery'
      await world.owner.put(api('/site-owner'), { accountId, currentPassword })
      await browser.put(api('/site-owner'), { accountId: ownerId, currentPassword })
    },
  ],
  siteRemoved: [
    '',
    async () => {
      await removeSite()
      await reopenSite()
    },
  ],
  siteRestored: [
    '',
    async () => {
      await removeSite()
      await world.owner.post(`/api/removed-sites/${world.site.id}/restore`, {})
    },
  ],
  trashRestored: [
    'Coming back',
    async () => {
      const trashId = await trashedPage('Coming back')
      await world.owner.post(api(`/trash/${trashId}/restore`))
    },
  ],
  trashRemoved: [
    'Going for good',
    async () => {
      await world.owner.delete(api(`/trash/${await trashedPage('Going for good')}`))
    },
  ],
  trashEmptied: [
    '',
    async () => {
      await trashedPage('Swept away')
      await world.owner.delete(api('/trash'))
    },
  ],
  answersExported: [
    'Questions',
    async () => {
      const { body } = await world.owner.post(api('/forms'), { name: 'Questions' })
      await world.owner.get(api(`/forms/${body.form.id}/answers.csv`))
    },
  ],
  subscribersExported: [
    'News',
    async () => {
      const { body } = await world.owner.post(api('/lists'), { name: 'News' })
      const { id } = body.lists.find(({ name }: { name: string }) => name === 'News')
      await world.owner.get(api(`/lists/${id}/subscribers.csv`))
    },
  ],
}

describe('an entry of the log', () => {
  it.each(ACTIVITY_NAMES)('is written for %s, with its words and who did it', async (kind) => {
    const [about, act] = DEEDS[kind]
    await act()
    const entry = await newest()
    expect(entry).toMatchObject({ kind, by: 'Olive Owner' })
    if (about instanceof RegExp) expect(entry.about).toMatch(about)
    else expect(entry.about).toBe(about)
  })

  it('is not there where the deed was refused', async () => {
    const before = await newest()
    expect(
      (await world.owner.post(api('/redirects'), { path: '/a', target: '/a' })).status,
    ).not.toBe(200)
    expect(
      (await world.owner.put(api('/status'), { status: 'private', maintenanceText: '' })).status,
    ).toBe(400)
    expect(await newest()).toEqual(before)
  })

  it('is not written for a publish that finds nothing changed', async () => {
    await world.owner.post(api('/publish'), {})
    const before = await newest()
    await world.owner.post(api('/publish'), {})
    expect(await newest()).toEqual(before)
  })

  it('holds ids of accounts and no address or name of a person', async () => {
    const { rows } = await world.inSite(({ db }) =>
      sql<{ row: string }>`SELECT activity::text AS row FROM activity`.execute(db),
    )
    expect(rows.map(({ row }) => row).join('\n')).not.toMatch(/@|Olive/)
  })
})

describe('the list of entries', () => {
  it('has those of one person, and those of one kind', async () => {
    const { items } = await list('?group=people')
    expect(new Set(items.map(({ kind }: { kind: string }) => kind))).toContain('personJoined')
    expect(new Set(items.map(({ kind }: { kind: string }) => kind))).not.toContain('sitePublished')
    const own = await list(`?accountId=${ownerId}&group=people`)
    expect(new Set(own.items.map(({ accountId }: { accountId: string }) => accountId))).toEqual(
      new Set([ownerId]),
    )
  })

  it('comes fifty at a time', async () => {
    await world.inSite(({ db, id }) =>
      sql`INSERT INTO activity (website_id, id, kind, account_id)
        SELECT ${id}, lpad(to_hex(n), 24, '0'), 'sitePublished', ${ownerId}
        FROM generate_series(1, 120) AS n`.execute(db),
    )
    const ids: string[] = []
    let cursor = ''
    do {
      const page = await list(cursor && `?cursor=${cursor}`)
      expect(page.items.length).toBeLessThanOrEqual(50)
      ids.push(...page.items.map(({ id }: { id: string }) => id))
      cursor = page.nextCursor ?? ''
    } while (cursor !== '')
    expect(ids.length).toBeGreaterThan(120)
    expect(ids).toEqual([...new Set(ids)].sort().reverse())
  })

  it('forgets entries that are older than the server keeps them', async () => {
    const chore = chores.filter(({ name }) => name === 'entries of activity logs')
    const at = (days: number) => ({
      ...world.app,
      clock: { now: () => world.clock.now() + days * DAY_MS },
    })
    // Those with the ids above are as old as computers.
    expect(await createHousekeeper(at(0), chore).run()).toEqual({ 'entries of activity logs': 120 })
    expect((await list()).items.length).toBeGreaterThan(0)
    await createHousekeeper(at(366), chore).run()
    expect((await list()).items).toEqual([])
  })
})
