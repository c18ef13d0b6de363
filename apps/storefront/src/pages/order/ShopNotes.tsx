import type { OrderShape } from '@sitewright/api/orders/shapes'
import { usePageSay } from '../words.ts'

/** Notes of the shop to its customer about an order; nothing where there are none. */
export function ShopNotes({ order }: { readonly order: OrderShape }) {
  const say = usePageSay()
  if (order.notes.length === 0) return null
  return (
    <section>
      <h2>{say('From the shop')}</h2>
      {order.notes.map(({ id, text }) => (
        <p key={id} className="sw-lines" dir="auto">
          {text}
        </p>
      ))}
    </section>
  )
}
