/**
 * Pictures of a gallery above the page, one at a time. Openers are links to the pictures' own pages, which is
 * where they lead without script, in a new tab, and when a key is held.
 */

const OPENERS = 'a.js-gallery-lightbox-opener'

/** Shows a gallery's pictures when one is pressed; gives the way to take it down. */
export function mount(root: Element): () => void {
  let dialog: HTMLDialogElement | undefined
  const onClick = (event: Event) => {
    const opener = openerOf(event)
    if (!opener) return
    event.preventDefault()
    const openers = [...root.querySelectorAll<HTMLAnchorElement>(OPENERS)]
    dialog = show(openers, openers.indexOf(opener))
  }
  root.addEventListener('click', onClick)
  return () => {
    root.removeEventListener('click', onClick)
    dialog?.close()
  }
}

function openerOf(event: Event): HTMLAnchorElement | null {
  const isPlain =
    event instanceof MouseEvent &&
    !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0)
  const { target } = event
  return isPlain && target instanceof Element ? target.closest<HTMLAnchorElement>(OPENERS) : null
}

function show(openers: readonly HTMLAnchorElement[], start: number): HTMLDialogElement {
  let at = start
  const dialog = document.createElement('dialog')
  dialog.className = 'sqs-lightbox'
  dialog.dataset.lightboxTheme = openers[start]?.dataset.lightboxTheme ?? 'dark'
  dialog.setAttribute('aria-label', 'Pictures')
  const figure = document.createElement('figure')
  const picture = document.createElement('img')
  const words = document.createElement('figcaption')
  words.setAttribute('aria-live', 'polite')
  figure.append(picture, words)

  const turn = (by: number) => {
    at = (at + by + openers.length) % openers.length
    const opener = openers[at]
    const thumbnail = opener?.querySelector('img')
    if (!opener || !thumbnail) return
    picture.srcset = thumbnail.srcset
    picture.sizes = '100vw'
    picture.src = thumbnail.src
    picture.alt = thumbnail.alt
    const { title = '', description = '' } = opener.dataset
    const strong = document.createElement('strong')
    strong.textContent = title
    const more = document.createElement('span')
    more.className = 'sqs-lightbox-description'
    more.textContent = description
    const count = document.createElement('span')
    count.className = 'sqs-lightbox-count'
    count.textContent = `${at + 1} of ${openers.length}`
    words.replaceChildren(strong, more, count)
  }

  const close = button('close', 'Close', '×', () => dialog.close())
  const turns =
    openers.length > 1
      ? [
          button('previous', 'Previous picture', '‹', () => turn(-1)),
          button('next', 'Next picture', '›', () => turn(1)),
        ]
      : []
  dialog.append(close, figure, ...turns)
  dialog.addEventListener('keydown', (event) => {
    const by = STEPS[event.key]?.(at, openers.length)
    if (by === undefined) return
    event.preventDefault()
    turn(by)
  })
  onSwipe(dialog, turn)
  dialog.addEventListener('click', ({ target }) => {
    if (target === figure || target === dialog) dialog.close()
  })
  dialog.addEventListener('close', () => {
    document.documentElement.style.removeProperty('overflow')
    dialog.remove()
    // Focus returns to the picture that was looked at last, not to the first.
    openers[at]?.focus()
  })
  turn(0)
  document.body.append(dialog)
  document.documentElement.style.overflow = 'hidden'
  dialog.showModal()
  return dialog
}

/** Steps that a key turns, from the number of the picture shown and how many there are. */
const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  Home: (at) => -at,
  End: (at, count) => count - 1 - at,
}

/** Pixels to the side from which a touch is a swipe. */
const SWIPE_PX = 40

/** A finger drawn to the left asks for the next picture; the buttons do the same. */
function onSwipe(element: HTMLElement, turn: (by: number) => void): void {
  let from: PointerEvent | undefined
  element.addEventListener('pointerdown', (event) => {
    from = event.pointerType === 'touch' && event.isPrimary ? event : undefined
  })
  element.addEventListener('pointerup', ({ clientX, clientY, pointerId }) => {
    if (from?.pointerId !== pointerId) return
    const [x, y] = [clientX - from.clientX, clientY - from.clientY]
    from = undefined
    if (Math.abs(x) > SWIPE_PX && Math.abs(x) > 2 * Math.abs(y)) turn(x < 0 ? 1 : -1)
  })
}

function button(name: string, label: string, sign: string, press: () => void): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = `sqs-lightbox-${name}`
  element.setAttribute('aria-label', label)
  element.textContent = sign
  element.addEventListener('click', press)
  return element
}
