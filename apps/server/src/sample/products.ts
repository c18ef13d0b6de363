/** The sample site's store: every type of product, in nested categories and in every state. */

import { fundInput } from '@sitewright/api/commerce/fund-shapes'
import { productInput } from '@sitewright/api/commerce/shapes'
import { paragraph, textDocument } from '@sitewright/blocks/rich-text'
import { flatRateZones } from '@sitewright/core/commerce/pricing/flat-rate'
import { isCounted } from '@sitewright/core/commerce/stock'
import { DEFAULT_STORE_SETTINGS } from '@sitewright/core/commerce/store-settings'
import { PRODUCT_TYPES } from '@sitewright/core/enumerations'
import { type Id, newId } from '@sitewright/core/id'
import type { z } from 'zod'
import {
  addProduct,
  insertFund,
  saveShippingZones,
  saveStoreSettings,
} from '../features/commerce/index.ts'
import { addCategory } from '../features/items/index.ts'
import type { SiteTx } from '../platform/database.ts'
import { POST_TAGS, sentence, titleAt, UNSEEN } from './words.ts'

/** Products of the sample site. */
export const PRODUCT_COUNT = 60

const DAY = 86_400_000

/** Category of each product, by its place in the list. */
const CATEGORIES = [
  ['Clothing', undefined],
  ['Shirts', 0],
  ['Leinenhemden', 1],
  ['Hats', 0],
  ['For the table', undefined],
  ['Tea', 4],
  ['急須', 5],
  ['Geschenke für Gäste', undefined],
  ['{title} <b>bold</b>', 7],
] as const

const TYPES = Object.values(PRODUCT_TYPES)
const GIFT_VALUES = ['$10', '$25', '$50'] as const

type Input = z.input<typeof productInput>

/** Adds the products. The first one's id is given beforehand, since the home page shows it. */
export async function addSampleProducts(
  site: SiteTx,
  {
    storeId,
    firstId,
    pictureIds,
    now,
  }: { storeId: Id; firstId: Id; pictureIds: readonly Id[]; now: number },
): Promise<void> {
  await saveStoreSettings(site, { ...DEFAULT_STORE_SETTINGS, currency: 'USD' })
  await saveShippingZones(site, flatRateZones({ title: 'Standard shipping', costMinor: 500 }))
  const categoryIds = await addSampleCategories(site, storeId)
  const inputs = [...shownProducts(pictureIds, categoryIds, now), ...hiddenProducts(now)]
  for (const [index, raw] of inputs.entries()) {
    const input = productInput.parse(raw)
    const id = index === 0 ? firstId : newId()
    await addProduct(site, { ...input, id, collectionId: storeId }, now)
  }
}

export function addSampleFund(site: SiteTx): Promise<Id> {
  const fund = { name: 'A larger kiln', suggestedMinor: [1_000, 2_500, 5_000], minimumMinor: 500 }
  return insertFund(site, fundInput.parse(fund))
}

async function addSampleCategories(site: SiteTx, collectionId: Id): Promise<Id[]> {
  const ids: Id[] = []
  for (const [displayName, parent] of CATEGORIES) {
    const parentId = parent === undefined ? null : (ids[parent] ?? null)
    ids.push((await addCategory(site, { collectionId, displayName, parentId })).id)
  }
  return ids
}

function shownProducts(
  pictureIds: readonly Id[],
  categoryIds: readonly Id[],
  now: number,
): Input[] {
  const picked = (ids: readonly Id[], ...places: readonly number[]) =>
    [...new Set(places)].flatMap((place) => ids[place % ids.length] ?? [])
  return Array.from({ length: PRODUCT_COUNT }, (_, index): Input => {
    const type = TYPES[index % TYPES.length] ?? PRODUCT_TYPES.physical
    return {
      title: titleAt(index),
      type,
      state: 'public',
      publishOn: now - (PRODUCT_COUNT - index) * DAY,
      starred: index % 9 === 0,
      tags: picked(POST_TAGS, index),
      categoryIds: picked(categoryIds, index, index + 4),
      description: textDocument(paragraph(sentence(index)), paragraph(sentence(index + 2))),
      imageIds: picked(pictureIds, index, index + 1),
      ...choices(index, type),
    }
  })
}

/** Options and variants: gift cards have values, every third physical product has sizes; some are on sale, some sold out. */
function choices(index: number, type: number): Pick<Input, 'options' | 'variants'> {
  const name = type === PRODUCT_TYPES.giftCard ? 'Value' : 'Size'
  const values =
    type === PRODUCT_TYPES.giftCard
      ? GIFT_VALUES
      : type === PRODUCT_TYPES.physical && index % 3 === 0
        ? ['Small', 'Large']
        : []
  const variant = (attributes: Record<string, string>, place: number) => ({
    sku: `SAMPLE-${index}-${place}`,
    attributes,
    priceMinor: 1_000 + 250 * ((index * 7) % 40) + 500 * place,
    salePriceMinor: 900,
    onSale: index % 8 === 0,
    stock: { unlimited: !isCounted(type), quantity: index % 6 === 5 ? 0 : 4 + index },
  })
  if (values.length === 0) return { variants: [variant({}, 0)] }
  return {
    options: [{ name, values: [...values] }],
    variants: values.map((value, place) => variant({ [name]: value }, place)),
  }
}

function hiddenProducts(now: number): Input[] {
  return (['draft', 'private', 'scheduled'] as const).map((state, index) => ({
    title: `${UNSEEN} ${state} product`,
    state,
    publishOn: now + 30 * DAY,
    tags: [`${UNSEEN} tag`],
    variants: [
      { sku: `UNSEEN-${index}`, attributes: {}, priceMinor: 100, stock: { unlimited: true } },
    ],
  }))
}
