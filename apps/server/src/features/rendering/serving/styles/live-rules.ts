import type { Id } from '@sitewright/core/id'
import {
  type LiveRule,
  liveRules,
  markedTweaks,
  type StyleCompiler,
  type Theme,
} from '@sitewright/theme'

/** By tweak name: where its value stands alone in the style sheet, so that a page can show another at once. */
export type LiveRulesByTweak = ReadonlyMap<string, readonly LiveRule[]>

export interface LiveRulesOfThemes {
  /** Compiled once for each theme in memory, in the turn of the site that asks first; none where nothing comes out. */
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
        // Too much of the site's is waiting: the next one to ask may have more luck.
        kept.delete(theme)
        return new Map()
      })
      kept.set(theme, making)
      return making
    },
  } satisfies LiveRulesOfThemes
}
