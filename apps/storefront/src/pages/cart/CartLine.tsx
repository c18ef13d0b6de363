import { entryName } from '@sitewright/api/cart/seen-cart'
import { describeVariant } from '@sitewright/core/commerce/variant-choice'
import type { MoneyFormat } from '@sitewright/core/money-format'
import type { IslandWord } from '@sitewright/core/words/english'
import type { FormEvent, ReactNode } from 'react'
import { Answers } from '../Answers.tsx'
import { Money, moneyText } from '../Money.tsx'
import { useSay } from '../words.ts'
import { QuantityControl, type QuantityControlProps } from './QuantityControl.tsx'

export interface CartLineProps extends QuantityControlProps {
  readonly moneyFormat: MoneyFormat
  readonly crumb: string
  /** The shopper wants to answer again what the product asks; left out, the cart page does that. */
  onOpenForm?(): void
  /** The form with those answers, while it is open. */
  readonly children?: ReactNode
}

/** The `id` of a line's element. */
export function lineId(entryId: string): string {
  return `line-${entryId}`
}

/** One entry, as a form that also works without script. */
export function CartLine({ moneyFormat, crumb, onOpenForm, children, ...line }: CartLineProps) {
  const { entry, isBusy, onRemove } = line
  const say = useSay()
  const variant = describeVariant(entry.chosenVariant.attributes)
  const price = moneyText(entry.purchasePriceCents, moneyFormat)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    if ((submitter as HTMLButtonElement | null)?.value === 'remove') void onRemove()
  }
  return (
    <li className="sw-cart-line" id={lineId(entry.id)} aria-busy={isBusy}>
      <div className="sw-cart-picture">
        {entry.image && (
          <img
            src={`${entry.image.url}?format=300w`}
            alt={entry.image.altText}
            width="96"
            height="96"
          />
        )}
      </div>
      <div className="sw-cart-title">
        <a href={entry.fullUrl}>{entry.title}</a>
        {variant && <p className="sw-note">{variant}</p>}
        <Answers answers={entry.answers} />
        {entry.hasForm && !children && (
          <a
            className="sw-link"
            href={`/cart?form=${entry.id}#${lineId(entry.id)}`}
            aria-label={say('Change answers: {title}', { title: entryName(entry) })}
            onClick={(event) => {
              if (!onOpenForm) return
              event.preventDefault()
              onOpenForm()
            }}
          >
            {say('Change answers')}
          </a>
        )}
        <p className="sw-note">
          <bdi className="sw-money">{say('{price} each', { price })}</bdi>
        </p>
        {entry.problem && (
          <p className="sw-field-error" role="alert">
            {say(entry.problem as IslandWord)}
          </p>
        )}
      </div>
      <form className="sw-cart-controls" method="post" action="/cart" onSubmit={submit}>
        <input type="hidden" name="crumb" value={crumb} />
        <input type="hidden" name="entryId" value={entry.id} />
        {entry.multipleQuantityAllowed || entry.quantity > 1 ? (
          <QuantityControl {...line} />
        ) : (
          <div className="sw-quantity">
            <span>{say('Quantity')}</span>
            {entry.quantity}
          </div>
        )}
        <button
          type="submit"
          className="sw-link"
          name="action"
          value="remove"
          disabled={isBusy}
          aria-label={say('Remove {title}', { title: entryName(entry) })}
        >
          {say('Remove')}
        </button>
      </form>
      <div className="sw-cart-line-total">
        <Money cents={entry.subTotal} format={moneyFormat} />
      </div>
      {children}
    </li>
  )
}
