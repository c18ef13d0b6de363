/** Pictures follow the choice: a gallery moves to the variant's main picture, a block's only picture becomes it. */

import { scrollToSlide, shownSlide } from '../../gallery-track.ts'
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

/** The slides of a product page; `product-pictures` follows them. */
function galleryOf(root: Element): Showcase | undefined {
  const slides = [...root.querySelectorAll<HTMLElement>('[data-image-id]:not(template)')]
  const track = slides[0]?.parentElement
  if (!track) return undefined
  const current = () => shownSlide(slides, track)
  return {
    current: () => current()?.dataset.imageId,
    show: (id) => {
      const slide = id ? slides.find(({ dataset }) => dataset.imageId === id) : slides[0]
      if (slide && slide !== current()) scrollToSlide(slide, track)
    },
    stop: () => {},
  }
}
