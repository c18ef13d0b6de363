/**
 * What is behind words: every colour that may be there. One where all layers can be told; where a picture or a gradient is, black
 * and white, since any picture lies between the two. Words that cannot be read on either cannot be read on any.
 */

import { BLACK, type Color, over, WHITE } from '@sitewright/core/color/contrast'
import { allUnder, type Painter, veilOf } from './painters.ts'

const ANYTHING: readonly Color[] = [BLACK, WHITE]

export interface Page {
  /** Boxes by their elements. */
  readonly painters: ReadonlyMap<Element, Painter>
  rectOf(element: Element): DOMRect
}

export function backdropOf(element: Element, words: DOMRect, page: Page): readonly Color[] {
  const { layers, base, within } = layersUnder(element, page)
  const beside = besideOf(element, words, within, page)
  const ground = beside ?? base
  return layers.reduceRight((below, layer) => allUnder(layer, below), ground)
}

/** Layers of the element and of what it is in, the uppermost first, down to the first that lets nothing through. */
function layersUnder(element: Element, { painters }: Page) {
  const layers: Color[] = []
  for (let at: Element | null = element; at; at = at.parentElement) {
    const painter = painters.get(at)
    if (!painter) continue
    if (painter.color === 'unknown') return { layers, base: ANYTHING, within: at }
    if (painter.color.alpha >= 1) return { layers, base: [painter.color], within: at }
    layers.push(painter.color)
  }
  return { layers, base: [WHITE], within: document.documentElement }
}

/** What may lie between the words and the box that they are in, beside its own boxes: nothing, or what can be seen of a picture. */
function besideOf(
  element: Element,
  words: DOMRect,
  within: Element,
  { painters, rectOf }: Page,
): readonly Color[] | undefined {
  let veiled: readonly Color[] | undefined
  for (const { element: other } of painters.values()) {
    // The cheapest question first: it settles most.
    if (!meet(words, rectOf(other)) || other === within || !within.contains(other)) continue
    if (other.contains(element) || element.contains(other)) continue
    const veil = veilOf(other)
    if (!veil) return ANYTHING
    veiled = ANYTHING.map((picture) => over(veil, picture))
  }
  return veiled
}

function meet(a: DOMRect, b: DOMRect): boolean {
  return (
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
  )
}
