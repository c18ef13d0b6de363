/** Replaces the answers of an entry to its product's own form. */

import type { Cart, CartEntry } from '@sitewright/api/cart/shapes'
import {
  MAX_QUANTITY,
  multipleQuantityAllowed,
  QUANTITY_MESSAGES,
} from '@sitewright/core/commerce/quantity'
import type { GivenAnswers } from '@sitewright/core/forms/form'
import type { Id } from '@sitewright/core/id'
import type { SiteTx } from '../../../platform/database.ts'
import { storeSettings } from '../catalog/store-settings-table.ts'
import { fail } from '../errors.ts'
import { refuseQuantity } from './add-to-cart.ts'
import {
  type CartLine,
  deleteEntry,
  formOf,
  setEntryFields,
  setEntryQuantity,
  twinOf,
} from './cart-table.ts'
import type { ShopVisit } from './cart-token.ts'
import { changeEntry } from './change-entry.ts'
import { keptAnswers, parseFields } from './form-answers.ts'

export interface FieldsWish {
  readonly entryId: Id
  readonly itemId: Id
  readonly sku: string | null
  /** JSON text, from a script. */
  readonly additionalFields?: string | null
  /** Answers from a form that was posted without script. */
  readonly answers?: GivenAnswers
}

/** Entries of the same variant with the same answers are one, so the entry may become part of another. */
export async function replaceFields(
  visit: ShopVisit,
  { entryId, itemId, sku, additionalFields = null, answers }: FieldsWish,
): Promise<{ shoppingCart: Cart; updatedEntry: CartEntry }> {
  const sent = parseFields(additionalFields)
  let shownId = entryId
  const shoppingCart = await changeEntry(visit, entryId, async (site, line, _lines, cart) => {
    if (line.productId !== itemId || (sku && sku !== line.sku)) throw fail('entryOther')
    const form = await formOf(site, itemId)
    if (answers && !form) throw fail('nothingAsked')
    const fields = keptAnswers(form, answers ?? sent)
    const { fieldsHash } = fields
    const twin = await twinOf(site, { cartId: cart.id, line, fieldsHash })
    if (twin) {
      await mergeInto(site, line, twin)
      shownId = twin.id
    } else {
      await setEntryFields(site, entryId, fields)
    }
  })
  const updatedEntry = shoppingCart.entries.find(({ id }) => id === shownId)
  if (!updatedEntry) throw new Error('An entry that was just changed is gone')
  return { shoppingCart, updatedEntry }
}

async function mergeInto(
  site: SiteTx,
  line: CartLine,
  twin: Pick<CartLine, 'id' | 'quantity'>,
): Promise<void> {
  const allowsMany = multipleQuantityAllowed(line.type, await storeSettings(site))
  const quantity = allowsMany ? twin.quantity + line.quantity : twin.quantity
  if (quantity > MAX_QUANTITY) refuseQuantity(QUANTITY_MESSAGES.outOfRange)
  await deleteEntry(site, line.id)
  await setEntryQuantity(site, twin.id, quantity)
}
