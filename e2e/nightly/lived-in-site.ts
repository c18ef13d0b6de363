/** A shop with orders, answers, subscribers and a team, made by its owner's calls, so that every screen of its studio has something to show. */

import { randomBytes } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { newId } from '@sitewright/core/id'
import { ROLES } from '@sitewright/core/roles'
import { ownerBy, shopperOn } from '../people.ts'
import { world } from '../world.ts'

export interface LivedInSite {
  readonly id: string
  /** Values of the parameters in addresses of the studio. */
  readonly ids: Readonly<Record<string, readonly string[]>>
  /** Address that an invited person opens. */
  readonly invitation: string
}

const SHOPPERS = [
  { firstName: 'Wilhelmina', lastName: 'Featherstonehaugh-Cholmondeley', city: 'Ely' },
  { firstName: 'Sam', lastName: 'Shopper', city: 'Cambridge' },
]

const QUESTIONS = [
  { id: 'name', type: 'text', title: 'Your name' },
  { id: 'email', type: 'email', title: 'Email address' },
  { id: 'about', type: 'select', title: 'About', options: ['Kilns', 'Clay'] },
  { id: 'day', type: 'date', title: 'A day that would suit you' },
  { id: 'warm', type: 'likert', title: 'Is it…', options: ['warm enough?', 'bright enough?'] },
  { id: 'more', type: 'textarea', title: 'What else should we know before you come?' },
]

const ANSWERS = [
  {
    ...{ name: 'Ada Lovelace', email: 'ada@example.com', about: 'Clay', day: '2027-05-08' },
    ...{ warm: { 'warm enough?': '2', 'bright enough?': '-1' } },
    more: 'We are eight people, two of them small.\nIs there a place for a pram?',
  },
  { name: 'Grace Hopper', email: 'grace@example.com', about: 'Kilns' },
  { name: 'A name that goes on and on, as names of firms do', about: 'Kilns', more: 'Invoice?' },
]

/** Its owner is signed in to the context afterwards. */
export async function makeLivedInSite(context: BrowserContext): Promise<LivedInSite> {
  const owner = ownerBy(context.request, world().demo.studio)
  const made = async (method: 'post' | 'put' | 'get', path: string, data?: object) => {
    const { status, body } = await owner[method](path, data ?? {})
    if (status >= 300) throw new Error(`${path}: ${JSON.stringify(body)}`)
    return body
  }
  const email = `lived-in-${randomBytes(5).toString('hex')}@example.com`
  await made('post', '/api/sign-up', {
    name: 'Ana Owner',
    email,
    password: 'correct horse battery',
  })
  const { site } = await made('post', '/api/sites', {
    ...{ title: 'Fen & Marsh Pottery', startingPointId: 'shop' },
  })
  const api = `/s/${site.id}/api`
  const post = (path: string, data: object) => made('post', api + path, data)
  const get = (path: string) => made('get', api + path)

  const { fund } = await post('/funds', {
    ...{ name: 'A new kiln', minimumMinor: 100 },
    form: { name: 'A word', fields: [{ id: 'why', type: 'text', title: 'A word for us' }] },
  })
  const { discount } = await post('/discounts', {
    ...{ title: 'Spring', kind: 'percent', ratePpm: 100_000 },
  })
  const { form } = await post('/forms', { name: 'Visits', fields: QUESTIONS, submitLabel: 'Send' })
  const { lists } = await post('/lists', { name: 'News from the kiln' })
  const listId: string = lists[0].id
  for (const one of ['ada', 'grace', 'a.rather.long.address.of.a.reader.of.ours']) {
    await post(`/lists/${listId}/subscribers`, {
      ...{ email: `${one}@example.com`, name: 'Reader', proof: 'Asked at the fair' },
    })
  }
  await post('/redirects', { path: '/old-shop', target: '/shop' })
  await post('/preview-links', { name: 'For Ada', days: 30, showsLocked: false })
  const { link } = await post('/invitations', {
    ...{ email: 'guest-of-many-words@example.com', role: ROLES.editor },
  })
  await made('put', `${api}/payment-methods/manual`, {
    ...{ isEnabled: true, title: 'Bank transfer', values: { instructions: 'To us, please.' } },
  })
  await post('/publish', {})

  const { items: products } = await get('/products')
  const visitor = await context.browser()?.newContext()
  if (!visitor) throw new Error('There is no browser')
  const page = await visitor.newPage()
  await page.goto(new URL('/cart', site.url).href)
  const shopper = shopperOn(page)
  for (const [index, person] of SHOPPERS.entries()) {
    const itemIds: string[] = products.slice(0, 2 + index).map(({ id }: { id: string }) => id)
    await buy(shopper, { api, owner, itemIds, person })
  }
  for (const values of ANSWERS) {
    const { body } = await shopper.post('/api/form/FormSubmissionKey', {})
    const sent = await shopper.post('/api/form/SaveFormSubmission', {
      ...{ formId: form.id, key: body.key, form: JSON.stringify(values) },
      ...{ pageTitle: 'Visit', pagePath: '/visit' },
    })
    if (sent.status !== 200) throw new Error(JSON.stringify(sent.body))
  }
  await visitor.close()

  const [{ items: orders }, { pages }, { items: answers }, { items: messages }] = await Promise.all(
    ['/orders', '/pages', `/forms/${form.id}/answers`, '/mail'].map(get),
  )
  const [newest] = orders
  await post(`/orders/${newest.id}/notes`, { text: 'Wrap it well.', isPublic: false })
  await post(`/forms/${form.id}/answers/${answers.at(-1).id}/replies`, {
    ...{ replyId: newId(), subject: 'Re: Visits', text: 'Dear Ada,\n\nyes, there is.' },
  })
  const blog = pages.find((one: { kind: string }) => one.kind === 'blog')
  const home = pages.find((one: { isHome: boolean }) => one.isHome)
  const { items } = await get(`/collections/${blog.id}/items`)
  const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id)
  return {
    id: site.id,
    invitation: link,
    ids: {
      ...{ siteId: [site.id], pageId: idsOf([home, blog]), itemId: idsOf(items.slice(0, 1)) },
      ...{ productId: idsOf(products.slice(0, 1)), orderId: idsOf(orders), listId: [listId] },
      ...{ formId: [form.id], answerId: [answers.at(-1).id], messageId: [messages[0].id] },
      ...{ discountId: [discount.id], fundId: [fund.id] },
    },
  }
}

interface Purchase {
  readonly api: string
  readonly owner: ReturnType<typeof ownerBy>
  readonly itemIds: readonly string[]
  readonly person: (typeof SHOPPERS)[number]
}

/** Buys one of each product, to be paid by bank transfer. */
async function buy(
  shopper: ReturnType<typeof shopperOn>,
  { api, owner, itemIds, person }: Purchase,
): Promise<void> {
  for (const itemId of itemIds) {
    const { body } = await owner.get(`${api}/products/${itemId}`)
    const [{ sku }] = body.product.variants
    await shopper.post('/api/commerce/shopping-cart/entries', { itemId, sku, quantity: 2 })
  }
  const shippingAddress = {
    ...{ ...person, line1: '1 High Street', postalCode: 'CB7 4AA', country: 'GB' },
  }
  const started = await shopper.post('/api/commerce/checkout', {
    ...{ email: `${person.firstName}@example.com`.toLowerCase(), shippingAddress },
  })
  if (started.status !== 200) throw new Error(JSON.stringify(started.body))
  const { id, totalMinor } = started.body.checkout
  const paid = await shopper.post(`/api/commerce/checkout/${id}/pay`, {
    ...{ paymentToken: 'manual', agreedTotalMinor: totalMinor },
  })
  if (paid.status !== 200) throw new Error(JSON.stringify(paid.body))
}
