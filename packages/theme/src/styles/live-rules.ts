/**
 * Finds the tweaks that a page can preview without compiling again. The theme is compiled once with a unique marker as
 * the value of each; wherever a marker comes out unchanged, the value can be replaced directly. Values that are computed
 * from a tweak, such as a darker shade, have to be compiled.
 */

import { statementsOf } from './scan-style.ts'
import type { Tweak, TweakValues } from './tweak.ts'
import { isLook } from './tweaks.ts'

/** One declaration that holds a tweak's value and nothing else. */
export interface LiveRule {
  readonly selector: string
  readonly property: string
  /** At-rules around the declaration, from the outside in: `@media (min-width: 600px)`. */
  readonly within: readonly string[]
}

export interface MarkedTweaks {
  /** The marker values to compile the theme with. */
  readonly values: TweakValues
  /** Tweak names by the value that marks them. */
  readonly names: ReadonlyMap<string, string>
}

/** The most rules for one tweak, so that previewing it on a page with many stays quick. */
const MOST_RULES = 100
const FIRST_COLOR = 0x1a2b3d
/** Step between marker colours, which differ from their neighbours in each channel. */
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

/** Live rules by tweak name, from the CSS that was compiled with `markedTweaks`. */
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
