import type { CartChange } from '@sitewright/core/commerce/cart-changes'
import type { MoneyFormat } from '@sitewright/core/money-format'
import { Money } from '../Money.tsx'

/** The changes of the cart since the shopper last saw it, line by line. */
export function CartChanges({
  changes,
  format,
}: {
  changes: readonly CartChange[]
  format: MoneyFormat
}) {
  if (changes.length === 0) return null
  return (
    <ul>
      {changes.map((change) => (
        <li key={JSON.stringify(change)}>
          <Change change={change} format={format} />
        </li>
      ))}
    </ul>
  )
}

function Change({ change, format }: { change: CartChange; format: MoneyFormat }) {
  switch (change.kind) {
    case 'added':
      return `${change.title} is now in your cart: ${change.quantity}.`
    case 'gone':
      return `${change.title} is no longer in your cart.`
    case 'quantity':
      return `${change.title}: ${change.after} instead of ${change.before}.`
    case 'price':
      return <Amounts what={`${change.title} costs`} {...change} format={format} />
    case 'delivery':
      return deliveryWords(change)
    case 'discount':
      return <Amounts what="The discount is" {...change} format={format} />
    case 'tax':
      return <Amounts what="Tax is" {...change} format={format} />
    case 'shipping':
      return <Amounts what="Shipping costs" {...change} format={format} />
    case 'total':
      return <Amounts what="The total is" {...change} format={format} />
  }
}

function deliveryWords({ before, after }: { before: string; after: string }): string {
  if (after === '') return `${before} is not offered any more.`
  return before === '' ? `Delivery: ${after}.` : `Delivery: ${after} instead of ${before}.`
}

interface AmountsProps {
  readonly what: string
  readonly beforeCents: number
  readonly afterCents: number
  readonly format: MoneyFormat
}

function Amounts({ what, beforeCents, afterCents, format }: AmountsProps) {
  return (
    <>
      {what} <Money cents={afterCents} format={format} /> instead of{' '}
      <Money cents={beforeCents} format={format} />.
    </>
  )
}
