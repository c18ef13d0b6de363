import type { OrderShape } from '@sitewright/api/orders/shapes'

/** What the shop wrote to its customer about an order; nothing where it wrote nothing. */
export function ShopNotes({ order }: { readonly order: OrderShape }) {
  if (order.notes.length === 0) return null
  return (
    <section>
      <h2>From the shop</h2>
      {order.notes.map(({ id, text }) => (
        <p key={id} className="sw-lines" dir="auto">
          {text}
        </p>
      ))}
    </section>
  )
}
