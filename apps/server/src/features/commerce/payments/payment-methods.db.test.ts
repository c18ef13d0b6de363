/** Setup of payment methods by owners, and what of it is kept, shown and offered. */

import { MASKED_FIELD } from '@sitewright/core/masked-field'
import { ROLES } from '@sitewright/core/roles'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { App } from '../../../platform/app.ts'
import { createKeys } from '../../../platform/keys.ts'
import { createServices } from '../../../platform/services.ts'
import { offeredMethods, providerOf } from './payment-method.ts'
import { addProvider } from './providers.ts'
import { BANK_KEYS, type BankShop, createBankShop } from './test-bank-shop.ts'

let world: TestWorld
let shop: BankShop
let methods: () => string

beforeAll(async () => {
  world = await createTestWorld()
  shop = await createBankShop(world)
  methods = () => shop.shop.api('/payment-methods')
})
beforeEach(async () => {
  expect((await shop.setUp()).status).toBe(200)
})
afterAll(() => world.close())

const listed = async () => (await world.owner.get(methods())).body.methods
const bankOf = (all: { provider: string }[]) => all.find(({ provider }) => provider === 'bank')
const offered = async (app = world.app) => {
  const found = await world.inSite((site) => offeredMethods(app, site))
  return found.map(({ provider, title }) => [provider.code, title])
}

describe('ways to be paid', () => {
  it('are listed with what each needs, and only practice is switched on by itself', async () => {
    const [manual, cash, practice] = await listed()
    expect(manual).toMatchObject({ provider: 'manual', isEnabled: false, isPractice: false })
    expect(manual.fields).toMatchObject([{ name: 'instructions', value: '', isSecret: false }])
    expect(cash).toMatchObject({ provider: 'cash', isEnabled: false, isPractice: false })
    expect(practice).toMatchObject({ provider: 'practice', isEnabled: true, fields: [] })
  })

  it('are offered where they are switched on, by the names their owner gave them', async () => {
    expect(await offered()).toEqual([
      ['practice', 'Practice cards'],
      ['bank', 'Card'],
    ])
    const off = { isEnabled: false, title: 'Practice', values: {} }
    await world.owner.put(`${methods()}/practice`, off)
    await shop.setUp({ title: 'Credit card' })
    expect(await offered()).toEqual([['bank', 'Credit card']])
    await world.owner.put(`${methods()}/practice`, { ...off, isEnabled: true })
  })

  it.each([
    [
      'a field that is missing',
      { values: { account: 'GB33', apiKey: 'x' } },
      'values.webhookSecret',
    ],
    ['a field that is blank', { values: { ...BANK_KEYS, account: ' ' } }, 'values.account'],
    ['a field that it does not have', { values: { ...BANK_KEYS, iban: 'x' } }, 'values.iban'],
    ['no name for shoppers', { title: ' ' }, 'title'],
  ])('are refused with %s', async (_what, change, field) => {
    const { status, body } = await shop.setUp(change)
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]])
  })

  it('are kept half set up while they are switched off, and offered to nobody', async () => {
    const half = { isEnabled: false, values: { account: 'GB33' } }
    expect((await shop.setUp(half)).status).toBe(200)
    expect(bankOf(await listed())).toMatchObject({
      isEnabled: false,
      fields: [{ value: 'GB33' }, { value: '' }, { value: '' }],
    })
    expect(await offered()).toEqual([['practice', 'Practice']])
  })

  it('are 404 where there is none of that name', async () => {
    const { status, body } = await world.owner.put(`${methods()}/nobody`, {
      isEnabled: false,
      title: 'x',
    })
    expect([status, body.code]).toEqual([404, 'methodMissing'])
  })

  it('are changed by those who may change the store, and by nobody else', async () => {
    const { browser, accountId } = await world.createOwner('editor@example.com')
    await world.app.database.global
      .insertInto('membership')
      .values({ account_id: accountId, website_id: world.site.id, role: ROLES.editor })
      .execute()
    expect((await browser.get(methods())).status).toBe(200)
    const put = await browser.put(`${methods()}/practice`, { isEnabled: false, title: 'x' })
    expect(put.status).toBe(403)
  })
})

describe('secret keys', () => {
  it('are never answered, and stay as they are when the mask comes back', async () => {
    const { text } = await world.owner.get(methods())
    for (const secret of Object.values(BANK_KEYS)) expect(text).not.toContain(secret)
    const masks = { apiKey: MASKED_FIELD, webhookSecret: MASKED_FIELD }
    expect(bankOf((await world.owner.get(methods())).body.methods)).toMatchObject({
      fields: [{ value: 'GB33' }, { value: MASKED_FIELD }, { value: MASKED_FIELD }],
    })
    const saved = await shop.setUp({ values: { account: 'GB44', ...masks } })
    expect(saved.status).toBe(200)
    const { setup } = await providerOf(world.app, world.site.id, 'bank')
    expect(setup).toMatchObject({ values: { account: 'GB44' }, keys: BANK_KEYS })
  })

  it('are replaced by what else is entered, and removed by nothing', async () => {
    const values = { account: 'GB33', apiKey: 'new key', webhookSecret: MASKED_FIELD }
    await shop.setUp({ values })
    const replaced = await providerOf(world.app, world.site.id, 'bank')
    expect(replaced.setup.keys).toEqual({ ...BANK_KEYS, apiKey: 'new key' })
    await shop.setUp({ isEnabled: false, values: { ...values, webhookSecret: '' } })
    const removed = await providerOf(world.app, world.site.id, 'bank')
    expect(removed.setup.keys).toEqual({ apiKey: 'new key' })
  })

  it('are unreadable in the database', async () => {
    const { rows } = await world.inSite((site) =>
      sql<{
        row: string
      }>`SELECT row_to_json(payment_method)::text AS row FROM payment_method`.execute(site.db),
    )
    const all = rows.map(({ row }) => row).join()
    expect(all).toContain('GB33')
    for (const secret of Object.values(BANK_KEYS)) expect(all).not.toContain(secret)
  })

  it('open for no other site, no other provider and no other key of the server', async () => {
    const row = await world.inSite((site) =>
      site.db
        .selectFrom('payment_method')
        .selectAll()
        .where('provider', '=', 'bank')
        .executeTakeFirstOrThrow(),
    )
    const other = await world.createOwner('other@example.com')
    await world.app.database.inSite(other.site.id, (site) =>
      site.db
        .insertInto('payment_method')
        .values({ ...row, website_id: site.id, settings: JSON.stringify(row.settings) })
        .execute(),
    )
    const stolen = await providerOf(world.app, other.site.id, 'bank')
    expect(stolen.setup.keys).toEqual({})
    const renewed: App = {
      ...world.app,
      keys: createKeys('another secret key of the server'),
      services: createServices(() => {}),
    }
    addProvider(renewed, shop.bank)
    expect((await providerOf(renewed, world.site.id, 'bank')).setup.keys).toEqual({})
  })

  it('that cannot be opened take the method out of the checkout until they are entered again', async () => {
    await world.inSite((site) =>
      site.db
        .updateTable('payment_method')
        .set({ sealed_keys: 'damaged' })
        .where('provider', '=', 'bank')
        .execute(),
    )
    expect(await offered()).toEqual([['practice', 'Practice']])
    expect((await shop.setUp()).status).toBe(200)
    expect(await offered()).toContainEqual(['bank', 'Card'])
  })
})
