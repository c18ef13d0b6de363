import type { Cart } from '@sitewright/api/cart/shapes'
import { describeVariant } from '@sitewright/core/commerce/variant-choice'
import { Money } from '../Money.tsx'

/** The lines and their costs, part by part; the parts add up to the total. */
export function OrderSummary({ cart }: { cart: Cart }) {
  const { moneyFormat } = cart
  const rows: readonly [string, number, boolean][] = [
    ['Subtotal', cart.subtotalCents, true],
    ['Discount', -cart.discountCents, cart.discountCents > 0],
    ['Shipping', cart.shippingCostCents, cart.requiresShipping],
    ['Tax', cart.taxCents, cart.taxCents > 0],
  ]
  return (
    <aside className="sw-summary" aria-label="Your order">
      <h2>Your order</h2>
      <ul>
        {cart.entries.map((entry) => (
          <li key={entry.id}>
            <span>
              {entry.title}
              <span className="sw-note">
                {describeVariant(entry.chosenVariant.attributes)}
                {entry.quantity > 1 && ` × ${entry.quantity}`}
              </span>
              {entry.problem && <span className="sw-field-error">{entry.problem}</span>}
            </span>
            <Money cents={entry.subTotal} format={moneyFormat} />
          </li>
        ))}
      </ul>
      <dl>
        {rows
          .filter(([, , isShown]) => isShown)
          .map(([label, cents]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Money cents={cents} format={moneyFormat} />
              </dd>
            </div>
          ))}
        <div className="sw-summary-total">
          <dt>Total</dt>
          <dd>
            <Money cents={cart.grandTotalCents} format={moneyFormat} />
          </dd>
        </div>
      </dl>
      <a className="sw-link" href="/cart">
        Change your cart
      </a>
    </aside>
  )
}
