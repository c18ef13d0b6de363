import { type Form, type GivenAnswers, givenBefore } from '@sitewright/core/forms/form'
import type { Id } from '@sitewright/core/id'
import { fail } from '../errors.ts'
import { cartLines } from './cart-table.ts'
import type { ShopVisit } from './cart-token.ts'
import { openCart } from './visit.ts'

export interface EntryForm {
  readonly form: Form
  /** Answers by field id that the form would still take. */
  readonly answers: GivenAnswers
}

/** The form of an entry's product as it is now, with the answers to begin with. */
export async function entryForm(visit: ShopVisit, entryId: Id): Promise<EntryForm> {
  return visit.inSite(async (site) => {
    const cart = await openCart(visit, site)
    const lines = cart ? await cartLines(site, cart.id) : []
    const line = lines.find(({ id }) => id === entryId)
    if (!line) throw fail('entryMissing')
    const { form, additionalFields } = line
    if (!form) throw fail('nothingAsked')
    return { form, answers: givenBefore(form.fields, additionalFields) }
  })
}
