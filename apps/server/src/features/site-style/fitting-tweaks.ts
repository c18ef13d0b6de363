import type { SiteStyle } from '@sitewright/core/site/site-style'
import { type Theme, type Tweak, tweakValueProblem } from '@sitewright/theme'
import { fail } from './errors.ts'

export type TweakValues = SiteStyle['tweaks']

/**
 * The values as they are stored; refused where the theme does not allow one. `editOf` says which edit of a batch chose a value,
 * for the refusal.
 */
export function fittingTweaks(
  theme: Theme,
  values: TweakValues,
  editOf: (name: string) => number | undefined = () => undefined,
): TweakValues {
  const problems = Object.entries(values).flatMap(([name, value]) => {
    const problem = problemOf(tweakOf(theme, name), value)
    return problem === undefined ? [] : [{ name, problem }]
  })
  const [first] = problems
  if (first) {
    const index = editOf(first.name)
    const errors = problems.map(({ name, problem }) => [`tweaks.${name}`, problem] as const)
    throw fail('badTweaks', {
      errors: Object.fromEntries(errors),
      ...(index !== undefined && { index }),
    })
  }
  return withoutInitial(theme, values)
}

/** The values that another theme can take over: those that it has under the same name and accepts. */
export function knownTweaks(theme: Theme, values: TweakValues): TweakValues {
  const known = Object.entries(values).filter(
    ([name, value]) => problemOf(tweakOf(theme, name), value) === undefined,
  )
  return withoutInitial(theme, Object.fromEntries(known))
}

/** Leaves out values that equal the theme's own, so that they follow the theme when it changes. */
function withoutInitial(theme: Theme, values: TweakValues): TweakValues {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => tweakOf(theme, name)?.initial !== value),
  )
}

function problemOf(tweak: Tweak | undefined, value: string): string | undefined {
  return tweak ? tweakValueProblem(tweak, value) : 'The theme has no such choice.'
}

function tweakOf({ tweaks }: Theme, name: string): Tweak | undefined {
  return tweaks.find((tweak) => tweak.name === name)
}
