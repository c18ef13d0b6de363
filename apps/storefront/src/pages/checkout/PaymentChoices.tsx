import type { Cart } from '@sitewright/api/cart/shapes'
import type { PaymentOffer } from '@sitewright/api/pages/props'

/** Whether the shopper chooses how to pay, has nothing to pay, or cannot pay at all. */
export type WayToPay = 'choose' | 'nothingDue' | 'impossible'

export function wayToPayFor(
  { entries, grandTotalCents }: Pick<Cart, 'entries' | 'grandTotalCents'>,
  { choices }: PaymentOffer,
): WayToPay {
  if (entries.length > 0 && grandTotalCents === 0) return 'nothingDue'
  return choices.length > 0 ? 'choose' : 'impossible'
}

export interface PaymentChoicesProps {
  readonly way: WayToPay
  readonly payment: PaymentOffer
  /** The choice of an earlier try. */
  readonly chosen: string | undefined
}

/** How to pay. Practice cards take no money and say what they will do. */
export function PaymentChoices({ way, payment, chosen }: PaymentChoicesProps) {
  return (
    <fieldset>
      <legend>Payment</legend>
      {way === 'nothingDue' && <p>There is nothing to pay for this order.</p>}
      {way === 'impossible' && (
        <div className="sw-problem">
          <p>
            This shop cannot take payment yet. Your cart stays as it is; please come back later.
          </p>
        </div>
      )}
      {way === 'choose' && <Choices {...payment} chosen={chosen} />}
    </fieldset>
  )
}

function Choices({
  choices,
  isPractice,
  chosen = choices[0]?.token,
}: PaymentOffer & { readonly chosen: string | undefined }) {
  return (
    <>
      {isPractice && <p className="sw-practice">This shop is practising: no money is taken.</p>}
      {choices.map(({ token, label, hint }) => (
        <label className="sw-choice" key={token}>
          <input type="radio" name="paymentToken" value={token} defaultChecked={token === chosen} />
          <span>
            {label}
            <span className="sw-note">{hint}</span>
          </span>
        </label>
      ))}
    </>
  )
}
