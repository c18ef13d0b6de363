/** Pictures above the page, one at a time. */

export interface ShownPicture {
  readonly image: HTMLImageElement
  readonly title?: string
  readonly description?: string
}

export interface PictureDialogOptions {
  readonly start: number
  /** `dark` or `light`. */
  readonly theme: string
  /** Called once it is closed, with the number of the picture that was looked at last. */
  onClose(last: number): void
}

/** Opens the dialog; it is removed once it is closed. */
export function openPictures(
  pictures: readonly ShownPicture[],
  { start, theme, onClose }: PictureDialogOptions,
): HTMLDialogElement {
  let at = start
  const dialog = document.createElement('dialog')
  dialog.className = 'sqs-lightbox'
  dialog.dataset.lightboxTheme = theme
  dialog.setAttribute('aria-label', 'Pictures')
  const figure = document.createElement('figure')
  const picture = document.createElement('img')
  const words = document.createElement('figcaption')
  words.setAttribute('aria-live', 'polite')
  figure.append(picture, words)

  const turn = (by: number) => {
    at = (at + by + pictures.length) % pictures.length
    const shown = pictures[at]
    if (!shown) return
    const { image, title = '', description = '' } = shown
    picture.srcset = image.srcset
    picture.sizes = '100vw'
    picture.src = image.src
    picture.alt = image.alt
    words.replaceChildren(
      element('strong', '', title),
      element('span', 'sqs-lightbox-description', description),
      element('span', 'sqs-lightbox-count', `${at + 1} of ${pictures.length}`),
    )
  }

  const close = button('close', 'Close', '×', () => dialog.close())
  const turns =
    pictures.length > 1
      ? [
          button('previous', 'Previous picture', '‹', () => turn(-1)),
          button('next', 'Next picture', '›', () => turn(1)),
        ]
      : []
  dialog.append(close, figure, ...turns)
  dialog.addEventListener('keydown', (event) => {
    const by = STEPS[event.key]?.(at, pictures.length)
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
    onClose(at)
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

function element(name: string, className: string, text: string): HTMLElement {
  const made = document.createElement(name)
  if (className) made.className = className
  made.textContent = text
  return made
}
