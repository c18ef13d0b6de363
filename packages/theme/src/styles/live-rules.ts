/**
 * Which tweaks a page can show before anything is compiled again. The theme is compiled once with a value for each that
 * nothing else has; wherever one comes out as it went in, the tweak's value is all that stands there. What is computed
 * from a value, such as a darker shade, is not among them and has to be compiled.
 */

import { statementsOf } from './scan-style.ts'
import type { Tweak, TweakValues } from './tweak.ts'
import { isLook } from './tweaks.ts'

/** One declaration that holds a tweak's value and nothing else. */
export interface LiveRule {
  readonly selector: string
  readonly property: string
  /** `@media (min-width: 600px)`, from the outside in, where it stands in such rules. */
  readonly within: readonly string[]
}

export interface MarkedTweaks {
  /** To compile the theme with. */
  readonly values: TweakValues
  /** Tweak names by the value that marks them. */
  readonly names: ReadonlyMap<string, string>
}

/** For each tweak, so that a page with many is not made slow by showing one. */
const MOST_RULES = 100
const FIRST_COLOR = 0x1a2b3d
/** Neighbours differ in each channel. */
const NEXT_COLOR = 0x01_03_05
const FIRST_NUMBER = 7_919.25

export function markedTweaks(tweaks: readonly Tweak[]): MarkedTweaks {
  const names = new Map<string, string>()
  for (const [index, tweak] of tweaks.entries()) {
    const mark = markOf(tweak, index)
    if (mark !== undefined) names.set(mark, tweak.name)
  }
  return { values: Object.fromEntries([...names].map(([mark, name]) => [name, mark])), names }
}

function markOf({ type, initial }: Tweak, index: number): string | undefined {
  if (!isLook(type) || type === 'font') return undefined
  if (type === 'color') {
    return `#${((FIRST_COLOR + index * NEXT_COLOR) & 0xffffff).toString(16).padStart(6, '0')}`
  }
  const [, unit] = /^-?[\d.]+([a-z]{1,4}|%)$/i.exec(initial.trim()) ?? []
  return unit === undefined ? undefined : `${FIRST_NUMBER + index}${unit}`
}

/** By tweak name, from what came out of compiling with `markedTweaks`. */
export function liveRules(
  css: string,
  { names }: Pick<MarkedTweaks, 'names'>,
): ReadonlyMap<string, readonly LiveRule[]> {
  const rules = new Map<string, LiveRule[]>()
  const open: string[] = []
  for (const { start, colon, end, closed, terminator } of statementsOf(css)) {
    open.length = Math.max(0, open.length - closed)
    if (terminator === '{') {
      open.push(css.slice(start, end).trim())
      continue
    }
    const name = colon < 0 ? undefined : names.get(css.slice(colon + 1, end).trim())
    const selector = open.at(-1)
    if (name === undefined || selector === undefined || selector.startsWith('@')) continue
    const found = rules.get(name) ?? []
    const property = css.slice(start, colon).trim()
    if (found.length < MOST_RULES) found.push({ selector, property, within: open.slice(0, -1) })
    rules.set(name, found)
  }
  return rules
}
