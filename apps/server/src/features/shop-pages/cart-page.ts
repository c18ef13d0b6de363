import { addCoupon } from '@sitewright/api/cart/add-coupon'
import { entryName } from '@sitewright/api/cart/seen-cart'
import { PAGE_TYPES } from '@sitewright/core/enumerations'
import { nativeAnswers, nativeFields } from '@sitewright/core/forms/form'
import { isId } from '@sitewright/core/id'
import { Problem } from '@sitewright/core/problem'
import type { FastifyReply } from 'fastify'
import { checkParts, refuseUnkeepable } from '../../platform/http/check-input.ts'
import { type FormFields, formFields, isOwnForm } from '../../platform/http/native-form.ts'
import { giveVisitorCrumb } from '../../platform/http/visitor-crumb.ts'
import {
  addCode,
  addToCart,
  currentCart,
  removeCode,
  removeEntry,
  setQuantity,
} from '../commerce/index.ts'
import type { SendPage } from './send-page.ts'
import type { ShopRequest } from './shop-request.ts'
import { storeUrl } from './store-url.ts'

type Answer = Promise<FastifyReply>

export async function showCart(
  send: SendPage,
  visit: ShopRequest,
  reply: FastifyReply,
  { refusal, fields }: { refusal?: Problem; fields?: FormFields } = {},
): Answer {
  const cart = await currentCart(visit)
  const entry = cart?.entries.find(({ id }) => id === fields?.entryId)
  const codeProblem = refusal?.details.errors?.code
  return send(visit, reply, {
    name: 'cart',
    title: 'Shopping cart',
    pageType: PAGE_TYPES.cartV2,
    isInTheme: true,
    status: refusal?.status ?? 200,
    props: {
      cart,
      storeUrl: await storeUrl(visit),
      crumb: giveVisitorCrumb(visit),
      ...(codeProblem && { refusedCode: { code: fields?.code ?? '', message: codeProblem } }),
      ...(refusal && {
        problem: entry ? `${entryName(entry)}: ${refusal.message}` : refusal.message,
      }),
    },
  })
}

/** Form without script: a product page puts its choice into the cart and shows the cart. */
export async function postAddToCart(
  send: SendPage,
  visit: ShopRequest,
  reply: FastifyReply,
): Answer {
  if (!isOwnForm(visit)) {
    const fields = formFields(visit.raw)
    const { itemId = '', sku = '', quantity = '1' } = fields
    const wish = new URLSearchParams({ itemId, sku, quantity, ...nativeFields(fields) })
    return reply.redirect(`/cart/add?${wish}`, 303)
  }
  return doThenShow(send, visit, reply, async (fields) => {
    const { itemId = '', sku = '', quantity = '1' } = fields
    await addToCart(visit, { itemId, sku: sku || null, quantity, answers: nativeAnswers(fields) })
  })
}

/** Form without script: the cart page changes a quantity or removes an entry. */
export function postCart(send: SendPage, visit: ShopRequest, reply: FastifyReply): Answer {
  return doThenShow(send, visit, reply, async ({ entryId = '', quantity, action, code = '' }) => {
    if (action === 'addCode') await addCode(visit, readCode(code))
    if (action === 'removeCode') await removeCode(visit, readCode(code))
    if (!isId(entryId)) return
    if (action === 'remove') await removeEntry(visit, entryId)
    else await setQuantity(visit, { entryId, quantity })
  })
}

/** A code as the call takes it, with the call's own words where it is none. */
function readCode(code: string): string {
  refuseUnkeepable({ code })
  return (checkParts([[addCoupon.input, { code }]], {}) as { code: string }).code
}

/** A form sent by another site changes nothing and shows the cart, whose own forms can be used. */
async function doThenShow(
  send: SendPage,
  visit: ShopRequest,
  reply: FastifyReply,
  change: (fields: Readonly<Record<string, string>>) => Promise<void>,
): Answer {
  if (!isOwnForm(visit)) return reply.redirect('/cart', 303)
  const fields = formFields(visit.raw)
  try {
    await change(fields)
  } catch (error) {
    if (error instanceof Problem) return showCart(send, visit, reply, { refusal: error, fields })
    throw error
  }
  return reply.redirect(fields.page === 'checkout' ? '/checkout' : '/cart', 303)
}
