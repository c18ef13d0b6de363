import type { DonatePageProps, FieldValues } from '@sitewright/api/pages/props'
import { OWN_AMOUNT } from '@sitewright/core/commerce/funds'
import { decimalText, minor } from '@sitewright/core/money'
import { formatMoney, type MoneyFormat } from '@sitewright/core/money-format'
import { useRef } from 'react'

export interface AmountsProps {
  readonly fund: DonatePageProps['fund']
  readonly format: MoneyFormat
  readonly values: FieldValues
  readonly problem: string | undefined
  /** Another amount was typed, or a choice took its place. */
  onTyped(): void
}

const PROBLEM_ID = 'field-amount-problem'

/** The amounts to choose from, and one of the donor's own. */
export function Amounts({ fund, format, values, problem, onTyped }: AmountsProps) {
  const own = useRef<HTMLInputElement>(null)
  const ownChoice = useRef<HTMLInputElement>(null)
  const { suggestedMinor, allowsOwnAmount } = fund
  const hasChoices = suggestedMinor.length > 0
  const isOnly = suggestedMinor.length === 1 && !allowsOwnAmount
  const wrong = {
    'aria-invalid': problem !== undefined,
    'aria-describedby': problem ? PROBLEM_ID : undefined,
  }
  const chooseSuggested = () => {
    if (own.current) own.current.value = ''
    onTyped()
  }
  const chooseOwn = () => {
    if (ownChoice.current) ownChoice.current.checked = true
    onTyped()
  }
  return (
    <fieldset>
      <legend>Amount</legend>
      {hasChoices && (
        <div
          className="sw-amounts"
          role="radiogroup"
          aria-label="Amount"
          {...(!allowsOwnAmount && problem !== undefined && { ...wrong, tabIndex: -1 })}
        >
          {suggestedMinor.map((amount) => {
            const value = decimalText(minor(amount), format.currency)
            return (
              <label key={amount} className="sw-choice">
                <input
                  type="radio"
                  name="amount"
                  value={value}
                  required
                  defaultChecked={isOnly || values.amount === value}
                  onChange={chooseSuggested}
                />
                <span>{formatMoney(minor(amount), format)}</span>
              </label>
            )
          })}
          {allowsOwnAmount && (
            <label className="sw-choice">
              <input
                type="radio"
                name="amount"
                value={OWN_AMOUNT}
                required
                defaultChecked={values.amount === OWN_AMOUNT}
                ref={ownChoice}
                onChange={() => own.current?.focus()}
              />
              <span>Other amount</span>
            </label>
          )}
        </div>
      )}
      {allowsOwnAmount && (
        <div className="sw-field sw-own-amount">
          <label htmlFor="field-amount">
            {hasChoices ? 'Your own amount' : 'Your amount'}{' '}
            <span className="sw-note">({limitsOf(fund, format)})</span>
          </label>
          <input
            id="field-amount"
            name="ownAmount"
            inputMode={format.digits === 0 ? 'numeric' : 'decimal'}
            autoComplete="off"
            maxLength={40}
            required={!hasChoices}
            defaultValue={values.ownAmount ?? ''}
            ref={own}
            onInput={chooseOwn}
            // biome-ignore lint/a11y/noAutofocus: without script this is how a donor gets to what went wrong.
            autoFocus={problem !== undefined}
            {...wrong}
          />
        </div>
      )}
      {problem && (
        <p id={PROBLEM_ID} className="sw-field-error">
          {problem}
        </p>
      )}
    </fieldset>
  )
}

/** "$5.00 to $1,000.00", "$5.00 or more". */
function limitsOf(
  { minimumMinor, maximumMinor }: AmountsProps['fund'],
  format: MoneyFormat,
): string {
  const money = (amount: number) => formatMoney(minor(amount), format)
  return maximumMinor === null
    ? `${money(minimumMinor)} or more`
    : `${money(minimumMinor)} to ${money(maximumMinor)}`
}
