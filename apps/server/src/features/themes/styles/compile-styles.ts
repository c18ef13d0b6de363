/** From a theme's LESS and the owner's tweak values to CSS. Mistakes become problems; CSS comes out anyway. */

import { createHash } from 'node:crypto'
import { LessCompiler } from '@squarespace/less-ts'
import type { Theme, ThemeProblem } from '../theme.ts'
import { overrideTweaks } from './override-tweaks.ts'
import { protectCss } from './protect-css.ts'
import { inlineModules, joinStyles } from './style-source.ts'
import type { TweakValues } from './tweaks.ts'

export interface CompiledStyles {
  readonly css: string
  readonly problems: readonly ThemeProblem[]
}

type StyledTheme = Pick<Theme, 'revision' | 'styles' | 'tweaks'>

const MAX_KEPT = 200
const kept = new Map<string, CompiledStyles>()

/** Compiled once for each theme revision and set of values. */
export function compileStyles(theme: StyledTheme, values: TweakValues = {}): CompiledStyles {
  const key = keyOf(theme, values)
  const known = kept.get(key)
  if (known) return known
  const compiled = compile(theme, values)
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

function compile({ styles, tweaks }: StyledTheme, values: TweakValues): CompiledStyles {
  const problems: ThemeProblem[] = []
  const joined = joinStyles(styles)
  const inlined = inlineModules(joined.text, (name) =>
    problems.push({ message: `The style module "${name}" is not known.` }),
  )
  const less = protectCss(overrideTweaks(inlined, tweaks, values))
  try {
    const { css, errors } = new LessCompiler({ fastcolor: true }).compile(less)
    const messages = new Set(errors.flatMap((event) => event.errors.map(({ message }) => message)))
    for (const message of messages) problems.push({ message })
    return { css, problems }
  } catch (error) {
    const line = lineOf((error as Error).message)
    const place = line === undefined ? undefined : joined.originOf(line)
    problems.push({ message: 'The style sheet ends here: what follows is not LESS.', ...place })
    return { css: '', problems }
  }
}

/** The compiler draws the lines around its mistake; the last numbered one is it. */
function lineOf(message: string): number | undefined {
  const numbers = [...message.matchAll(/^ *(\d+) {3}/gm)].map((match) => Number(match[1]))
  return numbers.at(-1)
}
