/**
 * The product island adopts the formatters' markup: it keeps every node, class and attribute that themes
 * and other scripts hold on to, and renders only into a container of its own.
 */

import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { setCart } from '../../cart/cart-store.ts'
import { mountCartIndicator } from '../cart-indicator/cart-indicator.ts'
import { addToCart, readWish } from './add-to-cart.ts'
import {
  ADDED_AFTER_MS,
  BUTTON_STATES,
  type ButtonState,
  IDLE_AFTER_ADDED_MS,
  IDLE_AFTER_FAILED_MS,
} from './button-state.ts'
import { readProduct } from './contract-markup.ts'
import { ProductStatus } from './ProductStatus.tsx'
import { markSoldOut, mirrorPickers, noteChoice, showPicture } from './pickers.ts'

export function mount(root: Element): () => void {
  const product = readProduct(root)
  const button = root.querySelector<HTMLElement>('.sqs-add-to-cart-button')
  const label = button?.querySelector<HTMLElement>('.sqs-add-to-cart-button-inner')
  if (!button || !label) return () => {}

  const ownLabel = label.textContent ?? ''
  const container = document.createElement('div')
  button.after(container)
  const messages = createRoot(container)
  const timers = new Set<number>()
  let state: ButtonState = 'idle'
  let isGone = false

  const say = (status: string, problem?: string) =>
    flushSync(() => messages.render(<ProductStatus status={status} problem={problem} />))

  const become = (next: ButtonState, status = '', problem?: string) => {
    state = next
    const { label: text = ownLabel, acceptsPress } = BUTTON_STATES[next]
    label.textContent = text
    button.setAttribute('aria-disabled', String(!acceptsPress))
    button.dataset.state = next
    say(status, problem)
  }

  const later = (ms: number, work: () => void) => {
    const timer = window.setTimeout(() => {
      timers.delete(timer)
      work()
    }, ms)
    timers.add(timer)
  }

  const failWith = (problem: string) => {
    become('failed', '', problem)
    later(IDLE_AFTER_FAILED_MS, () => become('idle', '', problem))
  }

  const press = async () => {
    if (!BUTTON_STATES[state].acceptsPress) return
    const { wish, problem } = { wish: undefined, ...readWish(root, product) }
    if (!wish) {
      firstUnselected(root)?.focus()
      say('', problem)
      return
    }
    become('adding', 'Adding…')
    try {
      setCart(await addToCart(wish))
      mountCartIndicator()
      if (isGone) return
      later(ADDED_AFTER_MS, () => {
        become('added', 'Added to your cart.')
        later(IDLE_AFTER_ADDED_MS, () => become('idle'))
      })
    } catch (error) {
      if (isGone) return
      failWith(error instanceof Error ? error.message : 'Please try again.')
    }
  }

  const onChange = (event?: Event) => {
    mirrorPickers(root, event?.target ?? null)
    showPicture(root, noteChoice(root, product))
    markSoldOut(root, product)
    if (state === 'idle') say('')
  }
  const onClick = (event: Event) => {
    event.preventDefault()
    void press()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // A page would scroll on Space, so it is stopped here and acted on when let go.
    if (event.key === ' ') event.preventDefault()
    if (event.key === 'Enter') onClick(event)
  }
  const onKeyUp = (event: KeyboardEvent) => {
    if (event.key === ' ') onClick(event)
  }

  // Chosen before the script came.
  for (const radio of root.querySelectorAll('.variant-radiobtn:checked')) mirrorPickers(root, radio)
  onChange()
  root.addEventListener('change', onChange)
  button.addEventListener('click', onClick)
  button.addEventListener('keydown', onKeyDown)
  button.addEventListener('keyup', onKeyUp)
  return () => {
    root.removeEventListener('change', onChange)
    button.removeEventListener('click', onClick)
    button.removeEventListener('keydown', onKeyDown)
    button.removeEventListener('keyup', onKeyUp)
    isGone = true
    for (const timer of timers) clearTimeout(timer)
    messages.unmount()
    container.remove()
  }
}

/** The visible picker of the first option that nothing was chosen for. */
function firstUnselected(root: Element): HTMLElement | undefined {
  const select = [
    ...root.querySelectorAll<HTMLSelectElement>('select[data-variant-option-name]'),
  ].find(({ value }) => value === '')
  if (!select || select.offsetParent !== null) return select
  const name = CSS.escape(select.dataset.variantOptionName ?? '')
  const radio = root.querySelector<HTMLElement>(
    `.variant-radiobtn-wrapper[data-variant-option-name="${name}"] input`,
  )
  return radio ?? undefined
}
