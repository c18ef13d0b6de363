import type { CartChange } from '@sitewright/core/commerce/cart-changes'
import type { MoneyFormat } from '@sitewright/core/money-format'
import type { ShopWord } from '@sitewright/core/shop-words/english'
import { Filled } from '../Filled.tsx'
import { Money } from '../Money.tsx'
import { usePageSay } from '../words.ts'

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

/** Words of a change of an amount; a line's price names the line. */
const AMOUNTS = {
  price: '{title} costs {after} instead of {before}.',
  discount: 'The discount is {after} instead of {before}.',
  tax: 'Tax is {after} instead of {before}.',
  shipping: 'Shipping costs {after} instead of {before}.',
  total: 'The total is {after} instead of {before}.',
} as const satisfies Record<string, ShopWord>

function Change({ change, format }: { change: CartChange; format: MoneyFormat }) {
  const say = usePageSay()
  switch (change.kind) {
    case 'added':
      return say('{title} is now in your cart: {quantity}.', { ...change })
    case 'gone':
      return say('{title} is no longer in your cart.', { ...change })
    case 'quantity':
      return say('{title}: {after} instead of {before}.', { ...change })
    case 'delivery': {
      const { before, after } = change
      if (after === '') return say('{before} is not offered any more.', { before })
      return before === ''
        ? say('Delivery: {after}.', { after })
        : say('Delivery: {after} instead of {before}.', { before, after })
    }
    default: {
      const parts = {
        title: 'title' in change ? change.title : '',
        before: <Money cents={change.beforeCents} format={format} />,
        after: <Money cents={change.afterCents} format={format} />,
      }
      return <Filled words={say(AMOUNTS[change.kind])} parts={parts} />
    }
  }
}
