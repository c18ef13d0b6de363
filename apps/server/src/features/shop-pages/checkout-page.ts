import { randomUUID } from 'node:crypto'
import { typedValues as typedFields } from '@sitewright/api/checkout/save-typed-checkout'
import type { CheckoutDetails } from '@sitewright/api/checkout/shapes'
import { startCheckout } from '@sitewright/api/checkout/start-checkout'
import type { FieldValues, OfferedMethod, RefusedCode } from '@sitewright/api/pages/props'
import { PAGE_TYPES } from '@sitewright/core/enumerations'
import { Problem } from '@sitewright/core/problem'
import type { FastifyReply } from 'fastify'
import { checkParts, refuseUnkeepable } from '../../platform/http/check-input.ts'
import { type FormFields, formFields, isOwnForm } from '../../platform/http/native-form.ts'
import { giveVisitorCrumb } from '../../platform/http/visitor-crumb.ts'
import {
  addressForm,
  checkoutSettings,
  currentCart,
  expressPath,
  lastOrderPath,
  paymentOffer,
  payOnce,
  saveDetails,
  saveTyped,
  typedValues,
} from '../commerce/index.ts'
import { countriesIn } from '../rendering/index.ts'
import { postCodes } from './post-codes.ts'
import { readSeenCart } from './read-seen-cart.ts'
import type { SendPage } from './send-page.ts'
import type { ShopRequest } from './shop-request.ts'

interface PostedCheckout {
  readonly fields: FormFields
  readonly refusal: Problem
}

/** The checkout with the values entered so far; an empty cart redirects to the cart page, which says so. */
export async function showCheckout(
  send: SendPage,
  visit: ShopRequest,
  reply: FastifyReply,
  posted?: PostedCheckout,
): Promise<FastifyReply> {
  const cart = await currentCart(visit)
  if (!cart || cart.entries.length === 0) return reply.redirect(await pathWithoutCart(visit), 303)
  const { methods, sources } = await paymentOffer(visit)
  const { country, isExpress: _, ...legal } = await checkoutSettings(visit)
  const typed = posted?.fields ?? (await typedValues(visit))
  const values = { [SHIP_TO]: country, ...chosenBefore(visit, methods), ...typed }
  const seen = posted && readSeenCart(posted.fields.seenCart)
  const refusedCode = posted && refusedCodeOf(posted)
  return send(visit, reply, {
    name: 'checkout',
    title: 'Checkout',
    pageType: PAGE_TYPES.checkout,
    isUndisturbed: true,
    status: posted?.refusal.status ?? 200,
    sources,
    props: {
      cart,
      path: pathOf(visit),
      countries: countriesIn(visit.site.settings.language),
      addressForms: {
        shipping: addressForm(values[SHIP_TO] ?? ''),
        billing: addressForm(typed[BILL_TO] ?? ''),
      },
      legal,
      values,
      errors: (!refusedCode && posted?.refusal.details.errors) || {},
      ...(refusedCode && { refusedCode }),
      ...(posted && !refusedCode && { problem: posted.refusal.message }),
      ...(seen && { seen }),
      methods,
      idempotencyKey: randomUUID(),
      crumb: giveVisitorCrumb(visit),
    },
  })
}

/** Path of the checkout: of the shopping cart, or of what is bought at once. */
const pathOf = ({ newCart }: ShopRequest) => (newCart ? expressPath(newCart.cartId) : '/checkout')

/** Path for a cart with nothing in it: of the order, where it was bought at once; else the cart page says so. */
async function pathWithoutCart(visit: ShopRequest): Promise<string> {
  return (visit.newCart && (await lastOrderPath(visit))) ?? '/cart'
}

/** Name of the way to pay in the page's address, which goes there from a form that was posted to price the cart anew. */
const CHOSEN = 'pay'

/** The way to pay that was chosen before, as far as it is offered; it is kept nowhere else. */
function chosenBefore(visit: ShopRequest, methods: readonly OfferedMethod[]): FieldValues {
  const token = (visit.raw.query as Readonly<Record<string, unknown>>)[CHOSEN]
  const tokens = methods.flatMap(({ choices }) => choices.map((choice) => choice.token))
  return typeof token === 'string' && tokens.includes(token) ? { paymentToken: token } : {}
}

function refusedCodeOf({ fields, refusal }: PostedCheckout): RefusedCode | undefined {
  const message = refusal.details.errors?.code
  return message === undefined ? undefined : { code: fields.code ?? '', message }
}

/** Form without script: saves the details, pays, and redirects to the order. */
export async function postCheckout(
  send: SendPage,
  visit: ShopRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!isOwnForm(visit)) return reply.redirect(pathOf(visit), 303)
  const fields = formFields(visit.raw)
  try {
    const cart = await currentCart(visit)
    // The form was sent twice: the first time bought the cart, so the second shows the order.
    if (!cart) return reply.redirect((await lastOrderPath(visit)) ?? '/cart', 303)
    const typed = typedFields.safeParse(fields)
    if (typed.success) await saveTyped(visit, typed.data as FormFields)
    const isPriced = await postCodes(visit, fields)
    // The button for browsers without script that prices the cart for what was typed.
    if (isPriced || fields.action === 'update')
      return reply.redirect(backTo(pathOf(visit), fields), 303)
    const checkout = await saveDetails(visit, readDetails(fields, cart.requiresShipping))
    const { answer } = await payOnce(
      visit,
      {
        checkoutId: checkout.id,
        paymentToken: fields.paymentToken ?? '',
        agreedTotalMinor: Number(fields.agreedTotalMinor),
        agreedPrice: fields.agreedPrice,
      },
      fields.idempotencyKey,
    )
    return reply.redirect(answer.redirectUrl, 303)
  } catch (error) {
    if (error instanceof Problem)
      return showCheckout(send, visit, reply, { fields, refusal: error })
    throw error
  }
}

function backTo(path: string, { paymentToken = '' }: FormFields): string {
  return paymentToken === '' ? path : `${path}?${new URLSearchParams({ [CHOSEN]: paymentToken })}`
}

const SHIP_TO = 'shippingAddress.country'
const BILL_TO = 'billingAddress.country'

/** The form's fields in the shape of the call, checked by the same contract with the same messages. */
function readDetails(fields: FormFields, requiresShipping: boolean): CheckoutDetails {
  const { email = '', shippingOptionId = null, note = '', company = '', vatNumber = '' } = fields
  const asked = {
    email,
    shippingOptionId,
    shippingAddress: requiresShipping ? addressIn(fields, 'shippingAddress.') : null,
    billingAddress: fields.billing === 'other' ? addressIn(fields, 'billingAddress.') : null,
    note,
    company,
    vatNumber,
    acceptsTerms: fields.acceptsTerms === 'on',
  }
  refuseUnkeepable(asked)
  return checkParts([[startCheckout.input, asked]], {
    invalid: startCheckout.invalid,
  }) as CheckoutDetails
}

function addressIn(fields: FormFields, prefix: string): FormFields {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, value]) => [name.slice(prefix.length), value]),
  )
}
