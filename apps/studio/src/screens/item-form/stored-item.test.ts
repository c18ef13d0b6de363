import { type ProductShape, productInput } from '@sitewright/api/commerce/shapes'
import { itemInput } from '@sitewright/api/items/shapes'
import { describe, expect, it } from 'vitest'
import { draftOf, emptyDraft, inputOf } from './item-draft.ts'
import { itemInputOf, ofProduct, productInputOf } from './stored-item.ts'

const id = '01890a5d-ac96-774b-bcce-b302099a8057'
const product: ProductShape = {
  id,
  collectionId: id,
  title: 'Mug',
  urlId: 'mug',
  url: 'https://clay.example/shop/p/mug',
  hasUnpublishedChanges: false,
  updatedAt: 2,
  starred: true,
  publishOn: 1_700_000_012_345,
  tags: ['blue'],
  authorId: id,
  seoTitle: 'A mug',
  seoDescription: 'For tea',
  documentId: id,
  allowedStatuses: ['draft', 'needsReview', 'public'],
  type: 3,
  description: { type: 'doc', content: [] },
  state: 'public',
  categoryIds: [id],
  imageIds: [id],
  options: [{ name: 'Size', values: ['S'] }],
  variants: [
    {
      id,
      sku: 'MUG',
      attributes: { Size: 'S' },
      priceMinor: 500,
      salePriceMinor: 0,
      onSale: false,
      stock: { unlimited: false, quantity: 5 },
      imageId: null,
      weightGrams: 350,
      lengthMm: 90,
      widthMm: 85,
      heightMm: 100,
    },
  ],
  taxCategory: 'reduced',
  shippingSurchargeMinor: 250,
  addButtonText: 'Take it home',
  lowStockUpTo: 3,
  details: [{ title: 'Care', text: 'By hand.' }],
  subscriptionPlan: { billingPeriod: { value: 3, unit: 'MONTH' }, numBillingCycles: 4 },
  form: {
    name: 'For the engraver',
    fields: [
      {
        id: 'name',
        type: 'text',
        title: 'Name',
        description: '',
        required: true,
        maxLength: 20,
        options: [],
      },
    ],
  },
  merchandising: { scarcity: 'shown', scarcityText: 'Few left', soldOutText: 'Gone' },
  currency: 'EUR',
  content: { customType: 'mug', custom: { glaze: 'blue' } },
}

describe('a product that nobody changed', () => {
  const stored = ofProduct(product)
  const sent = inputOf(draftOf(stored, 'Europe/Berlin'), { timeZone: 'Europe/Berlin', stored })
  const input = productInputOf(sent)

  it('is sent back as it came, field by field', () => {
    const fields = Object.keys(productInput.shape) as (keyof typeof productInput.shape)[]
    expect(Object.keys(input).sort()).toEqual([...fields].sort())
    for (const field of fields) expect(input[field], field).toEqual(product[field])
  })

  it('says what stock the form showed', () => {
    expect(sent.sale.stockSeen).toEqual({ [id]: 5 })
  })

  it('makes the same draft twice, so that a form knows it is unchanged', () => {
    expect(draftOf(ofProduct(product), 'UTC')).toEqual(draftOf(stored, 'UTC'))
  })
})

describe('a new product', () => {
  it('gets its SKUs from title and values', () => {
    const draft = { ...emptyDraft(11), title: 'Blue Mug' }
    const { variants } = productInputOf(inputOf(draft, { timeZone: 'UTC' }))
    expect(variants.map(({ sku }) => sku)).toEqual(['BLUE-MUG'])
  })
})

describe('what is sent of a written item', () => {
  it('has nothing that only a product has', () => {
    const input = itemInputOf(inputOf({ ...emptyDraft(1), title: 'Tea' }, { timeZone: 'UTC' }))
    const unknown = Object.keys(input).filter((field) => !(field in itemInput.shape))
    expect(unknown).toEqual([])
  })
})
