import type { Cart } from '@sitewright/api/cart/shapes'
import { moneyText } from '../Money.tsx'
import { useSay } from '../words.ts'

/** Progress towards free delivery, where the shop has a price from which delivery is free. */
export function FreeDelivery({ cart }: { cart: Cart }) {
  const say = useSay()
  const { freeDelivery, moneyFormat } = cart
  if (!freeDelivery) return null
  const { fromCents: goal, missingCents: missing } = freeDelivery
  const amount = moneyText(missing, moneyFormat)
  const words =
    missing === 0
      ? say('Your delivery is free.')
      : say('{amount} more and delivery is free.', { amount })
  return (
    <div className="sw-free-delivery">
      <p>{words}</p>
      <progress value={goal - missing} max={goal} aria-label={words} />
    </div>
  )
}
