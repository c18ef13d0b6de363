import type { WayToPay } from './PaymentChoices.tsx'

const PLACE_ORDER = {
  idle: 'Place order',
  busy: 'Placing your order…',
  status: 'Your order is being placed. Please wait.',
}

/** Words of the button that ends the checkout; nothing where it cannot be ended. */
const WORDS: Readonly<
  Record<WayToPay, { idle: string; busy: string; status: string } | undefined>
> = {
  now: {
    idle: 'Pay now',
    busy: 'Paying…',
    status: 'Your payment is being made. Please wait.',
  },
  later: PLACE_ORDER,
  nothingDue: PLACE_ORDER,
  pickupOnly: undefined,
  impossible: undefined,
}

export interface PayButtonProps {
  readonly way: WayToPay
  readonly isPaying: boolean
  readonly isEmpty: boolean
  /** Words for screen readers while nothing is being paid. */
  readonly spoken: string
}

export function PayButton({ way, isPaying, isEmpty, spoken }: PayButtonProps) {
  const words = WORDS[way]
  return (
    <>
      {words && (
        <button
          type="submit"
          className="sw-button sw-button-primary"
          aria-disabled={isPaying || isEmpty}
        >
          {isPaying ? words.busy : words.idle}
        </button>
      )}
      <p role="status" className="visually-hidden">
        {isPaying ? words?.status : spoken}
      </p>
    </>
  )
}
