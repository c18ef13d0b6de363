/** Which choices the panel shows, and under which headings. Pure. */

import type { Tweak } from './style-state.ts'

export interface TweakGroupOf {
  readonly category: string
  readonly tweaks: readonly Tweak[]
}

export interface GroupOptions {
  readonly search: string
  /** Selectors that find nothing on the page: choices that count only where they do are left out. */
  readonly absent: ReadonlySet<string>
  /** Names of tweaks that mean nothing as others are set. */
  readonly unmet: readonly string[]
  /** Title of the group of tweaks without a category. */
  readonly otherwise: string
}

/** Categories in the order in which the theme first names them. */
export function groupsOf(
  tweaks: readonly Tweak[],
  { search, absent, unmet, otherwise }: GroupOptions,
): TweakGroupOf[] {
  const wanted = search.trim().toLowerCase()
  const groups = new Map<string, Tweak[]>()
  for (const tweak of tweaks) {
    const { name, title, showOnlyWhenPresent = '' } = tweak
    const category = tweak.category || otherwise
    const isFound = `${category} ${title}`.toLowerCase().includes(wanted)
    if (!isFound || absent.has(showOnlyWhenPresent) || unmet.includes(name)) continue
    groups.set(category, [...(groups.get(category) ?? []), tweak])
  }
  return [...groups].map(([category, its]) => ({ category, tweaks: its }))
}

/** Names of the tweaks whose conditions the values do not meet. */
export function unmetTweaks(
  tweaks: readonly Tweak[],
  values: Readonly<Record<string, string>>,
): string[] {
  const initial = new Map(tweaks.map((tweak) => [tweak.name, tweak.initial]))
  return tweaks
    .filter(({ conditions = [] }) =>
      conditions.some(({ tweak, is }) => !is.includes(values[tweak] ?? initial.get(tweak) ?? '')),
    )
    .map(({ name }) => name)
}
