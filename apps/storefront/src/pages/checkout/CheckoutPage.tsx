import { seenCart } from '@sitewright/api/cart/seen-cart'
import type { CheckoutPageProps, FieldValues } from '@sitewright/api/pages/props'
import { cartChanges } from '@sitewright/core/commerce/cart-changes'
import { fromCents } from '@sitewright/core/money'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { followCart, setCart as tellCart } from '../../cart/cart-store.ts'
import { Refusal } from '../../visitor-api.ts'
import { Problem } from '../Problem.tsx'
import { ProviderFields } from '../payment/ProviderFields.tsx'
import { CartChanges } from './CartChanges.tsx'
import { ADDRESS_FIELDS, type CheckoutField, CONTACT_FIELDS } from './fields.ts'
import { keepTyped, setUnsent } from './keep-typed.ts'
import { OrderSummary } from './OrderSummary.tsx'
import { methodsFor, PaymentChoices, type WayToPay, wayToPayFor } from './PaymentChoices.tsx'
import { type NextStep, payWith } from './pay.ts'
import { TextField } from './TextField.tsx'
import { WrongFields } from './WrongFields.tsx'

const NOTHING_IN_CART = 'You have nothing in your shopping cart.'

const PLACE_ORDER = {
  idle: 'Place order',
  busy: 'Placing your order…',
  status: 'Your order is being placed. Please wait.',
}

/** Words of the button that ends the checkout; nothing where it cannot be ended. */
const BUTTON_WORDS: Readonly<
  Record<WayToPay, { idle: string; busy: string; status: string } | undefined>
> = {
  now: {
    idle: 'Pay now',
    busy: 'Paying…',
    status: 'Your payment is being made. Please wait.',
  },
  later: PLACE_ORDER,
  nothingDue: PLACE_ORDER,
  impossible: undefined,
}

/** Contact, address, shipping and payment on one page; a plain form where there is no script. */
export function CheckoutPage(props: CheckoutPageProps) {
  const { countries, values, idempotencyKey } = props
  const [cart, setCart] = useState(props.cart)
  const methods = methodsFor(cart, props.methods)
  /** The cart as the shopper last agreed to it: by opening the page, or by pressing the button. */
  const [seen, setSeen] = useState(props.seen ?? seenCart(props.cart))
  const wayToPay = wayToPayFor(cart, methods)
  const [errors, setErrors] = useState<FieldValues>(props.errors)
  const [refusals, setRefusals] = useState(0)
  const [problem, setProblem] = useState(props.problem)
  const [isPaying, setIsPaying] = useState(false)
  /** The payment was begun, and its provider asks for more. */
  const [asked, setAsked] = useState<NextStep>()
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    const empty = { ...props.cart, entries: [], requiresShipping: props.cart.requiresShipping }
    return followCart(props.cart, (next) => {
      setCart(next ?? empty)
      // A problem of the cart before, or of one line of it, need not be one any more.
      setProblem((said) => (said === NOTHING_IN_CART ? undefined : said))
    })
  }, [props.cart])

  useEffect(() => {
    const { current } = form
    if (!current) return
    // The server says what is wrong with every field at once, in words of its own.
    current.noValidate = true
    return keepTyped(current, values)
  }, [values])

  // Once what is wrong stands in the page, which is not before React has drawn it.
  useEffect(() => {
    if (refusals > 0) focusFirstProblem(form.current)
  }, [refusals])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPaying) return
    setIsPaying(true)
    setProblem(undefined)
    setErrors({})
    setSeen(seenCart(cart))
    try {
      const fields = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
      const next = await payWith(fields, cart.requiresShipping)
      setUnsent(undefined)
      if (next.fields) setAsked(next)
      else location.assign(next.redirectUrl)
    } catch (error) {
      setIsPaying(false)
      setProblem(error instanceof Error ? error.message : 'Please try again.')
      if (error instanceof Refusal) {
        setErrors(error.envelope.errors ?? {})
        if (error.envelope.cart) {
          setCart(error.envelope.cart)
          tellCart(error.envelope.cart)
        }
      }
      setRefusals((count) => count + 1)
    }
  }

  const isEmpty = cart.entries.length === 0
  const changes = isEmpty ? [] : cartChanges(seen, seenCart(cart))
  const told = problem ?? (isEmpty ? NOTHING_IN_CART : undefined)
  const wrongFields = [...CONTACT_FIELDS, ...ADDRESS_FIELDS].filter(({ name }) => errors[name])
  const fieldsOf = (fields: readonly CheckoutField[]) =>
    fields.map((field) => (
      <TextField
        key={field.name}
        field={field}
        value={values[field.name] ?? ''}
        problem={errors[field.name]}
        isFirstProblem={field === wrongFields[0]}
        countries={countries}
      />
    ))

  if (asked?.fields) {
    return (
      <div className="sw-checkout">
        <h1>Checkout</h1>
        <ProviderFields {...asked.fields} returnUrl={asked.redirectUrl} />
        <OrderSummary cart={cart} />
      </div>
    )
  }
  return (
    <div className="sw-checkout">
      <h1>Checkout</h1>
      <form
        className="sw-checkout-form"
        method="post"
        action="/checkout"
        ref={form}
        onSubmit={submit}
      >
        <input type="hidden" name="crumb" value={props.crumb} />
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        <input
          type="hidden"
          name="agreedTotalMinor"
          value={fromCents(cart.grandTotalCents, cart.currency)}
        />
        <input type="hidden" name="seenCart" value={JSON.stringify(seenCart(cart))} />
        <fieldset>
          <legend>Contact</legend>
          {fieldsOf(CONTACT_FIELDS)}
        </fieldset>
        {cart.requiresShipping && (
          <>
            <fieldset>
              <legend>Shipping address</legend>
              <div className="sw-fields">{fieldsOf(ADDRESS_FIELDS)}</div>
            </fieldset>
            <fieldset>
              <legend>Shipping</legend>
              {cart.shippingOptions.map((option, index) => (
                <label className="sw-choice" key={option.id}>
                  <input
                    type="radio"
                    name="shippingOptionId"
                    value={option.id}
                    defaultChecked={
                      values.shippingOptionId ? option.id === values.shippingOptionId : index === 0
                    }
                  />
                  <span>{option.name}</span>
                </label>
              ))}
            </fieldset>
          </>
        )}
        <PaymentChoices way={wayToPay} methods={methods} chosen={values.paymentToken} />
        {told && (
          <Problem message={told} takesFocus={wrongFields.length === 0}>
            <WrongFields errors={errors} cart={cart} />
          </Problem>
        )}
        <div role="status">
          {changes.length > 0 && (
            <div className="sw-cart-notice">
              <p>Your cart has changed:</p>
              <CartChanges changes={changes} format={cart.moneyFormat} />
            </div>
          )}
        </div>
        {BUTTON_WORDS[wayToPay] && (
          <button
            type="submit"
            className="sw-button sw-button-primary"
            aria-disabled={isPaying || isEmpty}
          >
            {isPaying ? BUTTON_WORDS[wayToPay].busy : BUTTON_WORDS[wayToPay].idle}
          </button>
        )}
        <p role="status" className="visually-hidden">
          {isPaying ? BUTTON_WORDS[wayToPay]?.status : ''}
        </p>
      </form>
      <OrderSummary cart={cart} />
    </div>
  )
}

function focusFirstProblem(form: HTMLFormElement | null): void {
  const target = form?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')
  target?.focus()
}
