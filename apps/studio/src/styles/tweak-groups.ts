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
  /** Of tweaks without a category. */
  readonly otherwise: string
}

/** Categories in the order in which the theme first names them. */
export function groupsOf(
  tweaks: readonly Tweak[],
  { search, absent, otherwise }: GroupOptions,
): TweakGroupOf[] {
  const wanted = search.trim().toLowerCase()
  const groups = new Map<string, Tweak[]>()
  for (const tweak of tweaks) {
    const { title, showOnlyWhenPresent = '' } = tweak
    const category = tweak.category || otherwise
    const isFound = `${category} ${title}`.toLowerCase().includes(wanted)
    if (!isFound || absent.has(showOnlyWhenPresent)) continue
    groups.set(category, [...(groups.get(category) ?? []), tweak])
  }
  return [...groups].map(([category, its]) => ({ category, tweaks: its }))
}
