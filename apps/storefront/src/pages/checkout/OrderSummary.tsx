import type { Cart } from '@sitewright/api/cart/shapes'
import { totalRows } from '@sitewright/core/commerce/pricing/total-rows'
import { describeVariant } from '@sitewright/core/commerce/variant-choice'
import { Answers } from '../Answers.tsx'
import { Money } from '../Money.tsx'

/** The lines and their costs, part by part; the parts add up to the total. */
export function OrderSummary({ cart }: { cart: Cart }) {
  const { moneyFormat } = cart
  const rows = totalRows({
    subtotal: cart.subtotalCents,
    discounts: cart.discounts.map(({ title, amountCents }) => ({ title, amount: amountCents })),
    shipping: cart.requiresShipping
      ? { label: cart.selectedShippingOption?.name ?? '', amount: cart.shippingCostCents }
      : null,
    taxes: cart.applicableTaxRules.map(({ amountCents, ...tax }) => {
      return { ...tax, amount: amountCents }
    }),
    total: cart.grandTotalCents,
  })
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
              <Answers answers={entry.answers} />
              {entry.problem && <span className="sw-field-error">{entry.problem}</span>}
            </span>
            <Money cents={entry.subTotal} format={moneyFormat} />
          </li>
        ))}
      </ul>
      <dl>
        {rows.map(({ kind, label, amount }) => (
          <div key={label} className={kind === 'total' ? 'sw-summary-total' : undefined}>
            <dt>{label}</dt>
            <dd>
              <Money cents={amount} format={moneyFormat} />
            </dd>
          </div>
        ))}
      </dl>
      <a className="sw-link" href="/cart">
        Change your cart
      </a>
    </aside>
  )
}
