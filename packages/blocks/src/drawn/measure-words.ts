/** Measures how well the words of the page can be read, from what the browser computed: whatever the theme, that is what is seen. */

import { type Color, contrast, over, writeColor } from '@sitewright/core/color/contrast'
import { backdropOf } from './backdrop.ts'
import { cssColor } from './css-color.ts'
import { LookedAt } from './looked-at.ts'
import { painterOf } from './painters.ts'

/** Elements that are looked at; a page of a thousand blocks has fewer. */
const MOST_ELEMENTS = 12_000
/** Pieces of text that are looked at. */
const MOST_TEXTS = 3_000
/** Letters of a sample. */
const SAMPLE_LENGTH = 40
/** Elements between two places where the work can be interrupted. */
const SLICE = 40
/** Pixels, and the weight of letters that count as large sooner (WCAG 1.4.3: 18 points, or 14 points in bold). */
const LARGE_PX = 24
const LARGE_BOLD_PX = 18.66
const BOLD = 700

const SKIPPED = 'script, style, noscript, template, select, datalist'

/** A pair of colours on the page that is too much alike to be read. */
export interface DrawnWords {
  readonly front: string
  readonly back: string
  readonly ratio: number
  /** The least ratio that was asked for. */
  readonly least: number
  /** A sample. */
  readonly words: string
  /** The first element with the pair. */
  readonly element: Element
  /** Pieces of text with the pair. */
  readonly count: number
}

/** Least contrast ratios for text of ordinary and of large size. */
export interface LeastRatios {
  readonly text: number
  readonly largeText: number
}

/** Pairs of colours that cannot be read, the worst first. Gives way at each `yield`; what is in `host` is no part of the page. */
export function* measureWords(
  ratios: LeastRatios,
  host?: Element,
): Generator<void, readonly DrawnWords[]> {
  const { page, texts } = yield* lookAround(host)
  const found = new Map<string, DrawnWords>()
  for (const [index, text] of texts.entries()) {
    if (index % SLICE === 0) yield
    const hard = judge(text, page, ratios)
    if (!hard) continue
    const key = `${hard.front} ${hard.back} ${hard.least}`
    const known = found.get(key)
    found.set(key, known ? { ...known, count: known.count + 1 } : hard)
  }
  return [...found.values()].sort((a, b) => a.ratio - b.ratio)
}

/** Every box that paints, and every piece of text, of what can be seen. */
function* lookAround(host?: Element) {
  const page = new LookedAt()
  const texts: Text[] = []
  const elements = [document.documentElement, ...document.querySelectorAll('body, body *')]
  for (const [index, element] of elements.slice(0, MOST_ELEMENTS).entries()) {
    if (index % SLICE === 0) yield
    if (element === host || !isSeen(element)) continue
    const painter = painterOf(element, getComputedStyle(element))
    if (painter) page.add(painter)
    const text = ownText(element)
    if (text && texts.length < MOST_TEXTS) texts.push(text)
  }
  return { page, texts }
}

/** A drawing counts as a whole: what is inside it is no words of the page. */
function isSeen(element: Element): boolean {
  const isInDrawing = element instanceof SVGElement && element.ownerSVGElement !== null
  return !isInDrawing && element.checkVisibility({ visibilityProperty: true })
}

/** The first words that an element has itself. */
function ownText(element: Element): Text | undefined {
  if (element.matches(SKIPPED)) return undefined
  for (const node of element.childNodes) {
    if (node instanceof Text && node.data.trim() !== '') return node
  }
  return undefined
}

function judge(text: Text, page: LookedAt, ratios: LeastRatios): DrawnWords | undefined {
  const element = text.parentElement
  if (!element?.isConnected || page.isFaint(element)) return undefined
  const style = getComputedStyle(element)
  const color = cssColor(style.webkitTextFillColor || style.color)
  // A shadow can make any words readable.
  if (!color || color.alpha === 0 || style.textShadow !== 'none') return undefined
  const rect = rectOfText(text)
  if (rect.width < 2 || rect.height < 2 || isClipped(element, page)) return undefined
  const least = isLarge(style) ? ratios.largeText : ratios.text
  const best = bestOf(color, backdropOf(element, rect, page))
  if (best.ratio >= least) return undefined
  return {
    front: writeColor(best.front),
    back: writeColor(best.back),
    ratio: best.ratio,
    least,
    words: text.data.trim().replaceAll(/\s+/g, ' ').slice(0, SAMPLE_LENGTH),
    element,
    count: 1,
  }
}

function bestOf(color: Color, backs: readonly Color[]) {
  const all = backs.map((back) => {
    const front = over(color, back)
    return { front, back, ratio: contrast(front, back) }
  })
  return all.reduce((best, one) => (one.ratio > best.ratio ? one : best))
}

function isLarge({ fontSize, fontWeight }: CSSStyleDeclaration): boolean {
  const size = Number.parseFloat(fontSize)
  return size >= LARGE_PX || (size >= LARGE_BOLD_PX && Number(fontWeight) >= BOLD)
}

/** Words for screen readers alone are cut down to a pixel. */
function isClipped(element: Element, page: LookedAt): boolean {
  const { clip, clipPath } = getComputedStyle(element)
  const { width, height } = page.rectOf(element)
  return clip !== 'auto' || clipPath !== 'none' || (width <= 1 && height <= 1)
}

function rectOfText(text: Text): DOMRect {
  const range = document.createRange()
  range.selectNodeContents(text)
  return range.getBoundingClientRect()
}
