import type { ErrorEnvelope } from '@sitewright/api/errors'
import type { DonatePageProps, FieldValues } from '@sitewright/api/pages/props'
import { givenAmount, readDonationAmount } from '@sitewright/core/commerce/funds'
import { nativeAnswers } from '@sitewright/core/forms/form'
import { formatMoney } from '@sitewright/core/money-format'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { callSite, Refusal } from '../../visitor-api.ts'
import { EMAIL } from '../checkout/fields.ts'
import { PaymentMethods } from '../checkout/PaymentChoices.tsx'
import type { NextStep } from '../checkout/pay.ts'
import { TextField } from '../checkout/TextField.tsx'
import { Problem } from '../Problem.tsx'
import { ProviderFields } from '../payment/ProviderFields.tsx'
import { usePageSay, useTold } from '../words.ts'
import { Amounts } from './Amounts.tsx'
import { FormQuestions } from './FormQuestions.tsx'

/** Amount, contact and payment of a donation on one page; a plain form where there is no script. */
export function DonatePage(props: DonatePageProps) {
  const say = usePageSay()
  const told = useTold()
  const { fund, moneyFormat, values, methods, crumb } = props
  const [errors, setErrors] = useState<FieldValues>(props.errors)
  const [problem, setProblem] = useState(props.problem)
  const [refusals, setRefusals] = useState(0)
  const [isPaying, setIsPaying] = useState(false)
  const [amount, setAmount] = useState<string>()
  /** The payment was begun, and its provider asks for more. */
  const [asked, setAsked] = useState<NextStep>()
  const form = useRef<HTMLFormElement>(null)
  const tries = useRef(0)

  const readAmount = () => {
    const typed = form.current && givenAmount(typedIn(form.current))
    const { amountMinor } = readAmountOf(typed ?? '', props)
    setAmount(amountMinor === undefined ? undefined : formatMoney(amountMinor, moneyFormat))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: an amount may have been chosen before the script came.
  useEffect(() => {
    // The server says what is wrong with every field at once, in words of its own.
    if (form.current) form.current.noValidate = true
    readAmount()
  }, [])

  // Once what is wrong stands in the page, which is not before React has drawn it.
  useEffect(() => {
    if (refusals > 0) focusFirstProblem(form.current)
  }, [refusals])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPaying) return
    const typed = typedIn(event.currentTarget)
    setIsPaying(true)
    setProblem(undefined)
    setErrors({})
    try {
      const key = `${props.idempotencyKey}-${tries.current}`
      const next = await donate(fund.id, typed, key)
      if (next.fields) setAsked(next)
      else location.assign(next.redirectUrl)
    } catch (error) {
      setIsPaying(false)
      // Sent again after no answer, the request keeps its key, so that nobody pays twice.
      if (error instanceof Refusal && isAnswer(error.envelope)) tries.current += 1
      const refused = refusalOf(error)
      setProblem(refused.message)
      setErrors(refused.errors ?? {})
      setRefusals((count) => count + 1)
    }
  }

  if (asked?.fields) {
    return (
      <div className="sw-checkout sw-donate">
        <h1>{fund.name}</h1>
        <ProviderFields {...asked.fields} returnUrl={asked.redirectUrl} />
      </div>
    )
  }
  const canPay = methods.length > 0
  const labelOf = (given: string | undefined) =>
    given === undefined ? say('Donate') : say('Donate {amount}', { amount: given })
  const fieldProblems = Object.values(errors).length
  return (
    <div className="sw-checkout sw-donate">
      <h1>{fund.name}</h1>
      {fund.description && <p className="sw-lines sw-donate-words">{fund.description}</p>}
      <form
        className="sw-checkout-form"
        method="post"
        action={`/checkout/donate/${fund.id}`}
        ref={form}
        onSubmit={submit}
        onChange={readAmount}
      >
        <input type="hidden" name="crumb" value={crumb} />
        <input type="hidden" name="idempotencyKey" value={props.idempotencyKey} />
        <Amounts
          fund={fund}
          format={moneyFormat}
          values={values}
          problem={errors.amount}
          onTyped={readAmount}
        />
        <fieldset>
          <legend>{say('Contact')}</legend>
          <div className="sw-fields">
            <TextField
              field={EMAIL}
              value={values.email ?? ''}
              problem={errors.email}
              isFirstProblem={!errors.amount && errors.email !== undefined}
            />
            {fund.form && <FormQuestions form={fund.form} values={values} errors={errors} />}
          </div>
        </fieldset>
        {canPay ? (
          <fieldset>
            <legend>{say('Payment')}</legend>
            <PaymentMethods methods={methods} chosen={values.paymentToken} />
          </fieldset>
        ) : (
          <div className="sw-problem">
            <p>{say('Donations cannot be taken here yet. Please come back later.')}</p>
          </div>
        )}
        {problem && <Problem message={told(problem)} takesFocus={fieldProblems === 0} />}
        {canPay && (
          <button type="submit" className="sw-button sw-button-primary" aria-disabled={isPaying}>
            {isPaying ? say('Donating…') : labelOf(amount)}
          </button>
        )}
        <p role="status" className="visually-hidden">
          {isPaying && say('Your donation is being made. Please wait.')}
        </p>
      </form>
    </div>
  )
}

function readAmountOf(typed: string, { fund, moneyFormat }: DonatePageProps) {
  const read = readDonationAmount(typed, fund, moneyFormat)
  return { amountMinor: read.problem === undefined ? read.amountMinor : undefined }
}

function donate(fundId: string, fields: FieldValues, key: string): Promise<NextStep> {
  return callSite<NextStep>(
    'POST',
    '/api/commerce/donations',
    {
      fundId,
      amount: givenAmount(fields) ?? '',
      email: fields.email ?? '',
      answers: nativeAnswers(fields),
      paymentToken: fields.paymentToken ?? '',
    },
    { 'idempotency-key': key },
  )
}

function typedIn(form: HTMLFormElement): FieldValues {
  return Object.fromEntries(new FormData(form)) as FieldValues
}

/** Whether the server has answered for good: it was reached, and no request with the key is still running. */
function isAnswer({ status, code }: Pick<ErrorEnvelope, 'status' | 'code'>): boolean {
  return status > 0 && status < 500 && code !== 'keyRunning'
}

function refusalOf(error: unknown): Partial<ErrorEnvelope> & { readonly message: string } {
  if (error instanceof Refusal) return { ...error.envelope, message: error.message }
  return { message: error instanceof Error ? error.message : 'Please try again.' }
}

function focusFirstProblem(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus()
}
