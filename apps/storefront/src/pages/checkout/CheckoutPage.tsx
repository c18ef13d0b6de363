import { seenCart } from '@sitewright/api/cart/seen-cart'
import type { ErrorEnvelope } from '@sitewright/api/errors'
import type { CheckoutPageProps, FieldValues } from '@sitewright/api/pages/props'
import { pickupForm } from '@sitewright/core/commerce/address/address-form'
import { cartChanges } from '@sitewright/core/commerce/cart-changes'
import { fromCents, minor } from '@sitewright/core/money'
import { formatMoney } from '@sitewright/core/money-format'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Refusal } from '../../visitor-api.ts'
import { Codes, type CodesHandle } from '../codes/Codes.tsx'
import { Problem } from '../Problem.tsx'
import { ProviderFields } from '../payment/ProviderFields.tsx'
import { usePageSay, useTold } from '../words.ts'
import { Billing } from './Billing.tsx'
import { CartChanges } from './CartChanges.tsx'
import { Delivery } from './Delivery.tsx'
import { Express } from './Express.tsx'
import { addressFields, COMPANY_FIELDS, EMAIL, fieldName } from './fields.ts'
import { HiddenFields } from './HiddenFields.tsx'
import { type KeptForm, keepTyped, setUnsent, typedIn } from './keep-typed.ts'
import { NoteField, Terms } from './NoteAndTerms.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import { PayButton } from './PayButton.tsx'
import { methodsFor, PaymentChoices, wayToPayBy, wayToPayFor } from './PaymentChoices.tsx'
import { type NextStep, payWith } from './pay.ts'
import { TextField } from './TextField.tsx'
import { useAddressForm } from './use-address-form.ts'
import { useLiveCart } from './use-live-cart.ts'
import { WrongFields } from './WrongFields.tsx'
import { wrongIn } from './wrong-in.ts'

const NOTHING_IN_CART = 'You have nothing in your shopping cart.'

/** The `id` of the form, with which discount codes are posted as well, so that nothing typed is lost. */
const FORM = 'sw-checkout'

/** Name of the choice of how to pay. */
const CHOICE = 'paymentToken'
const SHIP_TO = fieldName('shipping', 'country')
const BILL_TO = fieldName('billing', 'country')

/** Contact, address, delivery and payment on one page; a plain form where there is no script. */
export function CheckoutPage(props: CheckoutPageProps) {
  const say = usePageSay()
  const tell = useTold()
  const { countries, idempotencyKey, legal } = props
  const { cart, seen, ...live } = useLiveCart(props.cart, props.seen)
  const methods = methodsFor(cart, props.methods)
  const wayToPay = wayToPayFor(cart, methods, props.methods)
  /** Values with which the fields of another country's form begin. */
  const [values, setValues] = useState(props.values)
  const [shipForm, chooseShipTo] = useAddressForm(props.addressForms.shipping)
  const [billTo, chooseBillTo] = useAddressForm(props.addressForms.billing)
  const [errors, setErrors] = useState<FieldValues>(props.errors)
  const [refusals, setRefusals] = useState(0)
  const [problem, setProblem] = useState(props.problem)
  const [isPaying, setIsPaying] = useState(false)
  const [isLive, setIsLive] = useState(false)
  const [spoken, setSpoken] = useState('')
  /** Token of the choice of how to pay; unknown until there is a script. */
  const [chosen, setChosen] = useState<string>()
  /** The payment was begun, and its provider asks for more. */
  const [asked, setAsked] = useState<NextStep>()
  const form = useRef<HTMLFormElement>(null)
  const kept = useRef<KeptForm>(null)
  const codes = useRef<CodesHandle>(null)

  const { requiresShipping } = cart
  const isPickup = cart.selectedShippingOption?.kind === 'pickup'
  const shipTo = isPickup ? pickupForm(shipForm) : shipForm
  const isEmpty = cart.entries.length === 0

  const readCountries = () => {
    if (!form.current) return
    const typed = typedIn(form.current)
    setValues((before) => ({ ...before, ...typed }))
    chooseShipTo(typed[SHIP_TO] ?? '')
    chooseBillTo(typed[BILL_TO] ?? '')
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed is watched from the beginning to the end.
  useEffect(() => {
    const { current } = form
    if (!current) return
    // The server says what is wrong with every field at once, in words of its own.
    current.noValidate = true
    setIsLive(true)
    const keeping = keepTyped(current, props.values, (priced) => {
      live.reprice(priced)
      setSpoken(say('The total is now {total}.', { total: totalOf(priced) }))
    })
    // Another country may have been chosen before the script came.
    readCountries()
    kept.current = keeping
    return () => keeping.stop()
  }, [props.values])

  // Once what is wrong stands in the page, which is not before React has drawn it.
  useEffect(() => {
    if (refusals > 0) focusFirstProblem(form.current)
  }, [refusals])

  // After every drawing, since another delivery may bring other choices.
  useEffect(() => setChosen(chosenIn(form.current)))

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPaying) return
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    setIsPaying(true)
    setProblem(undefined)
    setErrors({})
    live.agree()
    try {
      await kept.current?.answered()
      const priced = await codes.current?.applyTyped()
      if (priced !== undefined) {
        // The shopper sees what the code takes off before anything is paid.
        setIsPaying(false)
        if (priced) {
          const total = totalOf(priced)
          setProblem(say('Your code was applied. The total is now {total}.', { total }))
        }
        return
      }
      const next = await payWith(typed, requiresShipping)
      setUnsent(undefined)
      if (next.fields) setAsked(next)
      else location.assign(next.redirectUrl)
    } catch (error) {
      setIsPaying(false)
      const { message, errors: refused, cart: fresh } = refusalOf(error)
      setProblem(message)
      const { isConsentAsked } = legal
      const asked = { requiresShipping, shipTo, billTo, isConsentAsked }
      setErrors(refused ? { ...wrongIn(typed, asked), ...refused } : {})
      if (fresh) live.replace(fresh)
      setRefusals((count) => count + 1)
    }
  }

  const changes = isEmpty ? [] : cartChanges(seen, seenCart(cart))
  const told = (problem === NOTHING_IN_CART ? undefined : problem) ?? standing(cart)
  const shipFields = addressFields('shipping', shipTo, countries)
  const billFields = addressFields('billing', billTo, countries)
  const undelivered = cart.shippingLocation && !isEmpty ? cart.deliveryProblem : null
  const shown = {
    ...(undelivered !== null && { [SHIP_TO]: undelivered }),
    ...errors,
  }
  const allFields = [EMAIL, ...shipFields, ...billFields, ...COMPANY_FIELDS]
  const wrongFields = allFields.filter(({ name }) => errors[name])
  const address = { values, errors: shown, firstWrong: wrongFields[0]?.name }

  if (asked?.fields) {
    return (
      <div className="sw-checkout">
        <h1>{say('Checkout')}</h1>
        <ProviderFields {...asked.fields} returnUrl={asked.redirectUrl} />
        <OrderSummary cart={cart} path={props.path} />
      </div>
    )
  }
  return (
    <div className="sw-checkout">
      <h1>{say('Checkout')}</h1>
      <form
        id={FORM}
        className="sw-checkout-form"
        method="post"
        action={props.path}
        ref={form}
        onSubmit={submit}
        onChange={({ target }) => {
          const { name } = target as EventTarget & { readonly name?: string }
          if (name === SHIP_TO || name === BILL_TO) readCountries()
          if (name === CHOICE) setChosen(chosenIn(form.current))
        }}
      >
        <HiddenFields {...{ cart, idempotencyKey, isLive }} crumb={props.crumb} />
        <Express
          way={wayToPay}
          methods={methods}
          totalCents={cart.grandTotalCents}
          currency={cart.currency}
        />
        <fieldset>
          <legend>{say('Contact')}</legend>
          <TextField
            field={EMAIL}
            value={values.email ?? ''}
            problem={errors.email}
            isFirstProblem={wrongFields[0] === EMAIL}
          />
        </fieldset>
        {requiresShipping && (
          <Delivery
            {...address}
            fields={shipFields}
            cart={cart}
            isPickup={isPickup}
            isLive={isLive}
          />
        )}
        <Billing {...address} fields={billFields} isSent={requiresShipping && !isPickup} />
        <PaymentChoices cart={cart} way={wayToPay} methods={methods} chosen={values.paymentToken} />
        <NoteField value={values.note ?? ''} problem={errors.note} />
        <Terms legal={legal} values={values} problem={errors.acceptsTerms} />
        {told && (
          <Problem
            message={tell(told)}
            takesFocus={problem !== undefined && wrongFields.length === 0}
          >
            <WrongFields errors={errors} cart={cart} fields={allFields} />
          </Problem>
        )}
        <div role="status">
          {changes.length > 0 && (
            <div className="sw-cart-notice">
              <p>{say('Your cart has changed:')}</p>
              <CartChanges changes={changes} format={cart.moneyFormat} />
            </div>
          )}
        </div>
        <PayButton
          way={wayToPayBy(chosen, wayToPay, methods)}
          total={totalOf(cart)}
          isPaying={isPaying}
          isEmpty={isEmpty}
          spoken={spoken}
        />
      </form>
      <OrderSummary cart={cart} path={props.path}>
        <Codes
          ref={codes}
          cart={cart}
          form={FORM}
          refused={props.refusedCode}
          onCart={live.reprice}
        />
      </OrderSummary>
    </div>
  )
}

type ShownCart = CheckoutPageProps['cart']

/** Problem of the cart whatever is typed; that of its address is told at its country. */
function standing({ entries, problem, deliveryProblem }: ShownCart): string | undefined {
  if (entries.length === 0) return NOTHING_IN_CART
  return problem === deliveryProblem ? undefined : (problem ?? undefined)
}

function totalOf({ grandTotalCents, currency, moneyFormat }: ShownCart): string {
  return formatMoney(minor(fromCents(grandTotalCents, currency)), moneyFormat)
}

/** Token of the choice of how to pay, if one is made. */
function chosenIn(form: HTMLFormElement | null): string | undefined {
  const token = form && new FormData(form).get(CHOICE)
  return typeof token === 'string' ? token : undefined
}

/** The server's refusal, or words of our own for what is none. */
function refusalOf(error: unknown): Partial<ErrorEnvelope> & { readonly message: string } {
  if (error instanceof Refusal) return { ...error.envelope, message: error.message }
  return { message: error instanceof Error ? error.message : 'Please try again.' }
}

function focusFirstProblem(form: HTMLFormElement | null): void {
  const target = form?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')
  target?.focus()
}
