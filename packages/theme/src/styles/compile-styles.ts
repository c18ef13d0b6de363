/** From a theme's LESS and the owner's tweak values to CSS. Mistakes become problems; CSS comes out anyway. */

import { createHash } from 'node:crypto'
import type { JoinedSource } from '../joined-source.ts'
import type { Theme, ThemeProblem } from '../theme.ts'
import { compileLess, type LessProblem } from './compile-less.ts'
import { overrideTweaks } from './override-tweaks.ts'
import { protectCss } from './protect-css.ts'
import { inlineModules, joinStyles } from './style-source.ts'
import type { TweakValues } from './tweaks.ts'

export interface CompiledStyles {
  readonly css: string
  readonly problems: readonly StyleProblem[]
}

export interface StyleProblem extends ThemeProblem {
  readonly code: LessProblem['code'] | 'less-import'
  /** The variable, mixin or module that is not there. */
  readonly name?: string
}

type StyledTheme = Pick<Theme, 'revision' | 'styles' | 'tweaks'>

const MAX_KEPT = 200
const kept = new Map<string, CompiledStyles>()

/** Compiled once for each theme revision and set of values. */
export function compileStyles(theme: StyledTheme, values: TweakValues = {}): CompiledStyles {
  const key = keyOf(theme, values)
  const known = kept.get(key)
  if (known) return known
  const compiled = compileFresh(theme, values)
  kept.set(key, compiled)
  const oldest = kept.keys().next().value
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest)
  return compiled
}

function keyOf({ revision }: StyledTheme, values: TweakValues): string {
  const sorted = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([revision, sorted]))
    .digest('hex')
}

export function compileFresh(
  { styles, tweaks }: Omit<StyledTheme, 'revision'>,
  values: TweakValues = {},
): CompiledStyles {
  const problems: StyleProblem[] = []
  const joined = joinStyles(styles)
  const inlined = inlineModules(joined.text, (name, offset) =>
    problems.push({
      code: 'less-import',
      name,
      message: `The style module "${name}" is not known, so the import is left out.`,
      ...placeOf(joined, joined.text, offset),
    }),
  )
  const less = protectCss(overrideTweaks(inlined, tweaks, values))
  const { css, problems: found } = compileLess(less)
  for (const { offset, ...problem } of found) {
    problems.push({ ...problem, ...placeOf(joined, less, offset) })
  }
  return { css, problems: eachOnce(problems) }
}

/** From an offset in the compiled text, whose lines are those of the joined sheets but whose columns are not. */
function placeOf(
  joined: JoinedSource,
  less: string,
  offset: number | undefined,
): Pick<ThemeProblem, 'file' | 'line' | 'column'> {
  const before = offset === undefined ? [] : less.slice(0, offset).split('\n')
  const original = joined.text.split('\n')[before.length - 1]
  const changed = less.split('\n')[before.length - 1] ?? ''
  const origin = joined.originOf(before.length)
  // What the tweaks add below the sheets stands in no file.
  if (original === undefined || !origin) return {}
  return { ...origin, column: columnIn(original, changed, before.at(-1)?.length ?? 0) + 1 }
}

/** Where a place of one version of a line is in the other: what comes before or behind is the same in both. */
function columnIn(original: string, changed: string, column: number): number {
  let same = 0
  while (same < column && original[same] === changed[same]) same++
  if (same === column) return column
  return original.endsWith(changed.slice(column))
    ? original.length - (changed.length - column)
    : same
}

/** A mixin makes the same mistake wherever it is used. */
function eachOnce(problems: readonly StyleProblem[]): StyleProblem[] {
  const byPlace = new Map(
    problems.map((problem) => {
      const { code, message, file, line, column } = problem
      return [[code, message, file, line, column].join('\n'), problem] as const
    }),
  )
  return [...byPlace.values()]
}
