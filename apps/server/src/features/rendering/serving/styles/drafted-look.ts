/** Files of the drafted look or of a version's, for the hosts on which drafts are shown: canvas and previews. */

import type { SiteStyle } from '@sitewright/core/site/site-style'
import type { App } from '../../../../platform/app.ts'
import { versionStyle } from '../../../content/index.ts'
import type { LiveSite } from '../../../sites/index.ts'
import { forCanvas } from '../canvas/for-canvas.ts'
import { type PreparedResponse, prepareResponse } from '../http/prepared-response.ts'
import type { Rendering } from '../rendering.ts'
import type { SiteStyles } from './site-sheet.ts'
import { isStylesPath } from './site-styles.ts'

interface WantedFile {
  readonly path: string
  /** Another theme than that of the draft. */
  readonly theme?: string
  /** Another version than the draft. */
  readonly version?: string | null
}

/** A file of the drafted look. One with a hash in its address is given only to those who know the hash. */
export async function draftedFile(
  { app, styles, filesOf, themes }: Rendering,
  site: LiveSite,
  { path, theme: other, version = null }: WantedFile,
): Promise<PreparedResponse | undefined> {
  const { id } = site
  const sent = ({ response }: SiteStyles) =>
    site.status === 'public' ? response : closedStyles(app, site, response)
  const known = isStylesPath(path) && styles.find(id, path)
  if (known) return sent(known)
  const shown = await app.database.inSite(id, (tx) => versionStyle(tx, version))
  const style = styleIn(shown, other)
  const theme = await themes.themeOf(id, style.theme)
  if (!isStylesPath(path)) return filesOf(theme).find(path)
  const sheet = await styles.drafted({ siteId: id, theme, style })
  return path === sheet.path ? sent(sheet) : undefined
}

/** The style that is shown: the draft or, in a preview of another theme, that theme without changes. */
export function styleIn(draft: SiteStyle, theme: string | undefined): SiteStyle {
  return theme === undefined || theme === draft.theme ? draft : { theme, tweaks: {}, css: '' }
}

/** Styles of a closed site, with addresses of files that expire, so that no cache keeps them. */
async function closedStyles(
  app: App,
  site: LiveSite,
  { text }: PreparedResponse,
): Promise<PreparedResponse> {
  const css = await text.in('identity')
  return prepareResponse({
    body: forCanvas(app, site, css.toString()),
    contentType: 'text/css; charset=utf-8',
    cacheControl: 'private, no-store',
  })
}
