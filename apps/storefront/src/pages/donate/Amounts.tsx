import type { DonatePageProps, FieldValues } from '@sitewright/api/pages/props'
import { OWN_AMOUNT } from '@sitewright/core/commerce/funds'
import { decimalText, minor } from '@sitewright/core/money'
import { formatMoney, type MoneyFormat } from '@sitewright/core/money-format'
import type { PageWord } from '@sitewright/core/shop-words/say-shop'
import type { Say } from '@sitewright/core/words/island-words'
import { useRef } from 'react'
import { usePageSay, useTold } from '../words.ts'

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
  const say = usePageSay()
  const told = useTold()
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
      <legend>{say('Amount')}</legend>
      {hasChoices && (
        <div
          className="sw-amounts"
          role="radiogroup"
          aria-label={say('Amount')}
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
              <span>{say('Other amount')}</span>
            </label>
          )}
        </div>
      )}
      {allowsOwnAmount && (
        <div className="sw-field sw-own-amount">
          <label htmlFor="field-amount">
            {hasChoices ? say('Your own amount') : say('Your amount')}{' '}
            <span className="sw-note">({limitsOf(fund, format, say)})</span>
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
          {told(problem)}
        </p>
      )}
    </fieldset>
  )
}

/** "$5.00 to $1,000.00", "$5.00 or more". */
function limitsOf(
  { minimumMinor, maximumMinor }: AmountsProps['fund'],
  format: MoneyFormat,
  say: Say<PageWord>,
): string {
  const money = (amount: number) => formatMoney(minor(amount), format)
  return maximumMinor === null
    ? say('{amount} or more', { amount: money(minimumMinor) })
    : say('{least} to {most}', { least: money(minimumMinor), most: money(maximumMinor) })
}
