import type { CartEntry } from '@sitewright/api/cart/shapes'
import { MAX_QUANTITY, MIN_QUANTITY, readQuantity } from '@sitewright/core/commerce/quantity'
import { describeVariant } from '@sitewright/core/commerce/variant-choice'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { Money } from '../Money.tsx'

export interface CartLineProps {
  readonly entry: CartEntry
  readonly currency: string
  readonly crumb: string
  readonly isBusy: boolean
  onQuantity(quantity: number): void
  onRemove(): void
}

/** One entry, as a form that also works without script. */
export function CartLine({ entry, currency, crumb, isBusy, onQuantity, onRemove }: CartLineProps) {
  const variant = describeVariant(entry.chosenVariant.attributes)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    if ((submitter as HTMLButtonElement | null)?.value === 'remove') onRemove()
  }
  return (
    <li className="sw-cart-line" aria-busy={isBusy}>
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
        <p className="sw-note">
          <Money cents={entry.purchasePriceCents} currency={currency} /> each
        </p>
        {entry.problem && (
          <p className="sw-field-error" role="alert">
            {entry.problem}
          </p>
        )}
      </div>
      <form className="sw-cart-controls" method="post" action="/cart" onSubmit={submit}>
        <input type="hidden" name="crumb" value={crumb} />
        <input type="hidden" name="entryId" value={entry.id} />
        {entry.multipleQuantityAllowed || entry.quantity > 1 ? (
          <QuantityControl entry={entry} isBusy={isBusy} onQuantity={onQuantity} />
        ) : (
          <span>{entry.quantity}</span>
        )}
        <button
          type="submit"
          className="sw-link"
          name="action"
          value="remove"
          disabled={isBusy}
          aria-label={`Remove ${entry.title}${variant && `, ${variant}`}`}
        >
          Remove
        </button>
      </form>
      <div className="sw-cart-line-total">
        <Money cents={entry.subTotal} currency={currency} />
      </div>
    </li>
  )
}

interface QuantityControlProps {
  readonly entry: CartEntry
  readonly isBusy: boolean
  onQuantity(quantity: number): void
}

/** Sends the quantity when it is left or Enter is pressed; without script, by its button. */
function QuantityControl({ entry, isBusy, onQuantity }: QuantityControlProps) {
  const id = useId()
  const [text, setText] = useState(String(entry.quantity))
  const [isLive, setIsLive] = useState(false)
  useEffect(() => setIsLive(true), [])
  useEffect(() => setText(String(entry.quantity)), [entry.quantity])

  const { quantity, problem } = { quantity: undefined, problem: undefined, ...readQuantity(text) }
  const commit = () => {
    if (quantity !== undefined && quantity !== entry.quantity) onQuantity(quantity)
  }
  return (
    <div className="sw-quantity">
      <label htmlFor={id}>
        Quantity<span className="visually-hidden"> of {entry.title}</span>
      </label>
      <input
        id={id}
        name="quantity"
        type="number"
        inputMode="numeric"
        min={MIN_QUANTITY}
        max={MAX_QUANTITY}
        step={1}
        value={text}
        aria-invalid={problem !== undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        readOnly={isBusy}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          commit()
        }}
      />
      {problem && (
        <p id={`${id}-problem`} className="sw-field-error">
          {problem}
        </p>
      )}
      {!isLive && (
        <button type="submit" className="sw-button" name="action" value="update">
          Update
        </button>
      )}
    </div>
  )
}
