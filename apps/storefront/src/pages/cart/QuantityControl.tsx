import { entryName } from '@sitewright/api/cart/seen-cart'
import type { CartEntry } from '@sitewright/api/cart/shapes'
import { MAX_QUANTITY, readQuantity } from '@sitewright/core/commerce/quantity'
import { useEffect, useId, useRef, useState } from 'react'
import { usePageSay } from '../words.ts'

export interface QuantityControlProps {
  readonly entry: CartEntry
  readonly isBusy: boolean
  /** Something else is typed, so that what was said of an earlier try is over. */
  onEdit(): void
  /** Whether the server took it. */
  onQuantity(quantity: number): Promise<boolean>
  onRemove(): Promise<boolean>
}

/** A typed quantity of zero, which takes the entry out of the cart. */
const NONE = /^0+$/

/**
 * Sends the quantity when it is left or Enter is pressed; without script, by its button. What the server refuses
 * gives way to what is in the cart, so that nobody buys another number than they read.
 */
export function QuantityControl({
  entry,
  isBusy,
  onEdit,
  onQuantity,
  onRemove,
}: QuantityControlProps) {
  const say = usePageSay()
  const id = useId()
  const title = entryName(entry)
  const [text, setText] = useState(String(entry.quantity))
  const [isLive, setIsLive] = useState(false)
  useEffect(() => setIsLive(true), [])
  /** The number that was asked for last, until the server has answered it. */
  const wished = useRef<number>(undefined)
  const held = useRef(entry.quantity)
  useEffect(() => {
    held.current = entry.quantity
    // An answer to an earlier press must not take back what was pressed since.
    if (wished.current === undefined) setText(String(entry.quantity))
  }, [entry.quantity])

  const isNone = NONE.test(text.trim())
  const { quantity, problem } = {
    quantity: undefined,
    problem: undefined,
    ...(isNone ? { quantity: 0 } : readQuantity(text)),
  }
  /** One request at a time, and after it the number of the last press; Enter sends, and leaving the field must not send again. */
  const send = async (wanted: number) => {
    const isUnderWay = wished.current !== undefined
    wished.current = wanted
    if (isUnderWay) return
    let sent: number | undefined
    while (wished.current !== undefined && wished.current !== sent) {
      sent = wished.current
      const isTaken = await (sent === 0 ? onRemove() : onQuantity(sent))
      // Another number that was pressed meanwhile may be possible.
      if (!isTaken && wished.current === sent) setText(String(held.current))
    }
    wished.current = undefined
  }
  const commit = async () => {
    if (quantity !== undefined && quantity !== entry.quantity) await send(quantity)
  }
  const step = (by: number) => {
    // From what the field shows: not every browser takes the focus from it, and with that its number, at a press.
    const wanted = (quantity || entry.quantity) + by
    if (wanted < 1 || wanted > MAX_QUANTITY) return
    onEdit()
    setText(String(wanted))
    void send(wanted)
  }
  return (
    <div className="sw-quantity">
      <label htmlFor={id}>
        <span aria-hidden="true">{say('Quantity')}</span>
        <span className="visually-hidden">
          {say('Quantity of {title}', { title: entry.title })}
        </span>
      </label>
      <div className="sw-steps">
        {isLive && (
          <StepButton
            sign="−"
            label={say('One less: {title}', { title })}
            isOff={(quantity || entry.quantity) <= 1}
            onPress={() => step(-1)}
          />
        )}
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
        {isLive && (
          <StepButton
            sign="+"
            label={say('One more: {title}', { title })}
            isOff={entry.quantity >= MAX_QUANTITY || !entry.multipleQuantityAllowed}
            onPress={() => step(1)}
          />
        )}
      </div>
      {problem && (
        <p id={`${id}-problem`} className="sw-field-error">
          {say(problem)}
        </p>
      )}
      {!isLive && (
        <button type="submit" className="sw-button" name="action" value="update">
          {say('Update')}
        </button>
      )}
    </div>
  )
}

interface StepButtonProps {
  readonly sign: string
  readonly label: string
  readonly isOff: boolean
  onPress(): void
}

/** One more or one less; it keeps the focus where there is no further. */
function StepButton({ sign, label, isOff, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      className="sw-step"
      aria-label={label}
      aria-disabled={isOff}
      onClick={onPress}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  )
}
