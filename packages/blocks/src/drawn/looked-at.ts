/** The page as one measurement saw it: its boxes, by element and by where they are. */

import type { Painter } from './painters.ts'

/** Spatial index: pixels of height of one bucket, about three lines of text. */
const BUCKET_PX = 128
/** Buckets that a box may stand in; what is taller, such as the page itself, is asked of everywhere. */
const MOST_BUCKETS = 64

export class LookedAt {
  readonly #painters = new Map<Element, Painter>()
  readonly #rects = new Map<Element, DOMRect>()
  readonly #buckets = new Map<number, Painter[]>()
  readonly #tall: Painter[] = []
  readonly #faint = new Map<Element, boolean>()

  add(painter: Painter): void {
    this.#painters.set(painter.element, painter)
    const { top, bottom } = this.rectOf(painter.element)
    const [first, last] = [Math.floor(top / BUCKET_PX), Math.floor(bottom / BUCKET_PX)]
    if (last - first >= MOST_BUCKETS) return void this.#tall.push(painter)
    for (let bucket = first; bucket <= last; bucket++) {
      const known = this.#buckets.get(bucket)
      if (known) known.push(painter)
      else this.#buckets.set(bucket, [painter])
    }
  }

  painterOf(element: Element): Painter | undefined {
    return this.#painters.get(element)
  }

  /** Boxes that may meet a rectangle; some twice. */
  *near({ top, bottom }: DOMRect): Generator<Painter> {
    yield* this.#tall
    for (let at = Math.floor(top / BUCKET_PX); at <= Math.floor(bottom / BUCKET_PX); at++) {
      yield* this.#buckets.get(at) ?? []
    }
  }

  rectOf(element: Element): DOMRect {
    const known = this.#rects.get(element)
    if (known) return known
    const rect = element.getBoundingClientRect()
    this.#rects.set(element, rect)
    return rect
  }

  /** Whether something fades it or mixes it with what is below: what is seen then cannot be told from colours. */
  isFaint(element: Element): boolean {
    const known = this.#faint.get(element)
    if (known !== undefined) return known
    const { opacity, filter, mixBlendMode } = getComputedStyle(element)
    const own = Number(opacity) < 1 || filter !== 'none' || mixBlendMode !== 'normal'
    const parent = element.parentElement
    const isFaint = own || (parent !== null && this.isFaint(parent))
    this.#faint.set(element, isFaint)
    return isFaint
  }
}
