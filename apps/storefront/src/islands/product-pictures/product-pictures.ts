/**
 * Pictures of a product page: small ones lead to large ones, which open above the page. All are links, which is where they lead
 * without script, in a new tab, and when a key is held.
 */

import type { Say } from '@sitewright/core/words/island-words'
import { scrollToSlide, shownSlide } from '../../gallery-track.ts'

const THUMBNAILS = '[data-product-gallery="thumbnails"] a'
const OPENERS = 'a.ProductItem-gallery-zoom'
/** Debounce: milliseconds without scrolling after which a swipe has come to rest. */
const SETTLED_AFTER_MS = 120

export function mount(root: Element, say: Say): () => void {
  const track = root.querySelector('[data-product-gallery="slides"]')
  if (!track) return () => {}
  const slides = [...track.querySelectorAll<HTMLElement>('[data-image-id]')]
  let dialog: HTMLDialogElement | undefined
  let isGone = false
  /** A quick view shares the address of its list. */
  const isPage = !root.closest('dialog')

  const slideAt = (address: string) => slides.find(({ id }) => id !== '' && `#${id}` === address)
  /** Looking through pictures is no journey: the address of one takes the place of that of another. */
  const nameInAddress = ({ id }: HTMLElement) => {
    if (isPage) history.replaceState(history.state, '', `#${id}`)
  }
  const mark = (slide: HTMLElement) => {
    for (const link of root.querySelectorAll(THUMBNAILS)) {
      const isShown = link.getAttribute('href') === `#${slide.id}`
      if (isShown) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
  }
  const turnTo = (slide: HTMLElement) => {
    scrollToSlide(slide, track)
    mark(slide)
  }

  let waiting: number | undefined
  const onScroll = () => {
    clearTimeout(waiting)
    waiting = window.setTimeout(() => {
      const slide = shownSlide(slides, track)
      if (!slide || dialog?.open) return
      mark(slide)
      if (slideAt(location.hash)) nameInAddress(slide)
    }, SETTLED_AFTER_MS)
  }

  const enlarge = async (opener: HTMLAnchorElement) => {
    const shown = slides.flatMap((slide) => pictureIn(slide, isPage))
    const start = shown.findIndex((one) => one.opener === opener)
    try {
      const { openPictures } = await import('../../picture-dialog.ts')
      if (isGone || dialog?.open) return
      dialog = openPictures(shown, {
        start: Math.max(0, start),
        theme: 'light',
        say,
        onClose: (last) => {
          const looked = shown[last]
          if (looked) turnTo(looked.slide)
          looked?.opener.focus({ preventScroll: true })
        },
      })
    } catch {
      // The script did not come: the link leads to the picture.
      location.assign(opener.href)
    }
  }

  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link?.matches(OPENERS)) {
      event.preventDefault()
      void enlarge(link)
      return
    }
    const slide = link?.matches(THUMBNAILS) && slideAt(link.getAttribute('href') ?? '')
    if (!slide) return
    event.preventDefault()
    nameInAddress(slide)
    turnTo(slide)
  }

  track.addEventListener('scroll', onScroll, { passive: true })
  root.addEventListener('click', onClick as EventListener)
  const first = shownSlide(slides, track)
  if (first) mark(first)
  return () => {
    isGone = true
    clearTimeout(waiting)
    dialog?.close()
    track.removeEventListener('scroll', onScroll)
    root.removeEventListener('click', onClick as EventListener)
  }
}

function pictureIn(slide: HTMLElement, isNamed: boolean) {
  const image = slide.querySelector('img')
  const opener = slide.querySelector<HTMLAnchorElement>(OPENERS)
  if (!image || !opener) return []
  return [{ slide, image, opener, ...(isNamed && { name: slide.id }) }]
}
