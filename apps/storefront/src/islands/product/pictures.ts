/** Pictures follow the choice: a gallery moves to the variant's main picture, a block's only picture becomes it. */

import { common, type MarkupProduct, type MarkupVariant } from './contract-markup.ts'

export interface Pictures {
  /** `isChosen`: whether the shopper chose anything at all. */
  show(fitting: readonly MarkupVariant[], isChosen: boolean): void
  stop(): void
}

/** One way to show a product's pictures. */
interface Showcase {
  /** The id of the picture that is seen now. */
  current(): string | undefined
  /** Shows the picture of the id, or the first one. */
  show(id?: string): void
  stop(): void
}

export function picturesOf(root: Element, { variants }: MarkupProduct): Pictures {
  const showcase = galleryOf(root) ?? singlePictureOf(root)
  const ofVariants = new Set(variants.map(({ mainImageId }) => mainImageId))
  let hasFollowed = false
  return {
    show: (fitting, isChosen) => {
      // A shopper who has not chosen yet may be looking at any of them.
      if (!isChosen && !hasFollowed) return
      hasFollowed = isChosen
      const id = isChosen ? common(fitting, ({ mainImageId }) => mainImageId) : undefined
      if (id !== undefined) return showcase?.show(id)
      // The picture of a variant that is not chosen any more would say the wrong thing.
      const shown = showcase?.current()
      const isFitting = isChosen && fitting.some(({ mainImageId }) => mainImageId === shown)
      if (shown !== undefined && ofVariants.has(shown) && !isFitting) showcase?.show()
    },
    stop: () => showcase?.stop(),
  }
}

/** The one picture of a product block; those it can become lie beside it, each in a template of its own. */
function singlePictureOf(root: Element): Showcase | undefined {
  const image = root.querySelector('.sw-product-picture img')
  if (!image) return undefined
  const first = image.cloneNode() as Element
  let current: string | undefined
  const become = (other: Element | null | undefined) => {
    for (const name of ['sizes', 'srcset', 'src', 'alt', 'width', 'height', 'style']) {
      const value = other?.getAttribute(name)
      if (typeof value === 'string' && value !== image.getAttribute(name)) {
        image.setAttribute(name, value)
      }
    }
  }
  const show = (id?: string) => {
    const template = id && root.querySelector<HTMLTemplateElement>(templateOf(id))
    current = template ? id : undefined
    become(template ? template.content.querySelector('img') : first)
  }
  return { current: () => current, show, stop: () => show() }
}

const templateOf = (id: string) => `template.sw-variant-picture[data-image-id="${CSS.escape(id)}"]`

/** The slides of a product page, with small pictures that lead to them. */
function galleryOf(root: Element): Showcase | undefined {
  const slides = [...root.querySelectorAll<HTMLElement>('[data-image-id]:not(template)')]
  const track = slides[0]?.parentElement
  if (!track) return undefined
  const slideAt = (address: string) => slides.find(({ id }) => id !== '' && `#${id}` === address)
  const current = () => nearest(slides, track)

  const moveTo = (slide: HTMLElement) => {
    track.scrollBy({ left: startOf(slide) - startOf(track) })
    noteShown(slide)
  }
  /** The address names a picture only after one was asked for by its link, and then the one that is seen. */
  const noteShown = (slide: HTMLElement) => {
    for (const link of root.querySelectorAll('[data-product-gallery="thumbnails"] a')) {
      const isShown = link.getAttribute('href') === `#${slide.id}`
      if (isShown) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
    if (slideAt(location.hash)) history.replaceState(history.state, '', `#${slide.id}`)
  }

  let waiting: number | undefined
  const onScroll = () => {
    clearTimeout(waiting)
    waiting = window.setTimeout(() => {
      const slide = current()
      if (slide) noteShown(slide)
    }, SETTLED_AFTER_MS)
  }
  /** Looking through pictures is no journey: going back leads to the page before, not to the picture before. */
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    const link = (event.target as Element).closest('a[href^="#"]')
    const slide = slideAt(link?.getAttribute('href') ?? '')
    if (!slide) return
    event.preventDefault()
    history.replaceState(history.state, '', `#${slide.id}`)
    moveTo(slide)
  }
  track.addEventListener('scroll', onScroll, { passive: true })
  root.addEventListener('click', onClick as EventListener)
  return {
    current: () => current()?.dataset.imageId,
    show: (id) => {
      const slide = id ? slides.find(({ dataset }) => dataset.imageId === id) : slides[0]
      if (slide && slide !== current()) moveTo(slide)
    },
    stop: () => {
      clearTimeout(waiting)
      track.removeEventListener('scroll', onScroll)
      root.removeEventListener('click', onClick as EventListener)
    },
  }
}

/** Debounce: milliseconds without scrolling after which a swipe has come to rest. */
const SETTLED_AFTER_MS = 120

/** The edge at which a line of text would begin: the right one where the language is written from there. */
function startOf(element: Element): number {
  const { left, right } = element.getBoundingClientRect()
  return getComputedStyle(element).direction === 'rtl' ? right : left
}

function nearest(slides: readonly HTMLElement[], track: Element): HTMLElement | undefined {
  const start = startOf(track)
  const distance = (slide: HTMLElement) => Math.abs(startOf(slide) - start)
  const [first, ...others] = slides
  return others.reduce(
    (best, slide) => (best && distance(slide) < distance(best) ? slide : best),
    first,
  )
}
