import { CART_TROUBLES } from '@sitewright/api/cart/cart-troubles'
import { entryName } from '@sitewright/api/cart/seen-cart'
import type { CartEntry } from '@sitewright/api/cart/shapes'
import type { CartPageProps, OpenForm } from '@sitewright/api/pages/props'
import type { GivenAnswers } from '@sitewright/core/forms/form'
import { useState } from 'react'
import { callSite, Refusal } from '../../visitor-api.ts'
import { CartChanges } from '../checkout/CartChanges.tsx'
import { Codes } from '../codes/Codes.tsx'
import { Problem } from '../Problem.tsx'
import { usePageSay, useTold } from '../words.ts'
import { AnswerForm } from './AnswerForm.tsx'
import { CartLine } from './CartLine.tsx'
import { CartSummary } from './CartSummary.tsx'
import { FreeDelivery } from './FreeDelivery.tsx'
import { RemovedEntries } from './RemovedEntries.tsx'
import { type CartAnswer, ENTRIES, type Trouble, useCart } from './use-cart.ts'
import { usePriceNews } from './use-price-news.ts'

interface Updated extends CartAnswer {
  readonly updatedEntry: CartEntry
}

type Asked = Pick<OpenForm, 'form' | 'answers'>

/** The cart: every form works without script; with it, changes are made in place. */
export function CartPage({ cart: served, storeUrl, refusedCode, crumb, ...shown }: CartPageProps) {
  const say = usePageSay()
  const told = useTold()
  const { cart, busyEntries, trouble, status, heading, ...acts } = useCart(
    served,
    shown.problem && inWords(shown.problem, told),
  )
  const { setCart, setTrouble, setStatus, setGoal, ask, change, setQuantity, remove, restore } =
    acts
  const [openForm, setOpenForm] = useState<OpenForm | undefined>(shown.openForm)
  const news = usePriceNews(cart)

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
    setStatus(say('Your answers for {title} were saved.', { title: entryName(entry) }))
    return undefined
  }

  const isEmpty = !cart || cart.entries.length === 0
  return (
    <div className={isEmpty ? 'sw-cart sw-cart-empty' : 'sw-cart'}>
      <h1 ref={heading} tabIndex={-1}>
        {say('Shopping cart')}
      </h1>
      {trouble && <Problem {...trouble} />}
      <p role="status" className="visually-hidden">
        {status}
      </p>
      <RemovedEntries
        entries={cart?.removedEntries ?? []}
        crumb={crumb}
        isBusy={busyEntries.size > 0}
        onRestore={(entry) => void restore(entry)}
      />
      {!isEmpty && news.length > 0 && (
        <div className="sw-cart-notice" role="status">
          <p>{say('Since you were last here:')}</p>
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
                isBusy={busyEntries.has(entry.id)}
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
                    isBusy={busyEntries.has(entry.id)}
                    onSave={(answers) => answer(entry, answers)}
                    onCancel={() => close(entry.id)}
                  />
                )}
              </CartLine>
            ))}
          </ul>
          <FreeDelivery cart={cart} />
          <CartSummary
            cart={cart}
            onward={
              <a className="sw-link" href={storeUrl}>
                {say('Continue shopping')}
              </a>
            }
          >
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
function NothingInCart({ storeUrl }: { storeUrl: string }) {
  const say = usePageSay()
  return (
    <>
      <p>{say('You have nothing in your shopping cart.')}</p>
      <a className="sw-button sw-button-primary" href={storeUrl}>
        {say('Continue shopping')}
      </a>
    </>
  )
}

/** A refusal of the server as the page says it. */
function inWords(
  { title, about, message }: NonNullable<CartPageProps['problem']>,
  told: (text: string) => string,
): Trouble {
  return {
    ...(title !== undefined && { title: told(title) }),
    message: about === undefined ? told(message) : `${about}: ${told(message)}`,
  }
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
