import type { CheckoutPageProps, FieldValues } from '@sitewright/api/pages/props'
import { type FormEvent, useRef, useState } from 'react'
import { Refusal } from '../../visitor-api.ts'
import { Problem } from '../Problem.tsx'
import { ADDRESS_FIELDS, type CheckoutField, CONTACT_FIELDS } from './fields.ts'
import { OrderSummary } from './OrderSummary.tsx'
import { PaymentChoices } from './PaymentChoices.tsx'
import { payWith } from './pay.ts'
import { TextField } from './TextField.tsx'

/** Contact, address, shipping and payment on one page; a plain form where there is no script. */
export function CheckoutPage(props: CheckoutPageProps) {
  const { cart, countries, values, paymentChoices, idempotencyKey, totalMinor } = props
  const [errors, setErrors] = useState<FieldValues>(props.errors)
  const [problem, setProblem] = useState(props.problem)
  const [isPaying, setIsPaying] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPaying) return
    setIsPaying(true)
    setProblem(undefined)
    setErrors({})
    try {
      const fields = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
      location.assign(await payWith(fields, cart.requiresShipping))
    } catch (error) {
      setIsPaying(false)
      setProblem(error instanceof Error ? error.message : 'Please try again.')
      if (error instanceof Refusal && error.envelope.errors) setErrors(error.envelope.errors)
      requestAnimationFrame(() => focusFirstProblem(form.current))
    }
  }

  const fieldsOf = (fields: readonly CheckoutField[]) =>
    fields.map((field) => (
      <TextField
        key={field.name}
        field={field}
        value={values[field.name] ?? ''}
        problem={errors[field.name]}
        countries={countries}
      />
    ))

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
        <input type="hidden" name="agreedTotalMinor" value={totalMinor} />
        {problem && <Problem message={problem} />}
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
                    defaultChecked={index === 0}
                  />
                  <span>{option.name}</span>
                </label>
              ))}
            </fieldset>
          </>
        )}
        <PaymentChoices choices={paymentChoices} chosen={values.paymentToken} />
        <button type="submit" className="sw-button sw-button-primary" aria-disabled={isPaying}>
          {isPaying ? 'Paying…' : 'Pay now'}
        </button>
        <p role="status" className="visually-hidden">
          {isPaying ? 'Your payment is being made. Please wait.' : ''}
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
