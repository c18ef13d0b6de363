/**
 * Sanitizer for SVG: reads a drawing and writes it anew with an allow-list of elements and attributes: no script, no handlers,
 * nothing from other addresses, no entities. Pure.
 */

import { escapeHtml } from '@sitewright/core/html'
import { Parser } from 'htmlparser2'
import { type DrawnElement, isDrawable } from './drawing-work.ts'

export interface CleanDrawing {
  readonly svg: string
  /** Width in CSS pixels; at least 1. */
  readonly width: number
  readonly height: number
  /** False for a drawing whose references multiply until drawing it takes too long. */
  readonly isDrawable: boolean
}

/** Elements of a drawing. */
const MOST_ELEMENTS = 20_000
/** Levels of nesting. */
const DEEPEST = 64

const words = (text: string) => new Set(text.trim().split(/\s+/))

const ELEMENTS = words(`
  circle clipPath defs desc ellipse g line linearGradient marker mask path pattern polygon polyline
  radialGradient rect stop style svg switch symbol text textPath title tspan use
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting
  feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur
  feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile
  feTurbulence filter`)

const ATTRIBUTES = words(`
  aria-hidden aria-label class clip-path clip-rule clipPathUnits color color-interpolation
  color-interpolation-filters cx cy d direction display dominant-baseline dx dy fill fill-opacity
  fill-rule filter filterUnits flood-color flood-opacity font-family font-size font-stretch font-style
  font-variant font-weight fx fy gradientTransform gradientUnits height href id in in2 k1 k2 k3 k4
  letter-spacing lighting-color marker-end marker-mid marker-start markerHeight markerUnits markerWidth
  mask maskContentUnits maskUnits mode numOctaves offset opacity operator order orient overflow
  paint-order pathLength patternContentUnits patternTransform patternUnits points preserveAspectRatio
  primitiveUnits r radius refX refY result role rotate rx ry scale seed shape-rendering spreadMethod
  startOffset stdDeviation stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset
  stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width style surfaceScale
  tableValues text-anchor text-decoration text-rendering textLength transform transform-origin type
  values vector-effect version viewBox visibility width word-spacing writing-mode x x1 x2 xlink:href
  xml:space y y1 y2`)

/** Elements whose text browsers show; other elements hold other elements only. */
const TEXTUAL = words('desc style text textPath title tspan')

/** The clean drawing; undefined for a text that is no drawing, is not closed, or exceeds the limits. */
export function cleanDrawing(text: string): CleanDrawing | undefined {
  const out: string[] = []
  const open: DrawnElement[] = []
  const css: string[] = []
  let root: DrawnElement | undefined
  let elements = 0
  let isTooMuch = false
  /** Depth below an element that is left out; 0 outside of one. */
  let skipping = 0
  let style = ''

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        elements += 1
        isTooMuch ||= elements > MOST_ELEMENTS || open.length + skipping >= DEEPEST
        const isRoot = open.length === 0
        if (
          skipping > 0 ||
          isTooMuch ||
          !ELEMENTS.has(name) ||
          (isRoot && (root || name !== 'svg'))
        ) {
          skipping += 1
          return
        }
        const element = { name, attributes: keptOf(attributes), children: [] }
        if (isRoot) root = element
        open.at(-1)?.children.push(element)
        open.push(element)
        out.push(`<${name}${isRoot ? NAMESPACES : ''}${attributesText(element.attributes)}>`)
      },
      ontext(data) {
        const inside = open.at(-1)?.name ?? ''
        if (skipping > 0 || !TEXTUAL.has(inside)) return
        if (inside === 'style') style += data
        else out.push(escapeHtml(data))
      },
      onclosetag(name) {
        if (skipping > 0) {
          skipping -= 1
          return
        }
        if (open.pop() === undefined) return
        if (name === 'style') {
          if (isHarmlessCss(style)) {
            out.push(escapeHtml(style))
            css.push(style)
          }
          style = ''
        }
        out.push(`</${name}>`)
      },
    },
    { xmlMode: true, decodeEntities: true, recognizeSelfClosing: true },
  )
  parser.write(text)
  const isOpen = open.length > 0
  parser.end()
  if (!root || isOpen || isTooMuch) return undefined
  return {
    svg: out.join(''),
    ...sizeOf(root.attributes),
    isDrawable: isDrawable(root, css.join('\n')),
  }
}

const NAMESPACES = ' xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'

function keptOf(attributes: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(attributes).filter(
      ([name, value]) => ATTRIBUTES.has(name) && isHarmless(name, value),
    ),
  )
}

function attributesText(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('')
}

/** Whether an attribute is harmless: addresses may only lead to parts of the same drawing. */
function isHarmless(name: string, value: string): boolean {
  if (name === 'href' || name === 'xlink:href') return /^\s*#[^\s]*\s*$/.test(value)
  return isHarmlessCss(value)
}

/** Whether CSS is harmless: no rules that load, no escapes that hide them, and `url()` only of the drawing's own parts. */
function isHarmlessCss(css: string): boolean {
  return !/@|\\|javascript:|expression\s*\(|image-set\s*\(|url\s*\(\s*["']?\s*(?!["'#\s])/i.test(
    // Runs of spaces become one: the pattern would backtrack along them again and again.
    css.replace(/\s+/g, ' '),
  )
}

/** Size in CSS pixels of a drawing that gives none: CSS's own default. */
const DEFAULT_SIZE = { width: 300, height: 150 }
/** Longest side in CSS pixels. */
const LARGEST = 10_000

function sizeOf(root: Readonly<Record<string, string>>): { width: number; height: number } {
  const [, , boxWidth, boxHeight] = (root.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const box =
    boxWidth && boxHeight && boxWidth > 0 && boxHeight > 0
      ? { width: boxWidth, height: boxHeight }
      : undefined
  const width = pixels(root.width)
  const height = pixels(root.height)
  if (width && height) return whole({ width, height })
  if (box && width) return whole({ width, height: (width * box.height) / box.width })
  if (box && height) return whole({ width: (height * box.width) / box.height, height })
  return whole(box ?? DEFAULT_SIZE)
}

function pixels(length: string | undefined): number | undefined {
  const value = Number(/^\s*(\d*\.?\d+)(?:px)?\s*$/.exec(length ?? '')?.[1])
  return value > 0 ? value : undefined
}

function whole({ width, height }: { width: number; height: number }) {
  const bound = (side: number) => Math.min(Math.max(Math.round(side), 1), LARGEST)
  return { width: bound(width), height: bound(height) }
}
