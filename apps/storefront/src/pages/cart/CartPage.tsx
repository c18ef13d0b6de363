import type { Cart } from '@sitewright/api/cart/shapes'
import type { CartPageProps } from '@sitewright/api/pages/props'
import { useState } from 'react'
import { setCart as tellCart } from '../../cart/cart-store.ts'
import { callSite } from '../../visitor-api.ts'
import { Money } from '../Money.tsx'
import { Problem } from '../Problem.tsx'
import { CartLine } from './CartLine.tsx'

interface Trouble {
  readonly title?: string
  readonly message: string
}

/** The cart: every form works without script; with it, changes are made in place. */
export function CartPage({ cart: served, storeUrl, problem, crumb }: CartPageProps) {
  const [cart, setCart] = useState(served)
  const [busyEntry, setBusyEntry] = useState<string>()
  const [trouble, setTrouble] = useState<Trouble | undefined>(
    problem ? { message: problem } : undefined,
  )
  const [status, setStatus] = useState('')

  const change = async (
    entryId: string,
    title: string,
    done: string,
    ask: () => Promise<Answer>,
  ) => {
    setBusyEntry(entryId)
    setTrouble(undefined)
    try {
      const { shoppingCart } = await ask()
      setCart(shoppingCart)
      tellCart(shoppingCart)
      setStatus(done)
    } catch (error) {
      setTrouble({ title, message: error instanceof Error ? error.message : 'Please try again.' })
    } finally {
      setBusyEntry(undefined)
    }
  }

  if (!cart || cart.entries.length === 0) return <EmptyCart storeUrl={storeUrl} />
  return (
    <div className="sw-cart">
      <h1>Shopping cart</h1>
      {trouble && <Problem {...trouble} />}
      <p role="status" className="visually-hidden">
        {status}
      </p>
      <ul className="sw-cart-lines">
        {cart.entries.map((entry) => (
          <CartLine
            key={entry.id}
            entry={entry}
            currency={cart.currency}
            crumb={crumb}
            isBusy={busyEntry === entry.id}
            onQuantity={(quantity) =>
              change(
                entry.id,
                'Unable to update quantity',
                `Quantity of ${entry.title}: ${quantity}`,
                () => callSite('PUT', entryPath(entry.id), { quantity }),
              )
            }
            onRemove={() =>
              change(entry.id, 'Unable to remove item', `${entry.title} was removed`, () =>
                callSite('DELETE', entryPath(entry.id)),
              )
            }
          />
        ))}
      </ul>
      <div className="sw-cart-summary">
        <p className="sw-cart-subtotal">
          <span>Subtotal</span> <Money cents={cart.subtotalCents} currency={cart.currency} />
        </p>
        <p className="sw-note">Shipping and taxes are worked out at checkout.</p>
        <a className="sw-button sw-button-primary" href="/checkout">
          Check out
        </a>
        <a className="sw-link" href={storeUrl}>
          Continue shopping
        </a>
      </div>
    </div>
  )
}

interface Answer {
  readonly shoppingCart: Cart
}

function entryPath(entryId: string): string {
  return `/api/commerce/shopping-cart/entries/${entryId}`
}

function EmptyCart({ storeUrl }: { storeUrl: string }) {
  return (
    <div className="sw-cart sw-cart-empty">
      <h1>Shopping cart</h1>
      <p>You have nothing in your shopping cart.</p>
      <a className="sw-button sw-button-primary" href={storeUrl}>
        Continue shopping
      </a>
    </div>
  )
}
