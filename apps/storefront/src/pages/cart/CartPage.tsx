import { CART_TROUBLES } from '@sitewright/api/cart/cart-troubles'
import { entryName } from '@sitewright/api/cart/seen-cart'
import type { Cart, CartEntry, RemovedEntry } from '@sitewright/api/cart/shapes'
import type { CartPageProps, OpenForm } from '@sitewright/api/pages/props'
import type { GivenAnswers } from '@sitewright/core/forms/form'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { followCart, setCart as tellCart } from '../../cart/cart-store.ts'
import { callSite, Refusal } from '../../visitor-api.ts'
import { CartChanges } from '../checkout/CartChanges.tsx'
import { Codes } from '../codes/Codes.tsx'
import { Money } from '../Money.tsx'
import { Problem } from '../Problem.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { CartLine, lineId } from './CartLine.tsx'
import { RemovedEntries } from './RemovedEntries.tsx'
import { usePriceNews } from './use-price-news.ts'

interface Trouble {
  readonly title?: string
  readonly message: string
}

type Named = Pick<CartEntry, 'id' | 'title' | 'chosenVariant'>

interface Answer {
  readonly shoppingCart: Cart
}

interface Added extends Answer {
  readonly newlyAdded: CartEntry
}

interface Updated extends Answer {
  readonly updatedEntry: CartEntry
}

type Asked = Pick<OpenForm, 'form' | 'answers'>

const ENTRIES = '/api/commerce/shopping-cart/entries'
const REMOVED = '/api/commerce/shopping-cart/removed-entries'

/** The cart: every form works without script; with it, changes are made in place. */
export function CartPage({ cart: served, storeUrl, refusedCode, crumb, ...shown }: CartPageProps) {
  const [cart, setCart] = useState(served)
  const [busyEntry, setBusyEntry] = useState<string>()
  const [trouble, setTrouble] = useState<Trouble | undefined>(shown.problem)
  const [openForm, setOpenForm] = useState<OpenForm | undefined>(shown.openForm)
  const [status, setStatus] = useState('')
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

  /** Undefined where the server refused; why is on the page then. */
  const ask = async <Given,>(
    entry: Named,
    title: string,
    call: () => Promise<Given>,
    onRefused?: (error: unknown) => void,
  ): Promise<Given | undefined> => {
    setBusyEntry(entry.id)
    setTrouble(undefined)
    try {
      return await call()
    } catch (error) {
      const why = error instanceof Error ? error.message : 'Please try again.'
      setTrouble({ title, message: `${entryName(entry)}: ${why}` })
      onRefused?.(error)
      return undefined
    } finally {
      setBusyEntry(undefined)
    }
  }

  const change = async <Given extends Answer>(...asked: Parameters<typeof ask<Given>>) => {
    const answer = await ask(...asked)
    if (!answer) return undefined
    setCart(answer.shoppingCart)
    tellCart(answer.shoppingCart)
    return answer
  }

  const setQuantity = async (entry: CartEntry, quantity: number) => {
    const call = () => callSite<Answer>('PUT', `${ENTRIES}/${entry.id}`, { quantity })
    const isDone = (await change(entry, CART_TROUBLES.update, call)) !== undefined
    if (isDone) setStatus(`Quantity of ${entryName(entry)}: ${quantity}`)
    return isDone
  }

  const remove = async (entry: CartEntry) => {
    const { entries = [] } = cart ?? {}
    const index = entries.findIndex(({ id }) => id === entry.id)
    const neighbour = entries[index + 1] ?? entries[index - 1]
    const call = () => callSite<Answer>('DELETE', `${ENTRIES}/${entry.id}`)
    const isDone = (await change(entry, CART_TROUBLES.remove, call)) !== undefined
    if (!isDone) return false
    setStatus(`${entryName(entry)} was removed from your cart.`)
    setGoal(neighbour?.id ?? '')
    return true
  }

  const restore = async (entry: RemovedEntry) => {
    const call = () => callSite<Added>('POST', `${REMOVED}/${entry.id}`)
    const answer = await change(entry, CART_TROUBLES.restore, call)
    if (!answer) return
    setStatus(`${entryName(entry)} is back in your cart.`)
    setGoal(answer.newlyAdded.id)
  }

  const open = async (entry: CartEntry) => {
    const call = () => callSite<Asked>('GET', `${ENTRIES}/${entry.id}/additionalFields`)
    const asked = await ask(entry, CART_TROUBLES.openForm, call)
    if (asked) setOpenForm({ ...asked, entryId: entry.id, errors: {} })
  }

  const close = (entryId: string) => {
    setOpenForm(undefined)
    setGoal(entryId)
  }

  const answer = async (entry: CartEntry, answers: GivenAnswers) => {
    const { itemId } = entry
    const additionalFields = JSON.stringify(answers)
    const call = () =>
      callSite<Updated>('PUT', `${ENTRIES}/${entry.id}/additionalFields`, {
        itemId,
        additionalFields,
      })
    let errors: Readonly<Record<string, string>> = {}
    const updated = await change(entry, CART_TROUBLES.answer, call, (error) => {
      errors = answerErrors(error)
    })
    if (!updated) return errors
    close(updated.updatedEntry.id)
    setStatus(`Your answers for ${entryName(entry)} were saved.`)
    return undefined
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
      <RemovedEntries
        entries={cart?.removedEntries ?? []}
        crumb={crumb}
        isBusy={busyEntry !== undefined}
        onRestore={(entry) => void restore(entry)}
      />
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
                onOpenForm={() => void open(entry)}
              >
                {openForm?.entryId === entry.id && (
                  <AnswerForm
                    entry={entry}
                    open={openForm}
                    crumb={crumb}
                    isBusy={busyEntry === entry.id}
                    onSave={(answers) => answer(entry, answers)}
                    onCancel={() => close(entry.id)}
                  />
                )}
              </CartLine>
            ))}
          </ul>
          <CartSummary cart={cart} storeUrl={storeUrl}>
            <form id={CODES} method="post" action="/cart">
              <input type="hidden" name="crumb" value={crumb} />
              {/* The button that Enter presses without script, which would remove the first code. */}
              <button
                type="submit"
                className="visually-hidden"
                name="action"
                value="addCode"
                tabIndex={-1}
                aria-hidden="true"
              />
            </form>
            <Codes cart={cart} form={CODES} refused={refusedCode} onCart={setCart} />
          </CartSummary>
        </>
      )}
    </div>
  )
}

/** The `id` of the form with which discount codes are posted. */
const CODES = 'sw-codes'
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

/** Names of answers in the server's errors begin with it. */
const SENT_AS = 'additionalFields.'

/** The server's problems of answers by the id of their field. */
function answerErrors(error: unknown): Record<string, string> {
  const told = error instanceof Refusal ? (error.envelope.errors ?? {}) : {}
  return Object.fromEntries(
    Object.entries(told).map(([name, message]) => [name.replace(SENT_AS, ''), message]),
  )
}
