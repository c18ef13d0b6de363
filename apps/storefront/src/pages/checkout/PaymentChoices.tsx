import type { PaymentChoice } from '@sitewright/api/pages/props'

export interface PaymentChoicesProps {
  readonly choices: readonly PaymentChoice[]
  readonly chosen: string | undefined
}

/** How to pay. The practice provider takes no money: its cards say what they will do. */
export function PaymentChoices({ choices, chosen = choices[0]?.token }: PaymentChoicesProps) {
  return (
    <fieldset>
      <legend>Payment</legend>
      <p className="sw-note">This shop is practising: no money is taken.</p>
      {choices.map(({ token, label, hint }) => (
        <label className="sw-choice" key={token}>
          <input type="radio" name="paymentToken" value={token} defaultChecked={token === chosen} />
          <span>
            {label}
            <span className="sw-note">{hint}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
