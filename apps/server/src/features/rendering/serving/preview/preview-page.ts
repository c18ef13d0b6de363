/** A page of a preview: the draft as visitors would see it once it is published, for whoever has a link. */

import { standsInFor } from '@sitewright/core/content/special-pages'
import { withPreviewBar } from '@sitewright/page'
import { findPage } from '@sitewright/page/address/find-page'
import { type PageUrl, readPageUrl, withoutTrailingSlash } from '@sitewright/page/address/page-url'
import { readSearchQuestion, SEARCH_PATH } from '@sitewright/page/address/search-question'
import type { PageData } from '@sitewright/page/data/page-data'
import type { FastifyRequest } from 'fastify'
import type { SiteTx } from '../../../../platform/database.ts'
import { heldCookies } from '../../../../platform/http/cookies.ts'
import { createHostRouting } from '../../../../platform/http/identity.ts'
import { loadDraftSite } from '../../../content/index.ts'
import { withLocks } from '../../../locks/index.ts'
import { type OpenPreview, openPreview } from '../../../preview-links/index.ts'
import { SEARCH_SETTINGS } from '../../../search-index/index.ts'
import type { LiveSite } from '../../../sites/index.ts'
import { loadPage, type PageQuestion } from '../../asking/load-page.ts'
import { withQuery } from '../answers/locations.ts'
import { wholePage } from '../answers/present-page.ts'
import { forCanvas } from '../canvas/for-canvas.ts'
import { type PreparedResponse, prepareResponse } from '../http/prepared-response.ts'
import { redirect } from '../http/redirect.ts'
import type { Rendering } from '../rendering.ts'
import { draftedFile } from '../styles/drafted-look.ts'
import { platformSheetAt } from '../styles/platform-sheets.ts'
import { isLookPath } from '../styles/site-look.ts'
import { closedScreen, previewScreen } from './preview-screens.ts'

/** Pages of the platform on which something is bought or sent, which no draft has. */
const NO_PART = /^\/(?:cart|checkout|commerce|donate|forms|order|orders|popup|account)(?:\/|$)/

/** Answer to a request for something on the host of previews. */
export async function previewAnswer(
  rendering: Rendering,
  site: LiveSite,
  request: FastifyRequest,
): Promise<PreparedResponse> {
  const address = request.raw.url ?? '/'
  const url = readPageUrl(address)
  if (!url) {
    const shorter = withoutTrailingSlash(address)
    return shorter === undefined ? rendering.plain.malformed : movedTo(shorter)
  }
  const platform = platformSheetAt(url.path)
  if (platform) return platform
  if (isLookPath(url.path)) {
    return (await draftedFile(rendering, site, { path: url.path })) ?? rendering.plain.noFile
  }
  const token = heldCookies(request, rendering.app.config.isHttps).get('preview')
  if (token === undefined) return closedScreen(site)
  const { app, turns } = rendering
  const found = await app.database.whileThere(() =>
    turns.run(site.id, () =>
      app.database.inSite(
        site.id,
        (tx) => findInPreview(rendering, tx, { site, url, token }),
        url.path === SEARCH_PATH ? SEARCH_SETTINGS : undefined,
      ),
    ),
  )
  return 'data' in found ? drawn(rendering, site, found) : found.response
}

interface Wanted {
  readonly site: LiveSite
  readonly url: PageUrl
  readonly token: string
}

type Found =
  | { readonly response: PreparedResponse }
  | { readonly data: PageData; readonly preview: OpenPreview; readonly status: number }

async function findInPreview(
  rendering: Rendering,
  tx: SiteTx,
  { site, url, token }: Wanted,
): Promise<Found> {
  const { app, themes } = rendering
  const now = app.clock.now()
  const preview = await openPreview(tx, { token, now: new Date(now) })
  if (!preview) return { response: closedScreen(site) }
  const content = withLocks(await loadDraftSite(tx), site)
  const found = url.path === SEARCH_PATH ? undefined : findPage(content, url.path)
  if (found?.kind === 'moved') return { response: movedTo(withQuery(found.path, url.query)) }
  if (found?.page.lockedBy !== undefined && !preview.showsLocked) {
    return { response: previewScreen(site, 'locked') }
  }
  if (!found && NO_PART.test(url.path)) return { response: previewScreen(site, 'noPart') }
  const theme = await themes.themeOf(site.id, content.style.theme)
  // Whatever a page says of its own address stays in the preview.
  const origin = createHostRouting(app.config).previewOrigin(site.identifier)
  const source = { site: { ...site, origin }, theme, content, mode: 'publish' as const, now }
  const isThere =
    url.format === 'html' &&
    (url.path === SEARCH_PATH || (found && !standsInFor(found.page, 'notFound')))
  const wanted =
    isThere && (await loadPage(tx, source, { ...questionOf(url), withCode: site.hasCode }))
  if (wanted) return { data: wanted, preview, status: 200 }
  // The owner's own page for wrong addresses, or that of the theme.
  const data = await loadPage(tx, source, { path: undefined, withCode: site.hasCode })
  if (!data) throw new Error('The not-found page needs no address')
  return { data, preview, status: 404 }
}

/** Redirect that no cache keeps: it tells of a draft. */
function movedTo(path: string): PreparedResponse {
  return redirect(path, 302, 'no-store')
}

function questionOf({ path, query, list }: PageUrl): PageQuestion {
  if (path !== SEARCH_PATH) return { path, ...(list && { query: list }) }
  return { path: undefined, search: readSearchQuestion(new URLSearchParams(query)) }
}

async function drawn(
  rendering: Rendering,
  site: LiveSite,
  { data, preview, status }: Extract<Found, { data: PageData }>,
): Promise<PreparedResponse> {
  const { theme, content } = data
  const look = { siteId: site.id, theme, style: content.style }
  const html = await wholePage(rendering, data, await rendering.styles.drafted(look))
  return prepareResponse({
    status,
    body: forCanvas(rendering.app, site, withPreviewBar(html, site, preview)),
    contentType: 'text/html; charset=utf-8',
    cacheControl: 'no-store',
    headers: {
      'content-security-policy': "form-action 'self'; frame-ancestors 'none'",
      'x-robots-tag': 'noindex, nofollow',
    },
  })
}
