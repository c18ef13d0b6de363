import type { PageWord } from '@sitewright/core/shop-words/say-shop'
import { usePageSay } from '../words.ts'
import type { WayToPay } from './PaymentChoices.tsx'

interface Words {
  readonly idle: PageWord
  readonly busy: PageWord
  readonly status: PageWord
}

// In the European Union the button has to say that whoever presses it owes money, which an order without a price does not.
const PLACE_ORDER: Words = {
  idle: 'Place order',
  busy: 'Placing your order…',
  status: 'Your order is being placed. Please wait.',
}

/** Words of the button that ends the checkout; nothing where it cannot be ended. */
const WORDS: Readonly<Record<WayToPay, Words | undefined>> = {
  now: {
    idle: 'Pay {total}',
    busy: 'Paying…',
    status: 'Your payment is being made. Please wait.',
  },
  later: PLACE_ORDER,
  nothingDue: { ...PLACE_ORDER, idle: 'Place free order' },
  pickupOnly: undefined,
  impossible: undefined,
}

export interface PayButtonProps {
  /** By the method that is chosen. */
  readonly way: WayToPay
  /** The total in words, which is what the shopper agrees to by pressing. */
  readonly total: string
  readonly isPaying: boolean
  readonly isEmpty: boolean
  /** Words for screen readers while nothing is being paid. */
  readonly spoken: string
}

export function PayButton({ way, total, isPaying, isEmpty, spoken }: PayButtonProps) {
  const say = usePageSay()
  const words = WORDS[way]
  return (
    <>
      {words && (
        <button
          type="submit"
          className="sw-button sw-button-primary"
          aria-disabled={isPaying || isEmpty}
        >
          {isPaying ? say(words.busy) : say(words.idle, { total })}
        </button>
      )}
      <p role="status" className="visually-hidden">
        {isPaying ? words && say(words.status) : spoken}
      </p>
    </>
  )
}
