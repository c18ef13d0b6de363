import type { Cart } from '@sitewright/api/cart/shapes'
import { CartLine } from '../pages/cart/CartLine.tsx'
import { CartSummary } from '../pages/cart/CartSummary.tsx'
import { FreeDelivery } from '../pages/cart/FreeDelivery.tsx'
import { RemovedEntries } from '../pages/cart/RemovedEntries.tsx'
import { useCart } from '../pages/cart/use-cart.ts'
import { Problem } from '../pages/Problem.tsx'
import { useSay } from '../pages/words.ts'
import { Related } from './Related.tsx'

/** The `id` of the heading, which names the dialog. */
export const PANEL_TITLE = 'sw-cart-panel-title'

export interface CartPanelProps {
  readonly cart: Cart | null
  onClose(): void
}

/** The cart above the page: what is in it, and the ways on to the checkout, to the cart's page and back. */
export function CartPanel({ cart: begin, onClose }: CartPanelProps) {
  const say = useSay()
  const { cart, busyEntries, trouble, status, heading, ...acts } = useCart(begin)
  const { setTrouble, setQuantity, remove, restore, add } = acts
  const isEmpty = !cart || cart.entries.length === 0
  return (
    <div className="sw-cart-panel-box" aria-busy={busyEntries.size > 0}>
      <header>
        <h2 id={PANEL_TITLE} ref={heading} tabIndex={-1}>
          {say('Your cart')}
        </h2>
        <button
          type="button"
          className="sw-cart-panel-close"
          aria-label={say('Close')}
          onClick={onClose}
        >
          <span aria-hidden="true">×</span>
        </button>
      </header>
      <div className="sw-cart-panel-body">
        {trouble && <Problem {...trouble} />}
        <p role="status" className="visually-hidden">
          {status}
        </p>
        {!isEmpty && <FreeDelivery cart={cart} />}
        <RemovedEntries
          entries={cart?.removedEntries ?? []}
          crumb=""
          isBusy={busyEntries.size > 0}
          onRestore={(entry) => void restore(entry)}
        />
        {isEmpty ? (
          <p>{say('You have nothing in your shopping cart.')}</p>
        ) : (
          <ul className="sw-cart-lines">
            {cart.entries.map((entry) => (
              <CartLine
                key={entry.id}
                entry={entry}
                moneyFormat={cart.moneyFormat}
                crumb=""
                isBusy={busyEntries.has(entry.id)}
                onEdit={() => setTrouble(undefined)}
                onQuantity={(quantity) => setQuantity(entry, quantity)}
                onRemove={() => remove(entry)}
              />
            ))}
          </ul>
        )}
        {!isEmpty && (
          <Related
            cart={cart}
            isBusy={busyEntries.size > 0}
            onAdd={(product, pressed) => void add(product, pressed)}
          />
        )}
      </div>
      <footer>
        {isEmpty ? (
          <button type="button" className="sw-button" onClick={onClose}>
            {say('Continue shopping')}
          </button>
        ) : (
          <CartSummary
            cart={cart}
            onward={
              <a className="sw-link" href="/cart">
                {say('View cart')}
              </a>
            }
          />
        )}
      </footer>
    </div>
  )
}
