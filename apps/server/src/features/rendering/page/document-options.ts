import type { RenderDocumentOptions } from '@sitewright/blocks/render'
import type { Theme } from '@sitewright/theme'
import { SYSTEM_PARTIALS } from '../system-templates/index.ts'
import { DECORATORS } from './decorators.ts'

/** Themes whose markup of blocks took too long once: their blocks show themselves in the platform's own. */
const slow = new WeakSet<Theme>()

/** How the blocks of a document show themselves in a theme. */
export function documentOptions(theme: Theme): Pick<RenderDocumentOptions, 'decorate' | 'theme'> {
  const { blockOverrides, partials } = theme
  if (blockOverrides.size === 0) return { decorate: DECORATORS }
  return {
    decorate: DECORATORS,
    theme: {
      overrideOf: (name) => (slow.has(theme) ? undefined : blockOverrides.get(name)),
      partials: { ...SYSTEM_PARTIALS, ...partials },
      onSlow: () => slow.add(theme),
    },
  }
}
