import type { Id } from '@sitewright/core/id'
import {
  type LiveRule,
  liveRules,
  markedTweaks,
  type StyleCompiler,
  type Theme,
} from '@sitewright/theme'

/** Rules whose value is a tweak's alone, by the tweak's name, so that a page can show another value at once. */
export type LiveRulesByTweak = ReadonlyMap<string, readonly LiveRule[]>

export interface LiveRulesOfThemes {
  /** The rules of a theme, compiled once while it is in memory, in the turn of the site that asks first; none on failure. */
  of(siteId: Id, theme: Theme): Promise<LiveRulesByTweak>
}

export function createLiveRules(compiler: StyleCompiler, isBuiltIn: (theme: Theme) => boolean) {
  const kept = new WeakMap<Theme, Promise<LiveRulesByTweak>>()
  const make = async (siteId: Id, theme: Theme): Promise<LiveRulesByTweak> => {
    const marked = markedTweaks(theme.tweaks)
    if (marked.names.size === 0) return new Map()
    const { css } = await compiler.compile({
      theme,
      caller: siteId,
      isTrusted: isBuiltIn(theme),
      values: marked.values,
    })
    return liveRules(css, marked)
  }
  return {
    of: (siteId, theme) => {
      const known = kept.get(theme)
      if (known) return known
      const making = make(siteId, theme).catch(() => {
        // The compiler refused because too much of the site is waiting; the next caller tries again.
        kept.delete(theme)
        return new Map()
      })
      kept.set(theme, making)
      return making
    },
  } satisfies LiveRulesOfThemes
}
