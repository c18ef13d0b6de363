/**
 * The product island adopts the formatters' markup: it keeps every node, class and attribute that themes
 * and other scripts hold on to, and adds nothing but its messages.
 */

import {
  type Attributes,
  attributesKey,
  describeVariant,
  variantsFitting,
} from '@sitewright/core/commerce/variant-choice'
import type { Form, GivenAnswers } from '@sitewright/core/forms/form'
import type { Say } from '@sitewright/core/words/island-words'
import { afterAdding } from '../../cart/after-adding.ts'
import { recalculate, setCart } from '../../cart/cart-store.ts'
import { sellsAtOnce } from '../../static-context.ts'
import { addToCart, askStock, buyAtOnce, readWish, type Wish } from './add-to-cart.ts'
import {
  ADDED_AFTER_MS,
  BUTTON_STATES,
  type ButtonState,
  IDLE_AFTER_ADDED_MS,
  IDLE_AFTER_FAILED_MS,
} from './button-state.ts'
import { readChoice, readForm, readProduct } from './contract-markup.ts'
import {
  choose,
  isPicker,
  isSoldOut,
  markValues,
  mirrorPickers,
  nameSwatches,
  noteChoice,
} from './pickers.ts'
import { picturesOf } from './pictures.ts'
import { priceLine } from './price.ts'
import { productStatus } from './product-status.ts'
import { refusalIn } from './refusal-words.ts'
import { showScarcity } from './scarcity.ts'
import { variantInAddress, writeAddress } from './variant-address.ts'

export function mount(root: Element, say: Say): () => void {
  const product = readProduct(root)
  const button = root.querySelector<HTMLElement>('.sqs-add-to-cart-button')
  const label = button?.querySelector<HTMLElement>('.sqs-add-to-cart-button-inner')
  if (!button || !label) return () => {}

  /** Not one is left, as the server said; elsewhere it depends on the choice. */
  const isWhollySoldOut = button.dataset.state === 'soldOut'
  const { originalLabel, soldOutLabel } = button.dataset
  const labels: Partial<Record<ButtonState, string>> = {
    idle: (isWhollySoldOut && originalLabel) || label.textContent || '',
    soldOut: soldOutLabel || '',
  }
  /** Blocks share the address of their page with others, and a quick view that of its list. */
  const isPage = root.matches('.ProductItem') && !root.closest('dialog')
  const price = priceLine(root, product)
  const pictures = picturesOf(root, product)
  const messages = productStatus(button)
  const timers = new Set<number>()
  let state: ButtonState = 'idle'
  /** The browser is on its way to the checkout of what was bought at once. */
  let isLeaving = false
  let isGone = false

  const tell = (status: string, problem?: string, title = say('Unable to Add Item')) =>
    messages.tell(status, problem, title)

  const become = (next: ButtonState, status = '', problem?: string, title?: string) => {
    state = next
    const { label: own, acceptsPress } = BUTTON_STATES[next]
    label.textContent = own ? say(own) : labels[next] || labels.idle || ''
    button.setAttribute('aria-disabled', String(!acceptsPress))
    button.dataset.state = next
    tell(status, problem, title)
  }

  const stopTimers = () => {
    for (const timer of timers) clearTimeout(timer)
    timers.clear()
  }

  const later = (ms: number, work: () => void) => {
    const timer = window.setTimeout(() => {
      timers.delete(timer)
      work()
    }, ms)
    timers.add(timer)
  }

  /** Puts the button at rest: a sold-out choice cannot be pressed. */
  const rest = (status = '', problem?: string, title?: string) =>
    become(isWhollySoldOut || isSoldOut(root, product) ? 'soldOut' : 'idle', status, problem, title)

  const failWith = (problem: string, title?: string) => {
    become('failed', '', problem, title)
    later(IDLE_AFTER_FAILED_MS, () => rest('', problem, title))
  }

  const put = async (wish: Wish, answers?: GivenAnswers) => {
    if (sellsAtOnce()) {
      location.assign(await buyAtOnce(wish, answers))
      isLeaving = true
      return
    }
    setCart(await recalculate(() => addToCart(wish, answers)))
    showCount(say)
    isLeaving = afterAdding(say, button)
    if (isLeaving) return
    if (isGone) return
    later(ADDED_AFTER_MS, () => {
      become('added', say('Added to your cart.'))
      later(IDLE_AFTER_ADDED_MS, () => rest())
    })
  }

  /** A product with a form: first whether something is left, then the form, which puts it into the cart. */
  const ask = async (wish: Wish, questions: Form) => {
    become('adding', say('Opening the form…'))
    try {
      const [{ openForm }] = await Promise.all([import('./form-lightbox.ts'), askStock(wish)])
      if (isGone) return
      let isSent = false
      rest()
      openForm(questions, {
        label: labels.idle ?? '',
        say,
        send: async (answers) => {
          become('adding', say('Adding…'))
          try {
            await put(wish, answers)
            isSent = true
          } catch (error) {
            rest()
            throw error
          }
        },
        onClose: () => {
          if (document.activeElement === document.body) button.focus({ preventScroll: true })
          if (!isSent) rest()
        },
      })
    } catch (error) {
      if (isGone) return
      failWith(refusalIn(error, say), say('Unable to open form'))
    }
  }

  const press = async () => {
    if (!BUTTON_STATES[state].acceptsPress) return
    const { wish, problem } = { wish: undefined, ...readWish(root, product, say) }
    if (!wish) {
      firstUnselected(root)?.focus()
      tell('', problem)
      return
    }
    const questions = readForm(button)
    if (questions) return ask(wish, questions)
    const chosen = readChoice(root)
    become('adding', say('Adding…'))
    try {
      await put(wish)
    } catch (error) {
      if (isGone) return
      failWith(refusalOf(error, chosen), sellsAtOnce() ? say('Unable to Purchase Item') : undefined)
    }
  }

  /** Another variant may have been chosen meanwhile, and the refusal is not about that one. */
  const refusalOf = (error: unknown, chosen: Attributes): string => {
    const reason = refusalIn(error, say)
    const isOther = attributesKey(chosen) !== attributesKey(readChoice(root))
    return isOther ? `${describeVariant(chosen)}: ${reason}` : reason
  }

  /** Price, picture, marks and button as the choice has them; what was said of another choice goes. */
  const follow = () => {
    const choice = readChoice(root)
    const isChosen = Object.keys(choice).length > 0
    const fitting = variantsFitting(product.variants, choice)
    const variant = noteChoice(root, product)
    markValues(root, product)
    nameSwatches(root)
    if (isPage && product.options.length > 0) writeAddress(isChosen ? variant : undefined)
    pictures.show(fitting, isChosen)
    const told = price.show(fitting)
    const scarce = showScarcity(root, choice)
    if (state === 'adding') return
    stopTimers()
    rest()
    const soldOut = state === 'soldOut' ? labels.soldOut : ''
    if (isChosen) tell([told, scarce, soldOut].filter(Boolean).join(', '))
  }
  const onChange = (event: Event) => {
    // Another number of pieces is no other variant.
    if (!isPicker(event.target)) {
      if (state === 'idle') tell('')
      return
    }
    mirrorPickers(root, event.target)
    follow()
  }
  /** Back from another page as it was left: what was said then has been read. */
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    if (isLeaving) state = 'idle'
    isLeaving = false
    follow()
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
  const addressed = isPage ? variantInAddress(product) : undefined
  if (addressed && Object.keys(readChoice(root)).length === 0) choose(root, addressed.attributes)
  follow()
  let removeBar = () => {}
  if (root.hasAttribute('data-buy-bar')) {
    import('./buy-bar.ts').then(
      ({ addBuyBar }) => {
        if (!isGone) removeBar = addBuyBar(root, button)
      },
      // The page's own button does all that the bar does.
      () => {},
    )
  }
  root.addEventListener('change', onChange)
  addEventListener('pageshow', onShow)
  button.addEventListener('click', onClick)
  button.addEventListener('keydown', onKeyDown)
  button.addEventListener('keyup', onKeyUp)
  return () => {
    root.removeEventListener('change', onChange)
    removeEventListener('pageshow', onShow)
    button.removeEventListener('click', onClick)
    button.removeEventListener('keydown', onKeyDown)
    button.removeEventListener('keyup', onKeyUp)
    isGone = true
    removeBar()
    stopTimers()
    // The next mount says anew what depends on the choice.
    if (state === 'soldOut' && !isWhollySoldOut) become('idle')
    price.restore()
    showScarcity(root, {})
    pictures.stop()
    messages.remove()
  }
}

/** The count of the cart comes after the cart: without its script the button still says that it was added. */
function showCount(say: Say): void {
  import('../cart-indicator/cart-indicator.ts').then(
    ({ mountCartIndicator }) => mountCartIndicator(say),
    () => {},
  )
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
