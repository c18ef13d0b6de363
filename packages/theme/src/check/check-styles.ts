/** Style sheets: compiled as sites get them, without any value chosen by an owner. */

import { nearestWord } from '@sitewright/core/nearest-word'
import { didYouMean } from '@sitewright/template/check'
import type { SourceFile } from '../joined-source.ts'
import { compileFresh, type StyleProblem } from '../styles/compile-styles.ts'
import { readTweaks } from '../styles/tweaks.ts'
import { type ThemeFinding, themeFinding } from './finding.ts'

/** Sheets in the order they apply. */
export function checkStyles(styles: readonly SourceFile[]): readonly ThemeFinding[] {
  const { problems } = compileFresh({ styles, tweaks: readTweaks(styles).tweaks })
  const names = namesIn(styles)
  return problems.map((problem) => findingOf(problem, names))
}

interface StyleNames {
  readonly variables: ReadonlySet<string>
  readonly mixins: ReadonlySet<string>
}

function namesIn(styles: readonly SourceFile[]): StyleNames {
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

const NO_IMPORTS =
  'Style sheets do not import each other: list them under `stylesheets` in template.conf.'

function hintFor(
  code: StyleProblem['code'],
  name: string | undefined,
  { variables, mixins }: StyleNames,
): string | undefined {
  if (name === undefined) return undefined
  if (code === 'less-import') return /^(?:sqs|social)-/.test(name) ? undefined : NO_IMPORTS
  const known = name.startsWith('@') ? variables : mixins
  return known.has(name) ? undefined : didYouMean(nearestWord(name, known))
}
