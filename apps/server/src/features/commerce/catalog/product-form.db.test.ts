import { render } from '@sitewright/template'
import { asProductInput } from '@sitewright/testing/sold-something'
import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buy } from '../test-purchase.ts'
import { CART, createTestShop, ENTRIES, type TestProduct, type TestShop } from '../test-shop.ts'

let world: TestWorld
let shop: TestShop<TestBrowser>
let mug: TestProduct

const field = (id: string, more: object = {}) => ({ id, type: 'text', title: id, ...more })
const FORM = {
  name: 'For the engraver',
  fields: [
    field('name', { title: 'Name <b>', required: true, maxLength: 20 }),
    field('wrap', { type: 'select', title: 'Wrapping', options: ['Paper', 'Cloth & bow'] }),
    field('extras', { type: 'checkbox', title: 'Extras', options: ['Card', 'Ribbon'] }),
  ],
}
const GIVEN = { extras: ['Ribbon'], name: '<i>Ada</i>', wrap: 'Cloth & bow' }
const SHOWN = [
  { label: 'Name <b>', value: '<i>Ada</i>' },
  { label: 'Wrapping', value: 'Cloth & bow' },
  { label: 'Extras', value: 'Ribbon' },
]

beforeAll(async () => {
  world = await createTestWorld({ startingPointId: 'shop' })
  shop = createTestShop(world)
  await world.owner.post(shop.api('/publish'), {})
  mug = await shop.stock('ENGRAVED', 50, { form: FORM } as object)
})
afterAll(() => world.close())

const add = (shopper: TestBrowser, given: unknown, more: object = {}) =>
  shopper.post(ENTRIES, {
    itemId: mug.id,
    sku: null,
    quantity: 1,
    additionalFields: typeof given === 'string' ? given : JSON.stringify(given),
    ...more,
  })

describe('the form of a product', () => {
  it('is kept as its owner made it', async () => {
    const { body } = await world.owner.get(shop.api(`/products/${mug.id}`))
    expect(body.product.form).toEqual({
      name: 'For the engraver',
      fields: FORM.fields.map((one) => ({
        description: '',
        required: false,
        maxLength: 0,
        options: [],
        ...one,
      })),
    })
  })

  it.each([
    ['form.fields', { fields: [] }],
    ['form.fields', { fields: [field('a'), field('a')] }],
    ['form.fields', { fields: Array.from({ length: 21 }, (_, at) => field(`f${at}`)) }],
    ['form.fields.0.title', { fields: [field('a', { title: ' ' })] }],
    ['form.fields.0.id', { fields: [field('__proto__')] }],
    ['form.fields.0.type', { fields: [field('a', { type: 'script' })] }],
    ['form.fields.0.options', { fields: [field('a', { type: 'select' })] }],
    ['form.fields.0.options', { fields: [field('a', { type: 'select', options: ['x', 'x'] })] }],
    ['form.fields.0.options', { fields: [field('a', { options: ['x'] })] }],
    ['form.fields.0.maxLength', { fields: [field('a', { maxLength: 2001 })] }],
  ])('is refused where %s is wrong', async (name, form) => {
    const variants = [{ sku: 'WRONG', attributes: {}, priceMinor: 1, stock: { unlimited: true } }]
    const { status, body } = await world.owner.post(shop.api('/products'), {
      title: 'Wrong',
      variants,
      form,
    })
    expect(status).toBe(400)
    expect(Object.keys(body.errors)).toEqual([name])
  })

  const contentOfMug = async () =>
    (await world.visitor().get(`/shop/p/${mug.urlId}?format=json`)).body.item.structuredContent

  it('fact 3.product-item.16: templates get its id', async () => {
    expect((await contentOfMug()).additionalFieldsFormId).toBe(mug.id)
  })

  it('fact 3.product-item.17: templates get it as a whole', async () => {
    expect((await contentOfMug()).additionalFieldsForm).toMatchObject({
      id: mug.id,
      name: 'For the engraver',
      fields: [{ id: 'name', required: true }, { id: 'wrap' }, { id: 'extras' }],
    })
  })

  it('fact 3.product-button-data.05: the button says that there is one', async () => {
    const { text } = await world.visitor().get(`/shop/p/${mug.urlId}`)
    expect(text).toMatch(/class="sqs-add-to-cart-button [^"]*use-form"/)
    expect(text).toContain('data-form="{&quot;id&quot;:')
    const plain = await shop.stock('PLAIN', 1)
    const html = (await world.visitor().get(`/shop/p/${plain.urlId}`)).text
    expect(html).not.toContain('use-form')
    expect(html).not.toContain('data-form')
  })
})

describe('answers', () => {
  it('fact 3.cart-entry.06: are kept on the entry, as data and in words', async () => {
    const shopper = world.visitor()
    const { status, body } = await add(shopper, GIVEN)
    expect(status).toBe(200)
    expect(body.newlyAdded).toMatchObject({
      answers: SHOWN,
      additionalFields: [
        { id: 'name', type: 'text', rawTitle: 'Name <b>', value: '<i>Ada</i>' },
        { id: 'wrap', type: 'select', rawTitle: 'Wrapping', value: 'Cloth & bow' },
        { id: 'extras', type: 'checkbox', rawTitle: 'Extras', values: ['Ribbon'] },
      ],
    })
    expect((await shopper.get('/cart')).text).toContain('&lt;i&gt;Ada&lt;/i&gt;')
  })

  it('fact 1.page-content.10: templates show them', async () => {
    const { body } = await add(world.visitor(), { name: 'Ada', extras: ['Ribbon', 'Card'] })
    const template = '{.repeated section additionalFields}{@|summary-form-field}{.end}'
    const { output } = render(template, { data: body.newlyAdded })
    expect(
      output
        .replace(/<[^>]*>/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    ).toBe('Name : Ada Wrapping: N/A Extras: Card, Ribbon')
  })

  it('make one entry where they are equal, and two where they differ', async () => {
    const shopper = world.visitor()
    await add(shopper, { name: 'Ada', wrap: 'Paper' })
    await add(shopper, { wrap: 'Paper', name: ' Ada ' })
    await add(shopper, { name: 'Bo' })
    const { shoppingCart } = (await shopper.get(CART)).body
    expect(shoppingCart.entries.map(({ quantity }: { quantity: number }) => quantity)).toEqual([
      2, 1,
    ])
  })

  it.each([
    ['nothing', null, { 'additionalFields.name': 'Required' }],
    ['an empty text', {}, { 'additionalFields.name': 'Required' }],
    [
      'too long a text',
      { name: 'x'.repeat(21) },
      { 'additionalFields.name': 'You have exceeded the character limit.' },
    ],
    [
      'what is not offered',
      { name: 'Ada', wrap: 'Gold' },
      { 'additionalFields.wrap': 'Please choose from the options.' },
    ],
    [
      'a field that is not asked',
      { name: 'Ada', price: '0' },
      { additionalFields: 'One or more fields is invalid, please check your entries.' },
    ],
    [
      'a prototype',
      '{"name":"Ada","__proto__":{"isAdmin":true}}',
      { additionalFields: 'One or more fields is invalid, please check your entries.' },
    ],
    [
      'a list',
      ['Ada'],
      { additionalFields: 'One or more fields is invalid, please check your entries.' },
    ],
  ])('are refused for %s, and nothing is added', async (_what, given, errors) => {
    const shopper = world.visitor()
    const refused = await add(shopper, given, given === null ? { additionalFields: null } : {})
    expect(refused).toMatchObject({ status: 400, body: { code: 'fieldsInvalid', errors } })
    expect((await shopper.get(CART)).body.shoppingCart?.entries ?? []).toEqual([])
  })

  it.each([
    ['no JSON', '{"name":', 'fieldsInvalid'],
    ['10 MB', `{"name":"${'x'.repeat(10_000_000)}"}`, expect.any(String)],
    ['a NUL', '{"name":"A\\u0000da"}', expect.any(String)],
  ])('of %s are refused', async (_what, given, code) => {
    const refused = await add(world.visitor(), given)
    expect(refused.status).toBeGreaterThanOrEqual(400)
    expect(refused.status).toBeLessThan(500)
    expect(refused.body.code).toEqual(code)
  })

  it('stand in the order, for buyer and owner, and in its mail', async () => {
    const shopper = world.visitor()
    await add(shopper, GIVEN)
    const { body } = await buy(shopper)
    await world.runJobs()
    const page = await shopper.get(new URL(body.redirectUrl, 'http://shop.example').pathname)
    expect(page.text).toContain('&lt;i&gt;Ada&lt;/i&gt;')
    const { items: orders } = (await world.owner.get(shop.api('/orders'))).body
    const { order } = (await world.owner.get(shop.api(`/orders/${orders[0].id}`))).body
    expect(order.lines[0].answers).toEqual(SHOWN)
    const { items: messages } = (await world.owner.get(shop.api('/mail'))).body
    const { message } = (await world.owner.get(shop.api(`/mail/${messages[0].id}`))).body
    expect(message.text).toContain('Wrapping: Cloth & bow')
  })

  it('are taken from a form that a browser posts by itself', async () => {
    const shopper = world.visitor()
    const { text } = await shopper.get(`/shop/p/${mug.urlId}`)
    expect(text).toContain('name="answer.name" required maxlength="20"')
    expect(text).toContain('<option>Cloth &amp; bow</option>')
    const posted = await shopper.submit('/cart/add', {
      itemId: mug.id,
      sku: 'ENGRAVED',
      quantity: '1',
      'answer.name': 'Ada',
      'answer.wrap': '',
      'answer.extras.1': 'Ribbon',
    })
    expect(posted.status).toBe(303)
    const { shoppingCart } = (await shopper.get(CART)).body
    expect(shoppingCart.entries[0].answers).toEqual([
      { label: 'Name <b>', value: 'Ada' },
      { label: 'Extras', value: 'Ribbon' },
    ])
  })

  it('survive the question whether a foreign page sent them', async () => {
    const shopper = world.visitor()
    const asked = await shopper.get(
      `/cart/add?itemId=${mug.id}&sku=ENGRAVED&quantity=1&answer.name=${encodeURIComponent('"Ada"')}`,
    )
    expect(asked.text).toContain('name="answer.name" value="&quot;Ada&quot;"')
  })

  it('of before stay what they were when the form changes', async () => {
    const before = await shop.stock('CHANGING', 5, { form: FORM } as object)
    const shopper = world.visitor()
    await shopper.post(ENTRIES, {
      itemId: before.id,
      quantity: 1,
      additionalFields: JSON.stringify({ name: 'Ada' }),
    })
    const { product } = (await world.owner.get(shop.api(`/products/${before.id}`))).body
    await world.owner.put(shop.api(`/products/${before.id}`), {
      ...asProductInput(product),
      form: { name: '', fields: [field('other')] },
    })
    const { shoppingCart } = (await shopper.get(CART)).body
    expect(shoppingCart.entries[0].answers).toEqual([{ label: 'Name <b>', value: 'Ada' }])
  })

  describe('of before a change of the form', () => {
    const changed = 'What we ask for with this item has changed. Please answer again.'
    let product: TestProduct
    const setForm = async (form: object | null) => {
      const { body } = await world.owner.get(shop.api(`/products/${product.id}`))
      await world.owner.put(shop.api(`/products/${product.id}`), {
        ...asProductInput(body.product),
        form,
      })
    }
    const problems = async (shopper: TestBrowser) =>
      (await shopper.get(CART)).body.shoppingCart.entries.map(
        ({ problem }: { problem: string | null }) => problem,
      )
    const addTo = (shopper: TestBrowser, given: object | null) =>
      shopper.post(ENTRIES, {
        itemId: product.id,
        quantity: 1,
        additionalFields: given && JSON.stringify(given),
      })

    beforeAll(async () => {
      product = await shop.stock('REFORMED', 50)
    })

    it('are asked for again, and nothing is bought with them', async () => {
      const shopper = world.visitor()
      await addTo(shopper, null)
      expect(await problems(shopper)).toEqual([null])
      await setForm({ name: '', fields: [field('colour', { required: true })] })
      expect(await problems(shopper)).toEqual([changed])
      expect((await shopper.get('/cart')).text).toContain(changed)
      expect(await buy(shopper)).toMatchObject({
        status: 409,
        body: { code: 'formChanged', message: changed },
      })
      const { shoppingCart } = (await shopper.get(CART)).body
      await shopper.delete(`${ENTRIES}/${shoppingCart.entries[0].id}`)
      await addTo(shopper, { colour: 'Blue' })
      expect(await problems(shopper)).toEqual([null])
    })

    it('are enough where they still answer it, and where nothing is asked any more', async () => {
      await setForm({ name: '', fields: [field('colour', { required: true })] })
      const shopper = world.visitor()
      await addTo(shopper, { colour: 'Blue' })
      await setForm({
        name: 'Another title',
        fields: [field('colour', { description: 'Of the lid', maxLength: 4 })],
      })
      expect(await problems(shopper)).toEqual([null])
      await setForm({ name: '', fields: [field('colour', { maxLength: 3 })] })
      expect(await problems(shopper)).toEqual([changed])
      await setForm(null)
      expect(await problems(shopper)).toEqual([null])
    })
  })
})
