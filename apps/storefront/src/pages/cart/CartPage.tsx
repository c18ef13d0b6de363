import { entryName } from '@sitewright/api/cart/seen-cart'
import type { Cart, CartEntry } from '@sitewright/api/cart/shapes'
import type { CartPageProps } from '@sitewright/api/pages/props'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { followCart, setCart as tellCart } from '../../cart/cart-store.ts'
import { callSite } from '../../visitor-api.ts'
import { CartChanges } from '../checkout/CartChanges.tsx'
import { Codes } from '../codes/Codes.tsx'
import { Money } from '../Money.tsx'
import { Problem } from '../Problem.tsx'
import { CartLine, lineId } from './CartLine.tsx'
import { usePriceNews } from './use-price-news.ts'

interface Trouble {
  readonly title?: string
  readonly message: string
}

interface Answer {
  readonly shoppingCart: Cart
}

const ENTRIES = '/api/commerce/shopping-cart/entries'

/** The cart: every form works without script; with it, changes are made in place. */
export function CartPage({ cart: served, storeUrl, problem, refusedCode, crumb }: CartPageProps) {
  const [cart, setCart] = useState(served)
  const [busyEntry, setBusyEntry] = useState<string>()
  const [trouble, setTrouble] = useState<Trouble | undefined>(
    problem ? { message: problem } : undefined,
  )
  const [status, setStatus] = useState('')
  const [removed, setRemoved] = useState<CartEntry>()
  const heading = useRef<HTMLHeadingElement>(null)
  /** Moves the keyboard once the page shows what it is to go to. */
  const [goal, setGoal] = useState<string>()

  const news = usePriceNews(cart)

  useEffect(() => followCart(served, setCart), [served])

  useEffect(() => {
    if (goal === undefined) return
    setGoal(undefined)
    // A shopper who went on to something else stays there.
    if (document.activeElement !== document.body) return
    const link = document.querySelector<HTMLElement>(`#${lineId(goal)} a`)
    ;(link ?? heading.current)?.focus()
  }, [goal])

  /** Whether it was done; where not, why is on the page. */
  const change = async (
    entry: CartEntry,
    title: string,
    ask: () => Promise<Answer>,
  ): Promise<Cart | undefined> => {
    setBusyEntry(entry.id)
    setTrouble(undefined)
    setRemoved(undefined)
    try {
      const { shoppingCart } = await ask()
      setCart(shoppingCart)
      tellCart(shoppingCart)
      return shoppingCart
    } catch (error) {
      const why = error instanceof Error ? error.message : 'Please try again.'
      setTrouble({ title, message: `${entryName(entry)}: ${why}` })
      return undefined
    } finally {
      setBusyEntry(undefined)
    }
  }

  const setQuantity = async (entry: CartEntry, quantity: number) => {
    const ask = () => callSite<Answer>('PUT', `${ENTRIES}/${entry.id}`, { quantity })
    const isDone = (await change(entry, 'Unable to update quantity', ask)) !== undefined
    if (isDone) setStatus(`Quantity of ${entryName(entry)}: ${quantity}`)
    return isDone
  }

  const remove = async (entry: CartEntry) => {
    const { entries = [] } = cart ?? {}
    const index = entries.findIndex(({ id }) => id === entry.id)
    const neighbour = entries[index + 1] ?? entries[index - 1]
    const ask = () => callSite<Answer>('DELETE', `${ENTRIES}/${entry.id}`)
    const isDone = (await change(entry, 'Unable to remove item', ask)) !== undefined
    if (!isDone) return false
    setRemoved(entry)
    setStatus(`${entryName(entry)} was removed from your cart.`)
    setGoal(neighbour?.id ?? '')
    return true
  }

  const undo = async (entry: CartEntry) => {
    const { itemId, quantity, additionalFields } = entry
    const fields = additionalFields === null ? null : JSON.stringify(additionalFields)
    const sku = entry.chosenVariant.sku
    const ask = () =>
      callSite<Answer>('POST', ENTRIES, { itemId, sku, quantity, additionalFields: fields })
    const now = await change(entry, 'Unable to Add Item', ask)
    if (!now) return setRemoved(entry)
    setStatus(`${entryName(entry)} is back in your cart.`)
    setGoal(now.entries.find(({ chosenVariant }) => chosenVariant.sku === sku)?.id ?? '')
  }

  const isEmpty = !cart || cart.entries.length === 0
  return (
    <div className={isEmpty ? 'sw-cart sw-cart-empty' : 'sw-cart'}>
      <h1 ref={heading} tabIndex={-1}>
        Shopping cart
      </h1>
      {trouble && <Problem {...trouble} />}
      <p role="status" className="visually-hidden">
        {status}
      </p>
      {removed && (
        <div className="sw-cart-notice sw-undo">
          <p>{entryName(removed)} was removed.</p>
          <button type="button" className="sw-link" onClick={() => void undo(removed)}>
            Undo<span className="visually-hidden"> removing {entryName(removed)}</span>
          </button>
        </div>
      )}
      {!isEmpty && news.length > 0 && (
        <div className="sw-cart-notice" role="status">
          <p>Since you were last here:</p>
          <CartChanges changes={news} format={cart.moneyFormat} />
        </div>
      )}
      {isEmpty ? (
        <NothingInCart storeUrl={storeUrl} />
      ) : (
        <>
          <ul className="sw-cart-lines">
            {cart.entries.map((entry) => (
              <CartLine
                key={entry.id}
                entry={entry}
                moneyFormat={cart.moneyFormat}
                crumb={crumb}
                isBusy={busyEntry === entry.id}
                onEdit={() => setTrouble(undefined)}
                onQuantity={(quantity) => setQuantity(entry, quantity)}
                onRemove={() => remove(entry)}
              />
            ))}
          </ul>
          <CartSummary cart={cart} storeUrl={storeUrl}>
            <Codes cart={cart} crumb={crumb} page="cart" refused={refusedCode} onCart={setCart} />
          </CartSummary>
        </>
      )}
    </div>
  )
}

/** The `id` of what says why the cart cannot be bought. */
const CART_WRONG = 'sw-cart-wrong'

interface CartSummaryProps {
  readonly cart: Cart
  readonly storeUrl: string
  /** The form for discount codes. */
  readonly children: ReactNode
}

function CartSummary({ cart, storeUrl, children }: CartSummaryProps) {
  const wrong = cart.entries.filter(({ problem }) => problem !== null)
  // An address can be changed at the checkout; the rest stands against the cart itself.
  const stands = cart.problem === cart.deliveryProblem ? null : cart.problem
  return (
    <div className="sw-cart-summary">
      <p className="sw-cart-subtotal">
        <span>Subtotal</span> <Money cents={cart.subtotalCents} format={cart.moneyFormat} />
      </p>
      {cart.discounts.map(({ id, title, amountCents }) => (
        <p key={id} className="sw-cart-discount">
          <span>{title}</span> <Money cents={-amountCents} format={cart.moneyFormat} />
        </p>
      ))}
      {children}
      <p className="sw-note">Shipping and taxes are worked out at checkout.</p>
      {wrong.length === 0 && stands === null ? (
        <a className="sw-button sw-button-primary" href="/checkout">
          Check out
        </a>
      ) : (
        <>
          <div id={CART_WRONG}>
            {stands !== null && <p className="sw-field-error">{stands}</p>}
            {wrong.length > 0 && (
              <p className="sw-field-error">
                Before you can check out, change or remove{' '}
                {wrong.map((entry, index) => (
                  <span key={entry.id}>
                    {index > 0 && ', '}
                    <a href={`#${lineId(entry.id)}`}>{entryName(entry)}</a>
                  </span>
                ))}
                .
              </p>
            )}
          </div>
          <button
            type="button"
            className="sw-button sw-button-primary"
            disabled
            aria-describedby={CART_WRONG}
          >
            Check out
          </button>
        </>
      )}
      <a className="sw-link" href={storeUrl}>
        Continue shopping
      </a>
    </div>
  )
}

function NothingInCart({ storeUrl }: { storeUrl: string }) {
  return (
    <>
      <p>You have nothing in your shopping cart.</p>
      <a className="sw-button sw-button-primary" href={storeUrl}>
        Continue shopping
      </a>
    </>
  )
}
