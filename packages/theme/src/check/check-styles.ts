/** Checks style sheets by compiling them as sites get them, without any value chosen by an owner. */

import { nearestWord } from '@sitewright/core/nearest-word'
import { didYouMean } from '@sitewright/template/check'
import { compileFresh } from '../styles/compile-styles.ts'
import { STYLE_MODULES } from '../styles/modules/index.ts'
import type { StyleProblem } from '../styles/style-problem.ts'
import { includedStyles, type ThemeStyles } from '../styles/style-source.ts'
import { readTweaks } from '../styles/tweaks.ts'
import { type ThemeFinding, themeFinding } from './finding.ts'

/** Findings in all sheets, including imported ones. */
export function checkStyles(sheets: ThemeStyles): readonly ThemeFinding[] {
  const included = includedStyles(sheets)
  const { problems } = compileFresh({ ...sheets, tweaks: readTweaks(included).tweaks })
  const names = namesIn(included)
  return problems.map((problem) => findingOf(problem, names))
}

interface StyleNames {
  readonly variables: ReadonlySet<string>
  readonly mixins: ReadonlySet<string>
}

function namesIn(styles: ThemeStyles['styles']): StyleNames {
  const all = (pattern: RegExp) =>
    new Set(styles.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name = '']) => name)))
  return {
    variables: all(/(@[\w-]+)\s*:/g),
    mixins: all(/([.#][a-zA-Z][\w-]*)\s*(?:\([^(){};]*\))?\s*\{/g),
  }
}

function findingOf(problem: StyleProblem, names: StyleNames): ThemeFinding {
  const { code, message, name, file = 'template.conf', line, column } = problem
  const place = {
    file,
    ...(line !== undefined && { line }),
    ...(column !== undefined && { column }),
  }
  return themeFinding(place, { code, message, hint: hintFor(code, name, names) })
}

const MODULES = Object.keys(STYLE_MODULES)
const NOT_THERE = 'A sheet imports others of the theme by their path below `styles`.'

function hintFor(
  code: StyleProblem['code'],
  name: string | undefined,
  { variables, mixins }: StyleNames,
): string | undefined {
  if (name === undefined) return undefined
  if (code === 'less-import') return didYouMean(nearestWord(name, MODULES)) ?? NOT_THERE
  const known = name.startsWith('@') ? variables : mixins
  return known.has(name) ? undefined : didYouMean(nearestWord(name, known))
}
