/**
 * Every owner call, made by the owner of another site with this site's ids: the answer is 404, and nothing of this site has
 * changed. Rows come from the contracts, so a new call without an example here fails.
 */

import type { Call } from '@sitewright/api/call'
import { CONTRACTS } from '@sitewright/api/contracts'
import { newId } from '@sitewright/core/id'
import { DEFAULT_SITE_SETTINGS } from '@sitewright/core/site/site-settings'
import { buyOne, makeProduct } from '@sitewright/testing/sold-something'
import { makeZip } from '@sitewright/testing/test-archives'
import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestSite, type TestWorld } from '@sitewright/testing/test-world'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GLOBAL_TABLES } from '../platform/db/tenant-table.ts'

let world: TestWorld
let stranger: TestBrowser
let strangersSite: TestSite
/** Ids of the first site, by the name of the path parameter that takes them. */
let ids: Record<string, string>

const section = {
  id: newId(),
  settings: { theme: 'light', height: 'small', anchor: '' },
  blocks: {},
  desktop: {},
  phone: { auto: true },
}
const FUND = { name: 'Mine', minimumMinor: 1 }
const AUTHOR = { displayName: 'Me', bio: '', avatarId: null, websiteUrl: '' }
const variant = { sku: 'FOREIGN-1', attributes: {}, priceMinor: 100, stock: { unlimited: true } }

/** Valid input of each call, so that a refusal can only come from the foreign ids. */
const INPUTS: Readonly<Record<string, unknown>> = {
  cancelOrder: { reason: 'Mine' },
  createAuthor: AUTHOR,
  createCommentReply: { words: 'Mine' },
  editComment: { words: 'Mine', before: 'Theirs' },
  createFulfillment: { carrier: 'Mine' },
  createDomain: { domain: 'www.mine.example' },
  putPrimaryDomain: { domainId: null },
  createDeveloperKey: { name: 'Mine' },
  createSavedSection: { name: 'Mine', section },
  updateSavedSection: { name: 'Mine' },
  createPreviewLink: { days: 7 },
  editAsset: {
    edit: {
      turns: 1,
      crop: { x: 0, y: 0, width: 1, height: 1 },
      ...{ brightness: 0, contrast: 0 },
    },
    path: '/images/mine.png',
  },
  createFileFolder: { name: 'Mine' },
  updateFileFolder: { name: 'Mine' },
  moveAssets: { assetIds: [newId()], folderId: null },
  removeAssets: { assetIds: [newId()] },
  createPageTemplate: { pageId: newId(), name: 'Mine' },
  createStandInPage: { standsFor: 'search' },
  updatePageTemplate: { name: 'Mine' },
  createTemplatedPage: { title: 'Mine' },
  createCategory: { displayName: 'Mine' },
  createDiscount: { title: 'Mine', kind: 'percent', ratePpm: 1 },
  createEmbed: { address: 'https://example.com' },
  createForm: { name: 'Mine' },
  createAnswerReply: { replyId: newId(), subject: 'Mine', text: 'Mine' },
  editAnswers: { answerIds: [newId()], addLabels: ['Mine'] },
  removeAnswers: { answerIds: [newId()] },
  updateAnswer: { isRead: true },
  createMailingList: { name: 'Mine' },
  updateMailingList: { name: 'Mine' },
  createSubscriber: { email: 'mine@example.com', proof: 'Mine' },
  updateSubscriber: { name: 'Mine' },
  createSubscriberImport: Buffer.from('Email\nmine@example.com'),
  putSubscriberImport: { proof: 'Mine' },
  createFormFromTemplate: { template: 'blank' },
  renderForm: { form: { name: 'Mine' } },
  updateForm: { form: { name: 'Mine' }, revision: 1 },
  createFund: FUND,
  createInvitation: { email: 'mine@example.com', role: 10 },
  updateContributor: { role: 10 },
  putSiteOwner: { accountId: newId(), currentPassword: 'correct horse battery' },
  removeSite: { title: 'Mine', currentPassword: 'correct horse battery' },
  beginItem: {},
  putReview: { reviewerId: newId() },
  returnReview: {},
  createItem: { title: 'Mine' },
  createBlockField: { field: 'sidebar' },
  createOrderNote: { text: 'Mine' },
  createPage: { title: 'Mine' },
  createPicture: { address: 'https://example.com/a.jpg' },
  createRefund: { amountMinor: 1 },
  createProduct: { title: 'Mine', variants: [variant] },
  createStore: { title: 'Mine' },
  createStoreCategory: { displayName: 'Mine' },
  createRedirect: { path: '/mine', target: '/' },
  importRedirects: { text: '/mine -> /' },
  updateRedirect: { path: '/mine', target: '/' },
  publishSite: {},
  putPublicationName: { name: 'Spring' },
  putPresence: { tab: 'a-tab-of-mine', sectionId: null },
  putSiteHeaderFooter: {
    header: { title: 'Mine', announcement: '', buttonLabel: '', buttonUrl: '' },
  },
  putPagePassword: { password: 'open sesame' },
  putSiteStatus: { status: 'maintenance' },
  putSiteCode: { header: '<b>Mine</b>', footer: '' },
  putSiteWord: { keys: ['islandCheckOut'], text: 'Mine' },
  putSpamProtection: { blocklist: ['mine'], siteKey: 'mine' },
  putSiteSettings: { ...DEFAULT_SITE_SETTINGS, title: 'Mine', timeZone: 'Europe/Zurich' },
  putStyle: { theme: 'hearth', tweaks: { accent: '#123456' }, css: 'p { color: red }' },
  editProducts: { changes: [{ productId: '0'.repeat(24), state: 'draft' }] },
  putCommercePreferences: { sells: 'Mine' },
  putFeatureFlag: { isOn: false },
  putFirstSteps: { isPutAway: true },
  putPaymentMethod: { isEnabled: false, title: 'Mine' },
  previewPrices: {
    lines: [{ priceMinor: 100, quantity: 1 }],
    destination: { country: 'DE' },
  },
  putShippingZones: { zones: [] },
  putTaxSettings: { pricesIncludeTax: false, zones: [] },
  putProductFile: Buffer.from('%PDF-1.7'),
  putStoreSettings: {
    currency: 'USD',
    replyToEmail: '',
  },
  renderSections: { sections: [section] },
  saveOperations: {
    baseRevision: 0,
    batchId: 'a-batch-of-mine',
    operations: [{ kind: 'insertSection', section, index: 0 }],
  },
  saveSiteOperations: {
    baseRevision: 1,
    batchId: 'a-batch-of-mine',
    operations: [{ kind: 'setHeader', values: { title: 'Mine' } }],
  },
  installTheme: Buffer.from('bytes'),
  orderItems: { itemIds: [] },
  orderProducts: { productIds: [] },
  placeItem: { besideId: 'f'.repeat(24), side: 'before' },
  placeProduct: { besideId: 'f'.repeat(24), side: 'before' },
  publishItem: {},
  publishProduct: {},
  replaceAsset: Buffer.from('bytes'),
  undoFulfillment: { note: 'Mine' },
  updateAsset: { altText: 'Mine' },
  updateAuthor: AUTHOR,
  updateComments: { commentIds: ['0'.repeat(24)], state: 'published' },
  updateCategory: { displayName: 'Mine' },
  updateDiscount: { title: 'Mine', kind: 'percent', ratePpm: 1 },
  updateFund: FUND,
  updateItem: { title: 'Mine' },
  updateNavigation: { navigation: { items: [] } },
  updateOrderNote: { text: 'Mine' },
  updatePage: { title: 'Mine' },
  putProductStock: { reason: 'restock', changes: [{ variantId: newId(), quantity: 1 }] },
  updateProduct: { title: 'Mine', variants: [variant] },
  updateTracking: { carrier: 'Mine' },
  uploadAsset: Buffer.from('bytes'),
}

const theme = makeZip({
  'template.conf': '{"name":"Ours","layouts":{"default":{"name":"Default","regions":["site"]}}}',
  'site.region': '{squarespace.main-content}',
})

const ownerCalls = CONTRACTS.filter(({ audience }) => audience === 'owner')

beforeAll(async () => {
  world = await createTestWorld({ startingPointId: 'shop' })
  const other = await world.createOwner('stranger@example.com')
  stranger = other.browser
  strangersSite = other.site
  const productId = await makeProduct(world, { sku: 'OURS-1', left: 5 })
  const { orderId, messageId } = await buyOne(world, productId)
  const { id } = world.site
  const { body: sent } = await world.owner.post(`/s/${id}/api/orders/${orderId}/fulfillments`, {})
  const refunds = await world.owner.post(`/s/${id}/api/orders/${orderId}/refunds`, {
    amountMinor: 1,
  })
  const noted = await world.owner.post(`/s/${id}/api/orders/${orderId}/notes`, { text: 'Ours' })
  const { body: list } = await world.owner.get(`/s/${id}/api/pages`)
  const { body: editor } = await world.owner.get(`/s/${id}/api/pages/${list.pages[0].id}/editor`)
  const { body: published } = await world.owner.post(`/s/${id}/api/publish`, {})
  const { body: uploaded } = await world.owner.post(
    `/s/${id}/api/assets?filename=ours.png`,
    await picture(),
  )
  const { body: blog } = await world.owner.post(`/s/${id}/api/pages`, { title: 'B', kind: 'blog' })
  const collectionId = blog.page.id
  const { body: made } = await world.owner.post(`/s/${id}/api/collections/${collectionId}/items`, {
    title: 'Ours',
  })
  const { body: map } = await world.owner.post(`/s/${id}/api/redirects`, {
    path: '/ours',
    target: '/',
  })
  const { body: categories } = await world.owner.get(`/s/${id}/api/product-categories`)
  const { body: category } = await world.owner.post(
    `/s/${id}/api/products/${categories.stores[0].collectionId}/categories`,
    { displayName: 'Ours' },
  )
  const { body: discounted } = await world.owner.post(`/s/${id}/api/discounts`, {
    title: 'Ours',
    kind: 'percent',
    ratePpm: 1,
  })
  const { body: fund } = await world.owner.post(`/s/${id}/api/funds`, FUND)
  const { body: asked } = await world.owner.post(`/s/${id}/api/forms`, {
    name: 'Ours',
    storage: { webhookUrl: 'https://example.com/hook' },
  })
  const visitor = world.visitor()
  const { body: form } = await visitor.post('/api/form/FormSubmissionKey', {})
  const filledIn = { formId: asked.form.id, key: form.key, form: '{}' }
  await visitor.post('/api/form/SaveFormSubmission', filledIn)
  const { body: answers } = await world.owner.get(`/s/${id}/api/forms/${asked.form.id}/answers`)
  const { body: mailing } = await world.owner.post(`/s/${id}/api/lists`, { name: 'Ours' })
  const listId = mailing.lists[0].id
  const { body: reader } = await world.owner.post(`/s/${id}/api/lists/${listId}/subscribers`, {
    email: 'ours@example.com',
    proof: 'Ours',
  })
  const { body: hook } = await world.owner.get(`/s/${id}/api/forms/${asked.form.id}/webhook`)
  const { body: file } = await world.owner.post(
    `/s/${id}/api/lists/${listId}/imports?filename=ours.csv`,
    Buffer.from('Email\nthem@example.com'),
  )
  const { body: writer } = await world.owner.post(`/s/${id}/api/authors`, AUTHOR)
  const { body: installed } = await world.owner.post(`/s/${id}/api/themes`, theme)
  const { body: keys } = await world.owner.post(`/s/${id}/api/developer-keys`, { name: 'Ours' })
  const { body: named } = await world.owner.post(`/s/${id}/api/domains`, {
    domain: 'www.ours.example',
  })
  const { body: kept } = await world.owner.post(`/s/${id}/api/saved-sections`, {
    name: 'Ours',
    section,
  })
  const { body: shared } = await world.owner.post(`/s/${id}/api/preview-links`, { days: 7 })
  const { body: passing } = await world.owner.post(`/s/${id}/api/pages`, { title: 'Passing' })
  const { body: began } = await world.owner.post(`/s/${id}/api/page-templates`, {
    pageId: passing.page.id,
    name: 'Ours',
  })
  const { body: invited } = await world.owner.post(`/s/${id}/api/invitations`, {
    email: 'ours@example.com',
    role: 10,
  })
  const { body: team } = await world.owner.get(`/s/${id}/api/contributors`)
  const { body: trashed } = await world.owner.delete(`/s/${id}/api/pages/${passing.page.id}`)
  const { body: shelf } = await world.owner.post(`/s/${id}/api/file-folders`, { name: 'Shelf' })
  ids = {
    websiteId: id,
    entryId: trashed.trashId,
    invitationId: invited.invitation.id,
    accountId: team.contributors[0].accountId,
    keyId: keys.key.id,
    domainId: named.domains[0].id,
    savedSectionId: kept.saved.id,
    previewLinkId: shared.link.id,
    pageTemplateId: began.template.id,
    versionId: installed.version.key,
    collectionId,
    itemId: made.item.id,
    authorId: writer.author.id,
    redirectId: map.redirects[0].id,
    categoryId: category.category.id,
    discountId: discounted.discount.id,
    fundId: fund.fund.id,
    formId: asked.form.id,
    answerId: answers.items[0].id,
    listId,
    subscriberId: reader.subscriber.id,
    deliveryId: hook.deliveries[0].id,
    importId: file.import.id,
    commentId: await writtenComment(),
    pageId: list.pages[0].id,
    documentId: editor.documents[0].id,
    publicationId: published.publication.id,
    productId,
    orderId,
    fulfillmentId: sent.order.fulfillments[0].id,
    refundId: refunds.body.order.refunds[0].id,
    noteId: noted.body.order.notes[0].id,
    problem: 'confirmation',
    provider: 'nobody',
    flag: 'nobody',
    // Every name of this form is a namespace of one's own, so another form stands for what is not there.
    namespace: '-',
    messageId,
    assetId: uploaded.asset.id,
    folderId: shelf.folder.id,
  }
})
afterAll(() => world.close())

/** A comment as the site has it once a visitor wrote one. */
async function writtenComment(): Promise<string> {
  const id = newId()
  await world.inSite(({ id: websiteId, db }) =>
    db
      .insertInto('comment')
      .values({
        ...{ website_id: websiteId, id, thread_id: id, parent_id: null, key_hash: id },
        ...{ subject_kind: 'block', subject_id: id, name: 'Ann', email: '', words: 'Ours' },
        ...{ state: 'waiting', doubts: [], sender_hash: null, page_title: '', page_path: '/' },
        sent_at: new Date(),
      })
      .execute(),
  )
  return id
}

function picture(): Promise<Buffer> {
  const facts = { width: 4, height: 3, channels: 3, background: '#c0643c' } as const
  return sharp({ create: facts }).png().toBuffer()
}

async function snapshot(): Promise<string> {
  return world.inSite(async ({ db }) => {
    const { rows: tables } = await sql<{ name: string }>`
      SELECT relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname = 'public' AND c.relkind = 'r' AND c.relrowsecurity ORDER BY 1`.execute(db)
    const all = []
    for (const { name } of tables.filter((table) => !(table.name in GLOBAL_TABLES))) {
      const { rows } =
        await sql`SELECT t::text AS row FROM ${sql.table(name)} t ORDER BY 1`.execute(db)
      all.push([name, rows])
    }
    return JSON.stringify(all)
  })
}

function ask(call: Call, siteId: string) {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) =>
    name === 'siteId' ? siteId : (ids[name] ?? name),
  )
  const query = call.query && call.method !== 'GET' ? '?filename=a.png' : ''
  const { [call.name]: input } = INPUTS
  if (call.method === 'GET') return stranger.get(path)
  if (call.method === 'DELETE') return stranger.delete(path)
  const write = { POST: stranger.post, PUT: stranger.put, PATCH: stranger.patch }[call.method]
  return write(path + query, input)
}

describe('an owner call with the id of a foreign site', () => {
  it.each(ownerCalls.map((call) => [call.name, call] as const))(
    '%s answers 404 and changes nothing',
    async (_name, call) => {
      const before = await snapshot()
      const response = await ask(call, world.site.id)
      expect(response).toMatchObject({ status: 404, body: { code: 'notFound' } })
      expect(await snapshot()).toBe(before)
    },
  )
})

describe('an owner call on one’s own site with the id of a foreign thing', () => {
  const withIds = ownerCalls.filter(({ path }) => path.split(':').length > 2)

  it.each(withIds.map((call) => [call.name, call] as const))(
    '%s answers 404 and changes nothing',
    async (_name, call) => {
      const named = [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
      for (const name of named)
        expect([name, name === 'siteId' || name in ids]).toEqual([name, true])
      const before = await snapshot()
      expect(await ask(call, strangersSite.id)).toMatchObject({ status: 404 })
      expect(await snapshot()).toBe(before)
    },
  )
})

describe('every owner call that takes input', () => {
  it('has an example here', () => {
    const taking = ownerCalls.filter(({ input }) => input).map(({ name }) => name)
    expect(
      taking.filter((name) => !(name in INPUTS)),
      'Give each of these calls an example in INPUTS, at the top of this file',
    ).toEqual([])
  })
})
