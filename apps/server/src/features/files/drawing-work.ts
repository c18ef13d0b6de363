/**
 * What a drawing comes to when it is drawn, counted from its references: parts that are used again, masks, patterns
 * and markers multiply, and a kilobyte of them could keep a processor for hours. Pure.
 */

/** An element of a drawing that is kept. */
export interface DrawnElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: DrawnElement[]
}

export interface DrawingLimits {
  /** Elements that references add to those written down. Everyday drawings add less than a thousand. */
  readonly mostAdded: number
  /** References one inside another. */
  readonly deepest: number
  /** How far anything is blurred, spread or moved, in units of the drawing. Design programs go to about 200. */
  readonly widestReach: number
  /** Sides of a filter's region, as a multiple of what it filters or in units of the drawing. */
  readonly largestRegion: { readonly times: number; readonly units: number }
}

export const DRAWING_LIMITS: DrawingLimits = {
  mostAdded: 10_000,
  deepest: 64,
  widestReach: 500,
  largestRegion: { times: 10, units: 20_000 },
}

/** An effect goes over all pixels of its region, which costs about as much as this many elements. */
const ELEMENTS_PER_EFFECT = 20

/** A square of cells for each pixel: `feConvolveMatrix`. */
const MOST_CELLS = 100
/** Layers of noise: `feTurbulence`. */
const MOST_OCTAVES = 10

/** Whether somebody could wait for it to be drawn. */
export function isDrawable(root: DrawnElement, css: string, limits = DRAWING_LIMITS): boolean {
  const elements = allIn(root)
  if (!elements.every((element) => isReasonable(element, limits))) return false
  if (!areBlursReasonable(css, limits)) return false
  const { cost } = new Expansion(elements, css, limits.deepest).of(root)
  return cost - elements.length <= limits.mostAdded
}

function allIn(root: DrawnElement): DrawnElement[] {
  const found = [root]
  // The list grows while it is walked.
  for (const { children } of found) for (const child of children) found.push(child)
  return found
}

/** Attributes of effects that make each pixel dear, with the most that their numbers may be. */
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

/** `blur(4px)` and `drop-shadow(…)`, as styles have them. */
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
  /** Elements that are drawn for it, with all that it refers to. */
  readonly cost: number
  /** Elements below it, used ones too; what is inherited counts for each. */
  readonly elements: number
  /** Their corners; a marker stands at each. */
  readonly corners: number
}

/** Of rules to elements; a style sheet that asks for more is none that a program writes. */
const MOST_MATCHES = 200_000

/** More than any limit, and far from where adding loses digits. */
const TOO_MUCH = 1e12
const ENDLESS: Size = { cost: TOO_MUCH, elements: TOO_MUCH, corners: TOO_MUCH }

const GRADIENTS: ReadonlySet<string> = new Set(['linearGradient', 'radialGradient'])
/** What stands in these is not drawn by itself, and style sheets mean nothing to it. */
const UNSTYLED = /^(?:fe[A-Z].*|filter|stop|linearGradient|radialGradient|style|title|desc|defs)$/

/** Adds up elements with what they refer to. Each is counted once and kept, so this is linear. */
class Expansion {
  readonly #byId = new Map<string, DrawnElement>()
  readonly #sizes = new Map<DrawnElement, Size>()
  readonly #underWay = new Set<DrawnElement>()
  readonly #rules: ReadonlyMap<string, readonly StyleRule[]>
  /** Of each declaration that was met, as many elements share one. */
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
    // What is a part of itself has no end, and browsers do not draw it.
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
    // A gradient that takes over another's stops draws nothing twice.
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

/** A path has a corner for each pair of numbers, at most. */
function cornersOf({ attributes }: DrawnElement): number {
  return 1 + numbersIn(`${attributes.d ?? ''} ${attributes.points ?? ''}`).length
}

const PAINTING = /^(?:clip-path|mask|filter|fill|stroke|marker(?:-start|-mid|-end)?)$/
const INHERITED: ReadonlySet<string> = new Set(['fill', 'stroke'])

interface Declaration {
  readonly property: string
  readonly value: string
}

/** What a style sheet says about elements with this as the last part of a selector. */
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
 * Rules of a style sheet by what they are about, for at least what they match: of a selector only the last part counts,
 * also where rules stand in rules. One pass, so that no text takes longer than its length.
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

const ANY = '*'

/** `g .a.b:hover` is about what `.a.b` is about. */
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

/** With one space where there were many, so that no pattern is tried again and again along them. */
function flat(css: string): string {
  return css.replace(/\s+/g, ' ')
}
