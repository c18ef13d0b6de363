import type { RenderDocumentOptions } from '@sitewright/blocks/render'
import type { Theme } from '@sitewright/theme'
import { SYSTEM_PARTIALS } from '../system-templates/index.ts'
import { DECORATORS } from './decorators.ts'

/** How the blocks of a document show themselves in a theme. */
export function documentOptions({
  blockOverrides,
  partials,
}: Theme): Pick<RenderDocumentOptions, 'decorate' | 'theme'> {
  const theme = { blockOverrides, partials: { ...SYSTEM_PARTIALS, ...partials } }
  return { decorate: DECORATORS, ...(blockOverrides.size > 0 && { theme }) }
}
