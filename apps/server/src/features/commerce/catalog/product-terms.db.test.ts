import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buy } from '../test-purchase.ts'
import { createTestShop, type TestShop } from '../test-shop.ts'

let world: TestWorld
let shop: TestShop<TestBrowser>

beforeAll(async () => {
  world = await createTestWorld({ startingPointId: 'shop' })
  shop = createTestShop(world)
  await world.owner.post(shop.api('/publish'), {})
})
afterAll(() => world.close())

const pageOf = async ({ urlId }: { urlId: string }) =>
  (await world.visitor().get(`/shop/p/${urlId}`)).text
const dataOf = async ({ urlId }: { urlId: string }) =>
  (await world.visitor().get(`/shop/p/${urlId}?format=json`)).body

const measures = { weightGrams: 350, lengthMm: 95, widthMm: 90, heightMm: 100 }

describe('what a product says about selling it', () => {
  it('keeps weight, size, tax category, surcharge and label', async () => {
    const terms = {
      taxCategory: 'books',
      shippingSurchargeMinor: 250,
      addButtonText: 'Take it home',
    }
    const kept = await shop.stock('KEPT', 3, {
      ...terms,
      variants: [
        {
          sku: 'KEPT',
          attributes: {},
          priceMinor: 500,
          salePriceMinor: 0,
          onSale: false,
          stock: { unlimited: true, quantity: 0 },
          imageId: null,
          ...measures,
        },
      ],
    } as object)
    const { body } = await world.owner.get(shop.api(`/products/${kept.id}`))
    expect(body.product).toMatchObject({ ...terms, variants: [measures] })
    const { item } = await dataOf(kept)
    expect(item.structuredContent.variants[0]).toMatchObject({
      weight: 0.35,
      len: 9.5,
      width: 9,
      height: 10,
    })
  })

  it.each([
    ['variants.0.weightGrams', { weightGrams: -1 }],
    ['variants.0.weightGrams', { weightGrams: 1.5 }],
    ['variants.0.heightMm', { heightMm: 10_001 }],
  ])('refuses a wrong measure at %s', async (field, wrong) => {
    const variant = { sku: 'WRONG', attributes: {}, priceMinor: 1, stock: { unlimited: true } }
    const body = { title: 'Wrong', variants: [{ ...variant, ...wrong }] }
    const { status, body: refusal } = await world.owner.post(shop.api('/products'), body)
    expect(status).toBe(400)
    expect(Object.keys(refusal.errors)).toEqual([field])
  })

  it.each([
    ['taxCategory', { taxCategory: 'luxury' }],
    ['shippingSurchargeMinor', { shippingSurchargeMinor: -1 }],
    ['addButtonText', { addButtonText: 'x'.repeat(41) }],
    ['merchandising.soldOutText', { merchandising: { soldOutText: 'x'.repeat(101) } }],
  ])('refuses a wrong %s', async (field, wrong) => {
    const variants = [{ sku: 'WRONG', attributes: {}, priceMinor: 1, stock: { unlimited: true } }]
    const { status, body } = await world.owner.post(shop.api('/products'), {
      title: 'Wrong',
      variants,
      ...wrong,
    })
    expect(status).toBe(400)
    expect(Object.keys(body.errors)).toEqual([field])
  })

  it.each([
    ['3.product-item.18', 'useCustomAddButtonText', true],
    ['3.product-item.19', 'customAddButtonText', 'Take <it> home'],
  ])('fact %s: templates get %s', async (fact, field, expected) => {
    const own = await shop.stock(`OWN-${fact}`, 3, { addButtonText: 'Take <it> home' })
    expect((await dataOf(own)).item.structuredContent[field]).toBe(expected)
  })

  it('fact 3.product-button-data.04: its button says what its owner wrote', async () => {
    const own = await shop.stock('OWN', 3, { addButtonText: 'Take <it> home' })
    const html = await pageOf(own)
    expect(html).toContain('data-use-custom-label="true"')
    expect(html).toContain('<div class="sqs-add-to-cart-button-inner">Take &lt;it&gt; home</div>')
    expect(html).toContain('<button type="submit">Take &lt;it&gt; home</button>')
  })

  it('leaves the usual words to a product without a label', async () => {
    const usual = await shop.stock('USUAL', 3)
    const { item } = await dataOf(usual)
    expect(item.structuredContent).toMatchObject({
      useCustomAddButtonText: false,
      customAddButtonText: '',
    })
    expect(await pageOf(usual)).toContain('data-use-custom-label="false"')
  })
})

const NOTE = /<div class="product-scarcity">\s*([^<]*?)\s*<\/div>/

describe('merchandising', () => {
  const contextOf = async (product: { id: string; urlId: string }) =>
    (await dataOf(product)).productMerchandisingContext[product.id]

  it.each([
    ['3.merchandising-context.01', 'scarcityEnabled', false],
    ['3.merchandising-context.02', 'scarcityText', 'Only {qtyInStock} left'],
    ['3.merchandising-context.03', 'scarcityShownByDefault', false],
    ['3.merchandising-context.04', 'customSoldOutText', ''],
    ['3.merchandising-context.05', 'restockNotificationViews', []],
    ['3.merchandising-context.06', 'restockNotificationMessages', {}],
    ['3.merchandising-context.07', 'mailingListSignUpEnabled', false],
    ['3.merchandising-context.08', 'mailingListOptInByDefault', false],
  ])('fact %s: %s of a product that says nothing', async (fact, field, expected) => {
    const plain = await shop.stock(`PLAIN-${fact.slice(-2)}`, 3)
    expect(await contextOf(plain)).toHaveProperty(field, expected)
  })

  it('fact 1.rendered-markup.05: a product says how little is left of it, as long as that is so', async () => {
    const scarce = await shop.stock('SCARCE', 6, {
      merchandising: { scarcity: 'shown', scarcityText: '', soldOutText: '' },
    })
    const noteNow = async () => NOTE.exec(await pageOf(scarce))?.[1]
    expect(await noteNow()).toBeUndefined()
    await buy(await shop.shopper([scarce, 2]))
    expect(await noteNow()).toBe('Only 4 left')
    await buy(await shop.shopper([scarce, 1]))
    expect(await noteNow()).toBe('Only 3 left')
    await buy(await shop.shopper([scarce, 3]))
    expect(await noteNow()).toBeUndefined()
  })

  it('has a note for each variant of which little is left', async () => {
    const sizes = await shop.product({
      title: 'Sizes',
      options: [{ name: 'Size', values: ['S', 'M', 'L'] }],
      merchandising: { scarcity: 'shown', scarcityText: '{qtyInStock} to go', soldOutText: '' },
      variants: [
        ['S', 2],
        ['M', 0],
        ['L', 40],
      ].map(([Size, quantity]) => ({
        sku: `SIZES-${Size}`,
        attributes: { Size },
        priceMinor: 100,
        stock: { unlimited: false, quantity },
      })),
    } as object)
    const notes = (await pageOf(sizes)).match(/<div class="product-scarcity"[\s\S]*?<\/div>/g) ?? []
    expect(notes).toHaveLength(1)
    expect(notes[0]).toContain('data-variant-attributes="{&quot;Size&quot;:&quot;S&quot;}" hidden')
    expect(notes[0]).toContain('2 to go')
  })

  it('takes the words of the store where a product has none', async () => {
    const own = { scarcity: 'hidden' as const, scarcityText: '', soldOutText: 'Back in May' }
    const quiet = await shop.stock('QUIET', 1, { merchandising: own })
    const plain = await shop.stock('LOUD', 1)
    const gone = await shop.stock('GONE', 0)
    const merchandising = {
      scarcityShownByDefault: true,
      scarcityText: 'Just {qtyInStock}!',
      scarcityUpTo: 3,
      soldOutText: 'All gone',
    }
    await shop.settings({ merchandising })
    expect(NOTE.exec(await pageOf(plain))?.[1]).toBe('Just 1!')
    expect(NOTE.exec(await pageOf(quiet))).toBeNull()
    expect(await contextOf(gone)).toMatchObject({
      scarcityShownByDefault: true,
      customSoldOutText: 'All gone',
    })
    expect(await pageOf(gone)).toContain('All gone')
    expect(await contextOf(quiet)).toMatchObject({ customSoldOutText: 'Back in May' })
    await shop.settings({})
  })

  it('shows words of owners as text', async () => {
    const hostile = await shop.stock('HOSTILE', 0, {
      merchandising: { scarcity: 'store', scarcityText: '', soldOutText: '<b>&"gone' },
    })
    const html = await pageOf(hostile)
    expect(html).toContain('&lt;b&gt;&amp;&quot;gone')
    expect(html).not.toContain('<b>&"gone')
  })
})

describe('words of the shop on every product', () => {
  const saved = (productPage: object) =>
    world.owner.put(shop.api('/store-settings'), { productPage })

  it('stand on each page of a product, and nothing of them where there are none', async () => {
    const product = await shop.stock('PROMISED', 3)
    expect(await pageOf(product)).not.toMatch(/ProductItem-(?:promises|lasting)/)
    await saved({
      promises: [{ icon: 'returns', text: 'Free returns & exchanges' }],
      details: [{ title: 'Care', text: 'By hand.\nNever in the oven.' }],
    })
    const shown = () => pageOf(product)
    await expect.poll(shown).toContain('</svg>Free returns &amp; exchanges</li>')
    expect(await shown()).toContain(
      '<details><summary>Care</summary><p>By hand.\nNever in the oven.</p></details>',
    )
    expect(JSON.stringify(await dataOf(product))).not.toContain('Free returns')
    await saved({ promises: [], details: [] })
    await expect.poll(shown).not.toContain('ProductItem-promises')
  })

  it.each([
    [{ promises: [{ icon: 'rocket', text: 'Fast' }], details: [] }],
    [{ promises: [{ icon: 'fast', text: ' ' }], details: [] }],
    [{ promises: [], details: [{ title: 'Care', text: '' }] }],
    [{ promises: Array(7).fill({ icon: 'fast', text: 'Fast' }), details: [] }],
  ])('are refused as %j', async (words) => {
    expect((await saved(words)).status).toBe(400)
  })
})

describe('details of one product', () => {
  const care = { title: 'Care', text: 'By hand.' }
  const size = { title: 'Size & weight', text: '9 × 9 cm\n<350 g>' }

  it('stand above those of the shop, on its own page only', async () => {
    const own = await shop.stock('DETAILED', 3, { details: [size] })
    const other = await shop.stock('UNDETAILED', 3)
    const settings = { productPage: { promises: [], details: [care] } }
    await world.owner.put(shop.api('/store-settings'), settings)
    const shown = async (product: { urlId: string }) =>
      [...(await pageOf(product)).matchAll(/<details><summary>.*?<\/details>/gs)].map(
        ([one]) => one,
      )
    const shops = '<details><summary>Care</summary><p>By hand.</p></details>'
    const itsOwn =
      '<details><summary>Size &amp; weight</summary><p>9 × 9 cm\n&lt;350 g&gt;</p></details>'
    await expect.poll(() => shown(own)).toEqual([itsOwn, shops])
    await expect.poll(() => shown(other)).toEqual([shops])
    const { body } = await world.owner.get(shop.api(`/products/${own.id}`))
    expect(body.product.details).toEqual([size])
    expect(JSON.stringify(await dataOf(own))).not.toContain('350 g')
  })

  it.each([
    ['details.0.title', [{ title: ' ', text: 'By hand.' }]],
    ['details.0.text', [{ title: 'Care', text: 'x'.repeat(3001) }]],
    ['details', Array(9).fill(care)],
  ])('are refused with a wrong %s', async (field, details) => {
    const variants = [{ sku: 'WRONG', attributes: {}, priceMinor: 1, stock: { unlimited: true } }]
    const { status, body } = await world.owner.post(shop.api('/products'), {
      title: 'Wrong',
      variants,
      details,
    })
    expect(status).toBe(400)
    expect(Object.keys(body.errors)).toEqual([field])
  })
})

describe('the delivery estimate', () => {
  it('tells of each way with its days, and of nothing where the shop does not say or has nothing left', async () => {
    const [left, gone] = [await shop.stock('SENT', 3), await shop.stock('UNSENT', 0)]
    const rate = { kind: 'flat', steps: [{ from: 0, costMinor: 0 }], freeFromMinor: null, note: '' }
    const zones = [
      {
        id: 'all',
        title: 'Everywhere',
        places: [{ country: '*', regions: [], postalCodes: [] }],
        rates: [
          { ...rate, id: 'post', title: 'By post', transitDays: { least: 2, most: 3 } },
          { ...rate, id: 'own', title: 'By bike' },
        ],
      },
    ]
    expect((await world.owner.put(shop.api('/shipping-zones'), { zones })).status).toBe(200)
    const handling = { least: 1, most: 1 }
    const tell = (isShown: boolean) =>
      world.owner.put(shop.api('/store-settings'), {
        deliveryTimes: { isShown, handling, worksWeekends: false },
      })
    expect((await tell(true)).status).toBe(200)
    // With a year where the days are in two.
    const DAY = '[A-Z][a-z]{2}, [A-Z][a-z]{2} \\d{1,2}(?:, \\d{4})?'
    const arrives = (way: string) =>
      new RegExp(`Estimated delivery: ${DAY}\\s–\\s${DAY} <small>\\(${way}\\)</small>`)
    await expect.poll(() => pageOf(left)).toMatch(arrives('By post'))
    expect((await world.owner.put(shop.api('/store-settings'), { country: 'BE' })).status).toBe(200)
    await expect.poll(() => pageOf(left)).toMatch(arrives('By post, Belgium'))
    expect(await pageOf(left)).not.toContain('By bike')
    expect(await pageOf(gone)).not.toContain('Estimated delivery')
    await tell(false)
    await expect.poll(() => pageOf(left)).not.toContain('Estimated delivery')
  })
})
