import { CART_TROUBLES } from '@sitewright/api/cart/cart-troubles'
import type { RelatedProduct } from '@sitewright/api/cart/list-related-products'
import { entryName } from '@sitewright/api/cart/seen-cart'
import type { Cart, CartEntry, RemovedEntry } from '@sitewright/api/cart/shapes'
import { useEffect, useRef, useState } from 'react'
import { followCart, recalculate, setCart as tellCart } from '../../cart/cart-store.ts'
import { refusalIn } from '../../islands/product/refusal-words.ts'
import { callSite } from '../../visitor-api.ts'
import { useSay } from '../words.ts'
import { lineId } from './CartLine.tsx'

export interface Trouble {
  readonly title?: string
  readonly message: string
}

export type Named = Pick<CartEntry, 'id' | 'title' | 'chosenVariant'>

export interface CartAnswer {
  readonly shoppingCart: Cart
}

interface Added extends CartAnswer {
  readonly newlyAdded: CartEntry
}

type TroubleTitle = (typeof CART_TROUBLES)[keyof typeof CART_TROUBLES]

export const ENTRIES = '/api/commerce/shopping-cart/entries'
const REMOVED = '/api/commerce/shopping-cart/removed-entries'

const NONE_BUSY: ReadonlySet<string> = new Set()

/** The cart as the page or the panel shows it, with what can be done to it and how that ended. */
export function useCart(served: Cart | null, begin?: Trouble) {
  const say = useSay()
  const [cart, setCart] = useState(served)
  const [busyEntries, setBusyEntries] = useState<ReadonlySet<string>>(NONE_BUSY)
  const [trouble, setTrouble] = useState(begin)
  const [status, setStatus] = useState('')
  /** The entry that the keyboard is to go to once it is shown; empty for the heading. */
  const [goal, setGoal] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)
  /** Resolves once the change before is over: an older answer never replaces a newer one. */
  const turn = useRef<Promise<unknown>>(Promise.resolve())

  useEffect(() => followCart(served, setCart), [served])

  useEffect(() => {
    if (goal === undefined) return
    setGoal(undefined)
    // A shopper who went on to something else stays there.
    const { activeElement: active } = document
    if (active !== document.body && !(active instanceof HTMLDialogElement)) return
    const link = document.querySelector<HTMLElement>(`#${lineId(goal)} a`)
    ;(link ?? heading.current)?.focus()
  }, [goal])

  /** Undefined where the server refused; why is in `trouble` then. */
  const ask = async <Given>(
    entry: Named,
    title: TroubleTitle,
    call: () => Promise<Given>,
    onRefused?: (error: unknown) => void,
  ): Promise<Given | undefined> => {
    setBusyEntries((busy) => new Set(busy).add(entry.id))
    setTrouble(undefined)
    try {
      return await call()
    } catch (error) {
      setTrouble({ title: say(title), message: `${entryName(entry)}: ${refusalIn(error, say)}` })
      onRefused?.(error)
      return undefined
    } finally {
      setBusyEntries((busy) => new Set([...busy].filter((id) => id !== entry.id)))
    }
  }

  const change = async <Given extends CartAnswer>(
    entry: Named,
    title: TroubleTitle,
    call: () => Promise<Given>,
    onRefused?: (error: unknown) => void,
  ) => {
    const before = turn.current
    const changed = ask(
      entry,
      title,
      async () => {
        await before
        const answer = await recalculate(call)
        setCart(answer.shoppingCart)
        tellCart(answer.shoppingCart)
        return answer
      },
      onRefused,
    )
    turn.current = changed
    return changed
  }

  const setQuantity = async (entry: CartEntry, quantity: number) => {
    const call = () => callSite<CartAnswer>('PUT', `${ENTRIES}/${entry.id}`, { quantity })
    const isDone = (await change(entry, CART_TROUBLES.update, call)) !== undefined
    if (isDone)
      setStatus(say('Quantity of {title}: {quantity}', { title: entryName(entry), quantity }))
    return isDone
  }

  const remove = async (entry: CartEntry) => {
    const { entries = [] } = cart ?? {}
    const index = entries.findIndex(({ id }) => id === entry.id)
    const neighbour = entries[index + 1] ?? entries[index - 1]
    const call = () => callSite<CartAnswer>('DELETE', `${ENTRIES}/${entry.id}`)
    const isDone = (await change(entry, CART_TROUBLES.remove, call)) !== undefined
    if (!isDone) return false
    setStatus(say('{title} was removed from your cart.', { title: entryName(entry) }))
    setGoal(neighbour?.id ?? '')
    return true
  }

  const restore = async (entry: RemovedEntry) => {
    const call = () => callSite<Added>('POST', `${REMOVED}/${entry.id}`)
    const answer = await change(entry, CART_TROUBLES.restore, call)
    if (!answer) return
    setStatus(say('{title} is back in your cart.', { title: entryName(entry) }))
    setGoal(answer.newlyAdded.id)
  }

  const add = async ({ id, title, sku }: RelatedProduct, pressed: HTMLElement) => {
    const entry = { id, title, chosenVariant: { sku: sku ?? '', attributes: {} } }
    const wish = { itemId: id, sku, quantity: 1, additionalFields: null }
    const answer = await change(entry, CART_TROUBLES.restore, () =>
      callSite<Added>('POST', ENTRIES, wish),
    )
    if (!answer) return
    setStatus(say('Added to your cart.'))
    // Gives the focus up, which would be lost with the button.
    pressed.blur()
    setGoal(answer.newlyAdded.id)
  }

  const state = { cart, busyEntries, trouble, status, heading }
  const acts = {
    setCart,
    setTrouble,
    setStatus,
    setGoal,
    ask,
    change,
    setQuantity,
    remove,
    restore,
    add,
  }
  return { ...state, ...acts }
}
