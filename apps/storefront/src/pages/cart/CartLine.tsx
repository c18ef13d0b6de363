import { entryName } from '@sitewright/api/cart/seen-cart'
import type { CartEntry } from '@sitewright/api/cart/shapes'
import { MAX_QUANTITY, readQuantity } from '@sitewright/core/commerce/quantity'
import { describeVariant } from '@sitewright/core/commerce/variant-choice'
import type { MoneyFormat } from '@sitewright/core/money-format'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Answers } from '../Answers.tsx'
import { Money } from '../Money.tsx'

export interface CartLineProps {
  readonly entry: CartEntry
  readonly moneyFormat: MoneyFormat
  readonly crumb: string
  readonly isBusy: boolean
  /** Something else is typed, so that what was said of an earlier try is over. */
  onEdit(): void
  /** Whether the server took it. */
  onQuantity(quantity: number): Promise<boolean>
  onRemove(): Promise<boolean>
  /** The shopper wants to answer again what the product asks. */
  onOpenForm(): void
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
  const variant = describeVariant(entry.chosenVariant.attributes)
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
            aria-label={`Change answers: ${entryName(entry)}`}
            onClick={(event) => {
              event.preventDefault()
              onOpenForm()
            }}
          >
            Change answers
          </a>
        )}
        <p className="sw-note">
          <Money cents={entry.purchasePriceCents} format={moneyFormat} /> each
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
          <QuantityControl {...line} />
        ) : (
          <div className="sw-quantity">
            <span>Quantity</span>
            {entry.quantity}
          </div>
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
        <Money cents={entry.subTotal} format={moneyFormat} />
      </div>
      {children}
    </li>
  )
}

type QuantityControlProps = Omit<CartLineProps, 'moneyFormat' | 'crumb' | 'onOpenForm' | 'children'>

/** A typed quantity of zero, which takes the entry out of the cart. */
const NONE = /^0+$/

/**
 * Sends the quantity when it is left or Enter is pressed; without script, by its button. What the server refuses
 * gives way to what is in the cart, so that nobody buys another number than they read.
 */
function QuantityControl({ entry, isBusy, onEdit, onQuantity, onRemove }: QuantityControlProps) {
  const id = useId()
  const [text, setText] = useState(String(entry.quantity))
  const [isLive, setIsLive] = useState(false)
  useEffect(() => setIsLive(true), [])
  useEffect(() => setText(String(entry.quantity)), [entry.quantity])

  const isNone = NONE.test(text.trim())
  const { quantity, problem } = {
    quantity: undefined,
    problem: undefined,
    ...(isNone ? { quantity: 0 } : readQuantity(text)),
  }
  /** Enter sends it, and leaving the field afterwards must not send it again. */
  const isSending = useRef(false)
  const commit = async () => {
    if (isSending.current || quantity === undefined || quantity === entry.quantity) return
    isSending.current = true
    const isTaken = await (isNone ? onRemove() : onQuantity(quantity))
    isSending.current = false
    if (!isTaken) setText(String(entry.quantity))
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
        min={0}
        max={MAX_QUANTITY}
        step={1}
        value={text}
        // Firefox would fill in after a reload what was typed and not sent, beside the price of what is in the cart.
        autoComplete="off"
        aria-invalid={problem !== undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        readOnly={isBusy}
        onChange={(event) => {
          setText(event.currentTarget.value)
          onEdit()
        }}
        onBlur={() => {
          // Firefox takes the focus from the field of a page that goes away: a reload buys nothing.
          if (document.visibilityState === 'visible') void commit()
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          void commit()
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
