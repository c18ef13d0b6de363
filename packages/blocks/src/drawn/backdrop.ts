/**
 * The backdrop of words: every colour that may be behind them. One where all layers can be told; where a picture or a gradient is, black
 * and white, since any picture lies between the two. Words that cannot be read on either cannot be read on any.
 */

import { BLACK, type Color, over, WHITE } from '@sitewright/core/color/contrast'
import type { LookedAt } from './looked-at.ts'
import { allUnder, veilOf } from './painters.ts'

const ANYTHING: readonly Color[] = [BLACK, WHITE]

export function backdropOf(element: Element, words: DOMRect, page: LookedAt): readonly Color[] {
  const { layers, base, within } = layersUnder(element, page)
  const beside = besideOf(element, words, within, page)
  const ground = beside ?? base
  return layers.reduceRight((below, layer) => allUnder(layer, below), ground)
}

/** Layers of the element and of what it is in, the uppermost first, down to the first that lets nothing through. */
function layersUnder(element: Element, page: LookedAt) {
  const layers: Color[] = []
  for (let at: Element | null = element; at; at = at.parentElement) {
    const painter = page.painterOf(at)
    if (!painter) continue
    if (painter.color === 'unknown') return { layers, base: ANYTHING, within: at }
    if (painter.color.alpha >= 1) return { layers, base: [painter.color], within: at }
    layers.push(painter.color)
  }
  return { layers, base: [WHITE], within: document.documentElement }
}

/** The colours that may lie between the words and the box that they are in; undefined for none, and anything for a picture. */
function besideOf(
  element: Element,
  words: DOMRect,
  within: Element,
  page: LookedAt,
): readonly Color[] | undefined {
  let veiled: readonly Color[] | undefined
  for (const { element: other } of page.near(words)) {
    // The cheapest question first: it settles most.
    if (!meet(words, page.rectOf(other)) || other === within || !within.contains(other)) continue
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
