import type { RenderDocumentOptions } from '@sitewright/blocks/render'
import type { Theme } from '@sitewright/theme/for-pages'
import { moneyFormatOf } from '../data/money-format.ts'
import type { PageData } from '../data/page-data.ts'
import type { SiteFacts } from '../data/site-facts.ts'
import { SYSTEM_PARTIALS } from '../system-templates/partials.ts'
import { DECORATORS } from './decorators.ts'

/**
 * Themes whose markup of blocks exceeded its time limit once; their blocks use the platform's own markup from then
 * on.
 */
const slow = new WeakSet<Theme>()

/** Options for rendering blocks in a site's theme, language and currency format. */
export function documentOptions({
  theme,
  site: { settings },
  store,
}: Pick<PageData, 'theme' | 'store'> & {
  site: Pick<SiteFacts, 'settings'>
}): Pick<RenderDocumentOptions, 'decorate' | 'locale' | 'moneyFormat' | 'theme'> {
  const options = {
    decorate: DECORATORS,
    locale: settings.language,
    moneyFormat: moneyFormatOf(settings, store.currency),
  }
  const { blockOverrides, partials } = theme
  if (blockOverrides.size === 0) return options
  return {
    ...options,
    theme: {
      // Themes write `horizontalrule`.
      overrideOf: (name) =>
        slow.has(theme)
          ? undefined
          : (blockOverrides.get(name) ?? blockOverrides.get(name.replaceAll('-', ''))),
      partials: { ...SYSTEM_PARTIALS, ...partials },
      onSlow: () => slow.add(theme),
    },
  }
}
