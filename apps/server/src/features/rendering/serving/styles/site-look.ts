import type { Id } from '@sitewright/core/id'
import { DEFAULT_SITE_STYLE, type SiteStyle } from '@sitewright/core/site/site-style'
import type { PageUrl } from '@sitewright/page/address/page-url'
import type { Theme } from '@sitewright/theme'
import type { LiveSite } from '../../../sites/index.ts'
import { publishedOf } from '../answers/fetch-page.ts'
import type { PreparedResponse } from '../http/prepared-response.ts'
import type { Rendering } from '../rendering.ts'
import { isStylesPath } from './site-styles.ts'

export interface SiteLook {
  readonly siteId: Id
  readonly theme: Theme
  readonly style: SiteStyle
}

/** A site's look for visitors: its theme and style. */
export async function siteLook(
  rendering: Pick<Rendering, 'app' | 'contents' | 'themes' | 'turns'>,
  site: LiveSite,
): Promise<SiteLook> {
  const isPublished = site.publicationId !== undefined
  const style = isPublished
    ? (await publishedOf(rendering, site)).content.style
    : DEFAULT_SITE_STYLE
  const theme = await rendering.themes.themeOf(site.id, style.theme)
  return { siteId: site.id, theme, style }
}

/** Whether an address can only be that of a file of the site's look. */
export function isLookPath(path: string): boolean {
  return isStylesPath(path) || /^\/(?:assets|scripts)\//.test(path)
}

/** A file of the site's look: its style sheet, or a file of its theme. */
export async function lookFile(
  { styles, filesOf }: Pick<Rendering, 'styles' | 'filesOf'>,
  { siteId, theme, style }: SiteLook,
  { path, query }: Pick<PageUrl, 'path' | 'query'>,
): Promise<PreparedResponse | undefined> {
  if (!isStylesPath(path)) return filesOf(theme, query === String(theme.revisionNumber)).find(path)
  const sheet = await styles.of({ siteId, theme, style })
  return path === sheet.path ? sheet.response : sheet.unversioned
}
