import { entryName } from '@sitewright/api/cart/seen-cart'
import type { Cart } from '@sitewright/api/cart/shapes'
import type { ReactNode } from 'react'
import { Money, moneyText } from '../Money.tsx'
import { useSay } from '../words.ts'
import { lineId } from './CartLine.tsx'

/** The `id` of what says why the cart cannot be bought. */
const CART_WRONG = 'sw-cart-wrong'

export interface CartSummaryProps {
  readonly cart: Cart
  /** Stands above the way to the checkout, such as the form for discount codes. */
  readonly children?: ReactNode
  /** The other way on from here. */
  readonly onward: ReactNode
}

/** The cart's price, the way on to the checkout, or why there is none. */
export function CartSummary({ cart, children, onward }: CartSummaryProps) {
  const say = useSay()
  const wrong = cart.entries.filter(({ problem }) => problem !== null)
  // An address can be changed at the checkout; this stands against the cart itself.
  const minimum = cart.minimumCents
  return (
    <div className="sw-cart-summary">
      <p className="sw-cart-subtotal">
        <span>{say('Subtotal')}</span>{' '}
        <Money cents={cart.subtotalCents} format={cart.moneyFormat} />
      </p>
      {cart.discounts.map(({ id, title, amountCents }) => (
        <p key={id} className="sw-cart-discount">
          <span>{title}</span> <Money cents={-amountCents} format={cart.moneyFormat} />
        </p>
      ))}
      {children}
      <p className="sw-note">{say('Shipping and taxes are worked out at checkout.')}</p>
      {wrong.length === 0 && minimum === null ? (
        <a className="sw-button sw-button-primary" href="/checkout">
          {say('Check out')}
        </a>
      ) : (
        <>
          <div id={CART_WRONG}>
            {minimum !== null && (
              <p className="sw-field-error">
                {say('To check out, your order subtotal must be {subtotal} or more.', {
                  subtotal: moneyText(minimum, cart.moneyFormat),
                })}
              </p>
            )}
            {wrong.length > 0 && (
              <p className="sw-field-error">
                {say('Before you can check out, change or remove:')}{' '}
                {wrong.map((entry, index) => (
                  <span key={entry.id}>
                    {index > 0 && ', '}
                    <a href={`#${lineId(entry.id)}`}>{entryName(entry)}</a>
                  </span>
                ))}
              </p>
            )}
          </div>
          <button
            type="button"
            className="sw-button sw-button-primary"
            disabled
            aria-describedby={CART_WRONG}
          >
            {say('Check out')}
          </button>
        </>
      )}
      {onward}
    </div>
  )
}
