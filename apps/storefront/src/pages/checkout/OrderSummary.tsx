import type { Cart } from '@sitewright/api/cart/shapes'
import { totalRows } from '@sitewright/core/commerce/pricing/total-rows'
import { describeVariant } from '@sitewright/core/commerce/variant-choice'
import type { ReactNode } from 'react'
import { Answers } from '../Answers.tsx'
import { Money } from '../Money.tsx'
import { usePageSay, useTold } from '../words.ts'

export interface OrderSummaryProps {
  readonly cart: Cart
  /** Path of the checkout. */
  readonly path: string
  /** The form for discount codes. */
  readonly children?: ReactNode
}

/** The lines and their costs, part by part; the parts add up to the total. */
export function OrderSummary({ cart, path, children }: OrderSummaryProps) {
  const say = usePageSay()
  return (
    <aside className="sw-summary" aria-label={say('Your order')}>
      <h2>{say('Your order')}</h2>
      <SummaryLines cart={cart} />
      <SummaryRows cart={cart} />
      {children}
      <WayBack cart={cart} path={path} />
    </aside>
  )
}

/** To where what is bought can be changed: the cart, or the product that is bought at once. */
function WayBack({ cart: { entries }, path }: Pick<OrderSummaryProps, 'cart' | 'path'>) {
  const say = usePageSay()
  const [entry] = entries
  const isAtOnce = path !== '/checkout' && entry !== undefined
  return (
    <a className="sw-link" href={isAtOnce ? entry.fullUrl : '/cart'}>
      {isAtOnce ? say('Back to {title}', { title: entry.title }) : say('Change your cart')}
    </a>
  )
}

function SummaryLines({ cart: { entries, moneyFormat } }: { cart: Cart }) {
  const told = useTold()
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.id}>
          <span className="sw-summary-picture">
            {entry.image && (
              // The title beside it says the same.
              <img src={`${entry.image.url}?format=100w`} alt="" width="56" height="56" />
            )}
          </span>
          <span className="sw-summary-words">
            {entry.title}
            <span className="sw-note">
              {describeVariant(entry.chosenVariant.attributes)}
              {entry.quantity > 1 && ` × ${entry.quantity}`}
            </span>
            <Answers answers={entry.answers} />
            {entry.problem && <span className="sw-field-error">{told(entry.problem)}</span>}
          </span>
          <Money cents={entry.subTotal} format={moneyFormat} />
        </li>
      ))}
    </ul>
  )
}

/** The rows have room for a tax that comes with the address, so that nothing below them moves. */
function SummaryRows({ cart }: { cart: Cart }) {
  const told = useTold()
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
    <dl>
      {rows.map(({ kind, label, amount }) => (
        <div
          key={`${kind} ${label} ${amount}`}
          className={kind === 'total' ? 'sw-summary-total' : undefined}
        >
          <dt>{told(label)}</dt>
          <dd>
            <Money cents={amount} format={cart.moneyFormat} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
