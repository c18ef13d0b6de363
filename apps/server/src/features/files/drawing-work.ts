/**
 * Cost estimate of a drawing, counted from its references ("billion laughs" guard): re-used parts, masks, patterns and markers
 * multiply, and a kilobyte of them could keep a processor busy for hours. Pure.
 */

/** An element of a cleaned drawing. */
export interface DrawnElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: DrawnElement[]
}

export interface DrawingLimits {
  /** Elements that references may add to those written down. Everyday drawings add less than a thousand. */
  readonly mostAdded: number
  /** Depth of references inside references. */
  readonly deepest: number
  /** Longest distance of a blur, spread or offset, in units of the drawing. Design programs go to about 200. */
  readonly widestReach: number
  /** Longest side of a filter's region, as a multiple of the filtered element or in units of the drawing. */
  readonly largestRegion: { readonly times: number; readonly units: number }
}

export const DRAWING_LIMITS: DrawingLimits = {
  mostAdded: 10_000,
  deepest: 64,
  widestReach: 500,
  largestRegion: { times: 10, units: 20_000 },
}

/** Cost of an effect, in elements: it goes over all pixels of its region. */
const ELEMENTS_PER_EFFECT = 20

/** Cells of a convolution matrix (`feConvolveMatrix`), which are computed for each pixel. */
const MOST_CELLS = 100
/** Octaves of noise (`feTurbulence`). */
const MOST_OCTAVES = 10

/** Whether the drawing can be drawn in reasonable time. */
export function isDrawable(root: DrawnElement, css: string, limits = DRAWING_LIMITS): boolean {
  const elements = allIn(root)
  if (!elements.every((element) => isReasonable(element, limits))) return false
  if (!areBlursReasonable(css, limits)) return false
  const { cost } = new Expansion(elements, css, limits.deepest).of(root)
  return cost - elements.length <= limits.mostAdded
}

function allIn(root: DrawnElement): DrawnElement[] {
  const found = [root]
  // Breadth-first: the list grows while it is walked.
  for (const { children } of found) for (const child of children) found.push(child)
  return found
}

/** Whether the numbers of an effect that makes each pixel expensive are within the limits. */
function isReasonable({ name, attributes }: DrawnElement, limits: DrawingLimits): boolean {
  const { widestReach, largestRegion } = limits
  const within = (value: string | undefined, most: number) =>
    numbersIn(value).every((number) => Math.abs(number) <= most)
  const reach = [attributes.stdDeviation, attributes.radius, attributes.dx, attributes.dy]
  if (name === 'filter') {
    const isInUnits = attributes.filterUnits === 'userSpaceOnUse'
    const most = isInUnits ? largestRegion.units : largestRegion.times
    const sides = [attributes.width, attributes.height]
    return sides.every((side) => within(side, side?.includes('%') ? most * 100 : most))
  }
  const [columns = 3, rows = columns] = numbersIn(attributes.order)
  const isEffect = /^fe[A-Z]/.test(name)
  return (
    areBlursReasonable(`${attributes.style ?? ''};${attributes.filter ?? ''}`, limits) &&
    (!isEffect ||
      (reach.every((value) => within(value, widestReach)) &&
        columns * rows <= MOST_CELLS &&
        within(attributes.numOctaves, MOST_OCTAVES)))
  )
}

/** Whether blurs in styles are within the limits: `blur(4px)` and `drop-shadow(…)`. */
function areBlursReasonable(css: string, { widestReach }: DrawingLimits): boolean {
  return [...css.matchAll(/(?:blur|drop-shadow)\(([^)]{0,200})/gi)].every(([, inside]) =>
    numbersIn(inside).every((number) => Math.abs(number) <= widestReach),
  )
}

function numbersIn(text = ''): number[] {
  return [...text.matchAll(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi)].map(([number]) =>
    Number(number),
  )
}

interface Size {
  /** Elements that are drawn for it, referenced ones included. */
  readonly cost: number
  /** Elements below it, re-used ones included; an inherited property counts for each. */
  readonly elements: number
  /** Corners of all of them; a marker stands at each. */
  readonly corners: number
}

/** Matches of rules to elements; no program writes a style sheet that needs more. */
const MOST_MATCHES = 200_000

/** Cap of all counts: more than any limit, and exact in floating point. */
const TOO_MUCH = 1e12
const ENDLESS: Size = { cost: TOO_MUCH, elements: TOO_MUCH, corners: TOO_MUCH }

const GRADIENTS: ReadonlySet<string> = new Set(['linearGradient', 'radialGradient'])
/** Elements whose children are not drawn by themselves, and that style sheets do not change. */
const UNSTYLED = /^(?:fe[A-Z].*|filter|stop|linearGradient|radialGradient|style|title|desc|defs)$/

/** Memoized sums of elements with everything they refer to. Each is counted once, so this is linear. */
class Expansion {
  readonly #byId = new Map<string, DrawnElement>()
  readonly #sizes = new Map<DrawnElement, Size>()
  readonly #underWay = new Set<DrawnElement>()
  readonly #rules: ReadonlyMap<string, readonly StyleRule[]>
  /** Memoized costs by declaration, since many elements share one. */
  readonly #costs = new Map<Declaration, number>()
  #matchesLeft = MOST_MATCHES
  readonly #deepest: number

  constructor(elements: readonly DrawnElement[], css: string, deepest: number) {
    for (const element of elements) {
      const { id } = element.attributes
      if (id !== undefined && !this.#byId.has(id)) this.#byId.set(id, element)
    }
    this.#rules = rulesIn(css)
    this.#deepest = deepest
  }

  of(element: DrawnElement, depth = 0): Size {
    const known = this.#sizes.get(element)
    if (known) return known
    if (this.#matchesLeft < 0) return ENDLESS
    // A part that contains itself has no end, and browsers do not draw it.
    if (this.#underWay.has(element) || depth > this.#deepest * 2) return ENDLESS
    this.#underWay.add(element)
    const size = this.#add(element, depth)
    this.#underWay.delete(element)
    this.#sizes.set(element, this.#matchesLeft < 0 ? ENDLESS : size)
    return this.#matchesLeft < 0 ? ENDLESS : size
  }

  #add(element: DrawnElement, depth: number): Size {
    let [cost, elements, corners] = [1, 1, cornersOf(element)]
    const parts = [...element.children, ...this.#used(element)]
    for (const part of parts) {
      const size = this.of(part, depth + 1)
      cost += size.cost
      elements += size.elements
      corners += size.corners
    }
    for (const declaration of this.#painted(element)) {
      const { property } = declaration
      const times = property.startsWith('marker') ? corners : INHERITED.has(property) ? elements : 1
      cost += this.#costOf(declaration, depth) * times
    }
    return {
      cost: Math.min(cost, TOO_MUCH),
      elements: Math.min(elements, TOO_MUCH),
      corners: Math.min(corners, TOO_MUCH),
    }
  }

  #used({ name, attributes }: DrawnElement): DrawnElement[] {
    // A gradient that refers to another for its stops draws nothing twice.
    if (GRADIENTS.has(name)) return []
    const [, id = ''] =
      /^\s*#(\S*)\s*$/.exec(attributes.href ?? attributes['xlink:href'] ?? '') ?? []
    const used = this.#byId.get(id)
    return used ? [used] : []
  }

  /** Masks, patterns, markers and effects of an element, from its attributes and from style sheets. */
  #painted({ name, attributes }: DrawnElement): Declaration[] {
    const own = Object.entries(attributes).map(([property, value]) => ({ property, value }))
    if (UNSTYLED.test(name)) return []
    const styled = this.#rulesFor({
      element: name,
      ids: attributes.id === undefined ? [] : [attributes.id],
      classes: attributes.class?.split(/\s+/) ?? [],
    })
    return [
      ...own,
      ...declarationsIn(attributes.style ?? ''),
      ...styled.flatMap(({ declarations }) => declarations),
    ].filter(({ property }) => PAINTING.test(property))
  }

  #rulesFor(named: Named): StyleRule[] {
    if (this.#matchesLeft < 0) return []
    const candidates = [...keysOf(named), ANY].flatMap((key) => this.#rules.get(key) ?? [])
    this.#matchesLeft -= candidates.length
    return this.#matchesLeft < 0 ? [] : candidates.filter((rule) => fits(rule, named))
  }

  #costOf(declaration: Declaration, depth: number): number {
    const known = this.#costs.get(declaration)
    if (known !== undefined) return known
    const cost = this.#paintOf(declaration, depth)
    this.#costs.set(declaration, cost)
    return cost
  }

  #paintOf({ value }: Declaration, depth: number): number {
    let cost = 0
    for (const id of idsIn(value)) {
      const target = this.#byId.get(id)
      if (!target || GRADIENTS.has(target.name)) continue
      const size = this.of(target, depth + 1)
      cost += target.name === 'filter' ? size.cost * ELEMENTS_PER_EFFECT : size.cost
    }
    const effects = value.match(/\b(?!url)[a-z-]{1,30}\(/gi)?.length ?? 0
    return Math.min(cost + effects * ELEMENTS_PER_EFFECT, TOO_MUCH)
  }
}

/** Upper bound of a path's corners, by its count of numbers. */
function cornersOf({ attributes }: DrawnElement): number {
  return 1 + numbersIn(`${attributes.d ?? ''} ${attributes.points ?? ''}`).length
}

/** CSS properties that may refer to other parts of the drawing. */
const PAINTING = /^(?:clip-path|mask|filter|fill|stroke|marker(?:-start|-mid|-end)?)$/
const INHERITED: ReadonlySet<string> = new Set(['fill', 'stroke'])

interface Declaration {
  readonly property: string
  readonly value: string
}

/** Declarations of a style sheet for elements that match the last part of a selector. */
interface StyleRule {
  readonly element: string
  readonly ids: readonly string[]
  readonly classes: readonly string[]
  readonly declarations: readonly Declaration[]
}

function declarationsIn(css: string): Declaration[] {
  return css.split(';').flatMap((part) => {
    const colon = part.indexOf(':')
    const property = part.slice(0, Math.max(colon, 0)).trim().toLowerCase()
    return PAINTING.test(property) ? [{ property, value: part.slice(colon + 1) }] : []
  })
}

/**
 * Rules of a style sheet by the element, id or class that they are about. Only the last part of a selector counts, in nested
 * rules too, so a rule may be counted for more elements than it matches. One pass: linear in the text's length.
 */
function rulesIn(css: string): ReadonlyMap<string, readonly StyleRule[]> {
  const rules: StyleRule[] = []
  const selectors = ['']
  let before = ''
  for (const part of withoutComments(css).split(/([{}])/)) {
    if (part === '{') selectors.push(before.slice(before.lastIndexOf(';') + 1))
    else if (part === '}') selectors.pop()
    else rules.push(...rulesOf(selectors.at(-1) ?? '', part))
    before = part
  }
  return byKey(rules)
}

function byKey(rules: readonly StyleRule[]): ReadonlyMap<string, readonly StyleRule[]> {
  const found = new Map<string, StyleRule[]>()
  for (const rule of rules) {
    const key = keysOf(rule)[0] ?? ANY
    const known = found.get(key)
    if (known) known.push(rule)
    else found.set(key, [rule])
  }
  return found
}

function rulesOf(selectors: string, body: string): StyleRule[] {
  const declarations = declarationsIn(body)
  if (declarations.length === 0) return []
  return selectors.split(',').map((one) => ({ ...lastPartOf(one), declarations }))
}

function withoutComments(css: string): string {
  const [first = '', ...others] = css.split('/*')
  return [first, ...others.map((part) => part.split('*/').slice(1).join(' '))].join(' ')
}

/** Key of rules that are about no particular element, id or class. */
const ANY = '*'

/** Last compound of a selector: `.a.b` of `g .a.b:hover`. */
function lastPartOf(selector: string): Omit<StyleRule, 'declarations'> {
  const last =
    selector
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? ''
  const named = (mark: string) =>
    [...last.matchAll(/([.#])([\w-]+)/g)].flatMap(([, kind, word = '']) =>
      kind === mark ? [word] : [],
    )
  return {
    element: /^[a-z][\w-]*/i.exec(last)?.[0] ?? '',
    ids: named('#'),
    classes: named('.'),
  }
}

type Named = Pick<StyleRule, 'element' | 'ids' | 'classes'>

function keysOf({ element, ids, classes }: Named): string[] {
  const own = [...classes.map((word) => `.${word}`), ...ids.map((word) => `#${word}`)]
  return element === '' ? own : [...own, element]
}

function fits(rule: StyleRule, { element, ids, classes }: Named): boolean {
  return (
    (rule.element === '' || rule.element === element) &&
    rule.ids.every((word) => ids.includes(word)) &&
    rule.classes.every((word) => classes.includes(word))
  )
}

function idsIn(value: string): string[] {
  return [...flat(value).matchAll(/url\( ?["']? ?#([^"') ]+)/gi)].map(([, id = '']) => id)
}

/** Text with runs of spaces made one, so that no pattern backtracks along them. */
function flat(css: string): string {
  return css.replace(/\s+/g, ' ')
}
