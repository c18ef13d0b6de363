import { BLOCKS } from '@sitewright/blocks/registry'
import { blockStyles } from '@sitewright/blocks/styles'
import { PLATFORM_CSS } from './system-templates/platform-css.ts'
import { SYSTEM_CSS } from './system-templates/registry.ts'

/** Styles for the markup of platform and blocks. They go before those of themes, which can override them. */
export const PAGE_CSS = `${PLATFORM_CSS}${SYSTEM_CSS}\n${blockStyles(BLOCKS.map(({ type }) => type))}`
