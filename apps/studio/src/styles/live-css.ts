/** Optimistic update: the CSS of changed values that the page can show before the server has compiled them. Pure. */

import type { Tweak } from './style-state.ts'

type Values = Readonly<Record<string, string>>

/** Rules for the tweaks whose values differ from those that `compiled` was made of. */
export function liveCss(
  tweaks: readonly Tweak[],
  { values, compiled }: { values: Values; compiled: Values },
): string {
  return tweaks
    .flatMap(({ name, initial, live }) => {
      const value = values[name] ?? initial
      if (value === (compiled[name] ?? initial) || !isPlain(value)) return []
      return live.map(({ selector, property, within }) =>
        within.reduceRight(
          (inner, rule) => `${rule} { ${inner} }`,
          `${selector} { ${property}: ${value} }`,
        ),
      )
    })
    .join('\n')
}

/** A colour or a size that browsers know; what only the compiler knows waits for it. */
function isPlain(value: string): boolean {
  return /^[#\w.%(), /-]+$/.test(value)
}
