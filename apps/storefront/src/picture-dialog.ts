/** Lightbox: pictures and videos above the page, one at a time. */

import type { Say } from '@sitewright/core/words/island-words'
import { addEarlyStyles } from './early-styles.ts'
import { PictureAddress } from './picture-address.ts'
import { PICTURE_DIALOG_CSS } from './picture-dialog-css.ts'
import { mediaOf } from './picture-media.ts'
import { PictureZoom } from './picture-zoom.ts'

export interface ShownPicture {
  /** Absent for a video without a still. */
  readonly image?: HTMLImageElement
  readonly title?: string
  readonly description?: string
  /** Address of a video file that browsers play by themselves. */
  readonly video?: string
  /** Player of another site, which is asked for nothing until its button is pressed. */
  readonly player?: { readonly html: string; readonly from: string }
  /** Name of the picture in the page's address, after the `#`. */
  readonly name?: string
}

export interface PictureDialogOptions {
  readonly start: number
  /** `dark`, `light`, or `page` for the colours of the site. */
  readonly theme: string
  readonly say: Say
  /** Called once it is closed, with the number of the picture that was looked at last. */
  onClose(last: number): void
}

/** Opens the dialog; it is removed once it is closed. */
export function openPictures(
  pictures: readonly ShownPicture[],
  { start, theme, say, onClose }: PictureDialogOptions,
): HTMLDialogElement {
  addEarlyStyles(PICTURE_DIALOG_CSS)
  let at = start
  const dialog = document.createElement('dialog')
  dialog.className = 'sqs-lightbox'
  dialog.dataset.lightboxTheme = theme
  dialog.setAttribute('aria-label', say('Pictures'))
  const figure = document.createElement('figure')
  const words = document.createElement('figcaption')
  words.setAttribute('aria-live', 'polite')
  const address = new PictureAddress(() => dialog.close())
  let zoom: PictureZoom | undefined
  const enlarge = button('zoom', say('Zoom in'), '+', () => zoom?.toggle())
  const noteZoom = (isZoomed: boolean) => {
    enlarge.setAttribute('aria-label', say(isZoomed ? 'Zoom out' : 'Zoom in'))
    enlarge.textContent = isZoomed ? '−' : '+'
  }

  const turn = (by: number) => {
    at = (at + by + pictures.length) % pictures.length
    const shown = pictures[at]
    if (!shown) return
    const { title = '', description = '', name } = shown
    const media = mediaOf(shown, say)
    figure.replaceChildren(media, words)
    // A film has controls of its own.
    const isPicture = media instanceof HTMLImageElement
    zoom = isPicture ? new PictureZoom(media, noteZoom) : undefined
    enlarge.hidden = !isPicture
    noteZoom(false)
    words.replaceChildren(
      element('strong', '', title),
      element('span', 'sqs-lightbox-description', description),
      element(
        'span',
        'sqs-lightbox-count',
        say('{at} of {count}', { at: at + 1, count: pictures.length }),
      ),
    )
    address.show(name)
    for (const beside of [at + 1, at - 1 + pictures.length]) {
      preload(pictures[beside % pictures.length])
    }
  }

  const close = button('close', say('Close'), '×', () => dialog.close())
  const turns =
    pictures.length > 1
      ? [
          button('previous', say('Previous picture'), '‹', () => turn(-1)),
          button('next', say('Next picture'), '›', () => turn(1)),
        ]
      : []
  dialog.append(close, enlarge, figure, ...turns)
  dialog.addEventListener('keydown', (event) => {
    // A player has its own use for these keys, and so has the browser: it zooms the page, and goes back.
    const isBrowsers = event.ctrlKey || event.metaKey || event.altKey
    if (isBrowsers || event.target instanceof HTMLVideoElement) return
    if (zoom?.press(event.key)) {
      event.preventDefault()
      return
    }
    const by = STEPS[event.key]?.(at, pictures.length)
    if (by === undefined) return
    event.preventDefault()
    turn(isRightToLeft(dialog) && isArrow(event) ? -by : by)
  })
  onSwipe(dialog, turn)
  dialog.addEventListener('click', ({ target }) => {
    if (target === figure || target === dialog) dialog.close()
  })
  dialog.addEventListener('close', () => {
    document.documentElement.style.removeProperty('overflow')
    dialog.remove()
    address.leave()
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

const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl'
const isArrow = ({ key }: KeyboardEvent) => key.startsWith('Arrow')

/** Fetches a picture before it is turned to, in the size in which it will be shown. */
function preload(shown: ShownPicture | undefined): void {
  if (!shown?.image) return
  const ahead = new Image()
  ahead.sizes = '100vw'
  ahead.srcset = shown.image.srcset
  ahead.src = shown.image.src
}

/** Pixels to the side from which a touch is a swipe. */
const SWIPE_PX = 40

/** A finger drawn towards where a line begins asks for the next picture; the buttons do the same. */
function onSwipe(element: HTMLElement, turn: (by: number) => void): void {
  let from: PointerEvent | undefined
  element.addEventListener('pointerdown', (event) => {
    from = event.pointerType === 'touch' && event.isPrimary ? event : undefined
  })
  element.addEventListener('pointerup', ({ clientX, clientY, pointerId }) => {
    if (from?.pointerId !== pointerId) return
    const [x, y] = [clientX - from.clientX, clientY - from.clientY]
    from = undefined
    if (Math.abs(x) > SWIPE_PX && Math.abs(x) > 2 * Math.abs(y)) {
      turn(x < 0 === isRightToLeft(element) ? -1 : 1)
    }
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
