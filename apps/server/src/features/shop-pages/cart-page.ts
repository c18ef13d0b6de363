import { CART_TROUBLES } from '@sitewright/api/cart/cart-troubles'
import { entryName } from '@sitewright/api/cart/seen-cart'
import type { Cart } from '@sitewright/api/cart/shapes'
import type { OpenForm } from '@sitewright/api/pages/props'
import { PAGE_TYPES } from '@sitewright/core/enumerations'
import { nativeAnswers, nativeFields } from '@sitewright/core/forms/form'
import { type Id, isId } from '@sitewright/core/id'
import { Problem } from '@sitewright/core/problem'
import type { FastifyReply } from 'fastify'
import { type FormFields, formFields, isOwnForm } from '../../platform/http/native-form.ts'
import { giveVisitorCrumb } from '../../platform/http/visitor-crumb.ts'
import {
  addToCart,
  buyNow,
  checkoutSettings,
  currentCart,
  entryForm,
  removeEntry,
  replaceFields,
  restoreEntry,
  setQuantity,
} from '../commerce/index.ts'
import { postCodes } from './post-codes.ts'
import type { SendPage } from './send-page.ts'
import type { ShopRequest } from './shop-request.ts'
import { storeUrl } from './store-url.ts'

type Answer = Promise<FastifyReply>

export async function showCart(
  send: SendPage,
  visit: ShopRequest,
  reply: FastifyReply,
  { refusal, fields }: Posted = {},
): Answer {
  const { openForm, problem: formProblem } = await formToOpen(visit, { refusal, fields })
  const cart = await currentCart(visit)
  const codeProblem = refusal?.details.errors?.code
  const problem = refusal && refusedWords(refusal, cart, fields)
  return send(visit, reply, {
    name: 'cart',
    title: 'Shopping cart',
    pageType: PAGE_TYPES.cartV2,
    isInTheme: true,
    status: refusal?.status ?? formProblem?.status ?? 200,
    props: {
      cart,
      storeUrl: await storeUrl(visit),
      crumb: giveVisitorCrumb(visit),
      ...(codeProblem && { refusedCode: { code: fields?.code ?? '', message: codeProblem } }),
      ...(openForm && { openForm }),
      ...(formProblem && {
        problem: { title: CART_TROUBLES.openForm, message: formProblem.message },
      }),
      ...(problem && { problem }),
    },
  })
}

interface Posted {
  readonly refusal?: Problem | undefined
  readonly fields?: FormFields | undefined
}

/** The form that a link of the cart asks for, or that was posted and refused; or why it cannot be opened. */
async function formToOpen(
  visit: ShopRequest,
  { refusal, fields }: Posted,
): Promise<{ openForm?: OpenForm; problem?: Problem }> {
  const posted = refusal && fields?.action === 'answer' ? fields : undefined
  const entryId = posted?.entryId ?? (visit.raw.query as Readonly<Record<string, unknown>>).form
  if (typeof entryId !== 'string' || !isId(entryId)) return {}
  try {
    const { form, answers } = await entryForm(visit, entryId)
    const errors = answerErrors(refusal?.details.errors ?? {})
    return {
      openForm: { entryId, form, answers: posted ? nativeAnswers(posted) : answers, errors },
    }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    // A refusal of what was posted says more than why its form is gone.
    return posted ? {} : { problem: error }
  }
}

/** Problems of answers, by the id of their field. */
function answerErrors(errors: Readonly<Record<string, string>>): FormFields {
  const prefix = 'additionalFields.'
  return Object.fromEntries(
    Object.entries(errors)
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, message]) => [name.slice(prefix.length), message]),
  )
}

function refusedWords(refusal: Problem, cart: Cart | null, fields: FormFields = {}) {
  const entry = cart?.entries.find(({ id }) => id === fields.entryId)
  const title = (CART_TROUBLES as Readonly<Record<string, string>>)[fields.action ?? '']
  return {
    ...(title !== undefined && { title }),
    ...(entry && { about: entryName(entry) }),
    message: refusal.message,
  }
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
  const { isExpress } = await checkoutSettings(visit)
  return doThenShow(send, visit, reply, async (fields) => {
    const { itemId = '', sku = '', quantity = '1' } = fields
    const wish = { itemId, sku: sku || null, quantity, answers: nativeAnswers(fields) }
    if (isExpress) return buyNow(visit, wish)
    await addToCart(visit, wish)
  })
}

/** Form without script: the cart page changes a quantity or removes an entry. */
export function postCart(send: SendPage, visit: ShopRequest, reply: FastifyReply): Answer {
  return doThenShow(send, visit, reply, async (fields) => {
    const { entryId = '', quantity, action } = fields
    await postCodes(visit, fields)
    if (!isId(entryId)) return
    if (action === 'remove') await removeEntry(visit, entryId)
    else if (action === 'restore') await restoreEntry(visit, entryId)
    else if (action === 'answer') await answerAgain(visit, entryId, fields)
    else await setQuantity(visit, { entryId, quantity })
  })
}

async function answerAgain(visit: ShopRequest, entryId: Id, fields: FormFields): Promise<void> {
  const { itemId = '' } = fields
  await replaceFields(visit, { entryId, itemId, sku: null, answers: nativeAnswers(fields) })
}

/** Goes on to where a change leads; without that to the cart. A form sent by another site changes nothing. */
async function doThenShow(
  send: SendPage,
  visit: ShopRequest,
  reply: FastifyReply,
  change: (fields: Readonly<Record<string, string>>) => Promise<string | undefined>,
): Answer {
  if (!isOwnForm(visit)) return reply.redirect('/cart', 303)
  const fields = formFields(visit.raw)
  try {
    const path = await change(fields)
    if (path !== undefined) return reply.redirect(path, 303)
  } catch (error) {
    if (error instanceof Problem) return showCart(send, visit, reply, { refusal: error, fields })
    throw error
  }
  return reply.redirect('/cart', 303)
}
