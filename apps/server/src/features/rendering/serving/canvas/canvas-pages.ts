/** The editor's iframe: a page's draft by the same renderer, opened by a short-lived signed token. */

import type { Id } from '@sitewright/core/id'
import { can } from '@sitewright/core/roles'
import {
  allPlatformStyles,
  type HeadStyles,
  platformStylesOn,
  withPlatformStyles,
} from '@sitewright/page'
import { readPageUrl } from '@sitewright/page/address/page-url'
import type { PageData } from '@sitewright/page/data/page-data'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../../../platform/app.ts'
import { normalizeHost } from '../../../../platform/http/identity.ts'
import { isSessionOpen } from '../../../accounts/index.ts'
import { type CanvasToken, loadDraftSite, readCanvasToken } from '../../../content/index.ts'
import { withLocks } from '../../../locks/index.ts'
import { directoryOf, type LiveSite } from '../../../sites/index.ts'
import { loadPage } from '../../asking/load-page.ts'
import { sendDirectly } from '../files/static-files.ts'
import { themeGlobals } from '../files/theme-globals.ts'
import { plainPage } from '../http/plain-pages.ts'
import { type PreparedResponse, prepareResponse } from '../http/prepared-response.ts'
import type { Rendering } from '../rendering.ts'
import { draftedFile, styleIn } from '../styles/drafted-look.ts'
import { platformSheetAt } from '../styles/platform-sheets.ts'
import { isLookPath } from '../styles/site-look.ts'
import { forCanvas } from './for-canvas.ts'
import { formPreview } from './form-preview.ts'
import { withOpening } from './opening.ts'
import { pathOf } from './path-of.ts'
import { styledScreen } from './styled-screen.ts'
import { versionFrame } from './version-frame.ts'

export function canvasPages(rendering: Rendering) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    sendDirectly(request, reply, await respond(rendering, request))
  }
}

async function respond(rendering: Rendering, request: FastifyRequest): Promise<PreparedResponse> {
  const { plain, app } = rendering
  const site = await rendering.sites.byHost(normalizeHost(request.headers.host))
  if (!site) return plain.unknownHost
  const url = readPageUrl(request.raw.url ?? '/')
  if (!url) return plain.malformed
  const platform = platformSheetAt(url.path)
  if (platform) return platform
  const file = isLookPath(url.path) && (await fileFor(rendering, site, url.path, request))
  if (file) return file
  const token = url.path === '/' ? readToken(rendering, request, site) : undefined
  const role = token && (await roleStillAllowed(app, token))
  if (!token || role === undefined) return refused(app.config.studioOrigin)
  if (isLookedAt(token)) return lookedAt(rendering, site, { token, request })
  const { pageId } = token
  const data = pageId && (await fetchDraft(rendering, site, { ...token, pageId }))
  if (!data) return refused(app.config.studioOrigin)
  const { theme, content } = data
  const styles = await rendering.styles.drafted({ siteId: site.id, theme, style: content.style })
  return prepareResponse({
    body: forCanvas(app, site, await canvasHtml(rendering, data, { token, role, styles })),
    contentType: 'text/html; charset=utf-8',
    cacheControl: 'no-store',
    headers:
      token.theme === undefined
        ? frameHeaders(app.config.studioOrigin)
        : previewHeaders(app.config.studioOrigin),
  })
}

/** Whether a token is for something that only shows: a form, a page template, a screen that is no page, or a version. */
function isLookedAt({ formId, templateId, screen, version }: CanvasToken): boolean {
  return [formId, templateId, screen, version].some((one) => one !== undefined)
}

async function lookedAt(
  rendering: Rendering,
  site: LiveSite,
  { token, request }: { token: CanvasToken; request: FastifyRequest },
): Promise<PreparedResponse> {
  const { pageId, itemId, formId, templateId, screen, version = 'draft', nonce } = token
  if (formId !== undefined) return formPreview(rendering, site, { formId, nonce })
  if (screen !== undefined) return styledScreen(rendering, site, { screen, nonce })
  const { marks } = request.query as Readonly<Record<string, unknown>>
  const frame = await versionFrame(rendering, site, { pageId, itemId, templateId, version, marks })
  return frame ?? refused(rendering.app.config.studioOrigin)
}

type Shown = Pick<CanvasToken, 'itemId' | 'theme'> & { readonly pageId: Id }

/** HTML of what a canvas shows, without its scripts; undefined for a page that is gone. */
export async function canvasBody(
  rendering: Rendering,
  site: LiveSite,
  shown: Omit<Shown, 'theme'>,
): Promise<string | undefined> {
  const data = await fetchDraft(rendering, site, shown)
  if (!data) return undefined
  const { theme, content } = data
  const styles = await rendering.styles.drafted({ siteId: site.id, theme, style: content.style })
  const { html } = await rendering.renderer.page(data, { styles, scripts: NO_SCRIPTS })
  return html
}

/** A file of the look that the preview shows which asks for it. */
function fileFor(rendering: Rendering, site: LiveSite, path: string, request: FastifyRequest) {
  const asking = askedBy(request)
  const [theme, version] = [asking.get('theme'), asking.get('version')]
  return draftedFile(rendering, site, {
    path,
    ...(theme !== null && { theme }),
    ...(version !== null && { version }),
  })
}

/** The address of the preview that asks for a file, from the request's referrer: its theme and version. */
function askedBy({ headers: { referer } }: FastifyRequest): URLSearchParams {
  return URL.canParse(referer ?? '') ? new URL(referer ?? '').searchParams : new URLSearchParams()
}

/** Reads the signed token, with which the rest of the address must agree. */
function readToken(
  { app }: Rendering,
  request: FastifyRequest,
  site: LiveSite,
): CanvasToken | undefined {
  const query = request.query as Readonly<Record<string, unknown>>
  const { page, item, form, template, screen, theme, version, token, nonce } = query
  if (typeof token !== 'string') return undefined
  const read = readCanvasToken(app, token)
  if (read?.siteId !== site.id) return undefined
  const isSamePage = read.pageId === page && read.itemId === item
  const isSameThing =
    isSamePage && read.formId === form && read.templateId === template && read.screen === screen
  const isSameLook = read.theme === theme && read.version === version
  return isSameThing && isSameLook && read.nonce === nonce ? read : undefined
}

/** Role of a person who may still see it: signed in, and one whose role sees drafts. Undefined for everybody else. */
async function roleStillAllowed(
  app: App,
  { accountId, sessionId, siteId }: CanvasToken,
): Promise<number | undefined> {
  if (!(await isSessionOpen(app, { sessionId, accountId }))) return undefined
  const role = await directoryOf(app).roleOf(accountId, siteId)
  return can(role, 'content.view') ? role : undefined
}

async function fetchDraft(
  rendering: Rendering,
  site: LiveSite,
  shown: Shown,
): Promise<PageData | undefined> {
  return rendering.app.database.inSite(site.id, async (tx) => {
    // Items of a page with a password are in no list of another page, as visitors have it.
    const draft = withLocks(await loadDraftSite(tx), site)
    const page = draft.pages.get(shown.pageId)
    const path = page && (await pathOf(tx, shown, page))
    if (!page || path === undefined) return undefined
    // A page that is switched off can be edited all the same.
    const enabled = { ...page, settings: { ...page.settings, isEnabled: true } }
    const content = {
      ...draft,
      pages: new Map(draft.pages).set(page.id, enabled),
      style: styleIn(draft.style, shown.theme),
    }
    const theme = await rendering.themes.themeOf(site.id, content.style.theme)
    const source = {
      site,
      theme,
      content,
      mode: shown.theme === undefined ? ('edit' as const) : ('publish' as const),
      now: rendering.app.clock.now(),
    }
    return (await loadPage(tx, source, { path })) ?? loadPage(tx, source, { path: undefined })
  })
}

async function canvasHtml(
  rendering: Rendering,
  data: PageData,
  { token, role, styles }: { token: CanvasToken; role: number; styles: HeadStyles },
): Promise<string> {
  const { nonce, theme } = token
  const { renderer } = rendering
  if (theme !== undefined) {
    const { html } = await renderer.page(data, { styles, scripts: NO_SCRIPTS })
    return withPlatformStyles(html, styles.path, platformStylesOn(html, data.theme))
  }
  // Who may not edit gets the page without the editor's part.
  const runtime = rendering.canvas.entry(can(role, 'content.edit') ? 'runtime' : 'looking')
  const page = await renderer.page(data, {
    styles,
    scripts: {
      ...NO_SCRIPTS,
      globals: themeGlobals(rendering, data),
      preloads: runtime
        ? [`/canvas/${runtime.js}`, ...runtime.preloads.map((file) => `/canvas/${file}`)]
        : [],
    },
  })
  // Blocks of any type may be added to the page while it is edited.
  const html = withPlatformStyles(page.html, styles.path, allPlatformStyles(data.theme))
  if (!runtime) return html
  const { studioOrigin } = rendering.app.config
  return withOpening(html, {
    key: { nonce, studioOrigin },
    script: rendering.canvasOpening,
    runtime: `/canvas/${runtime.js}`,
  })
}

/** A preview runs no scripts. */
const NO_SCRIPTS = { globals: [], modules: [], preloads: [] }

function previewHeaders(studioOrigin: string): Record<string, string> {
  return {
    ...frameHeaders(studioOrigin),
    'content-security-policy': `script-src 'none'; form-action 'none'; frame-ancestors ${studioOrigin}`,
    // Requests for files of the look tell the theme by the address of the page.
    'referrer-policy': 'same-origin',
  }
}

function frameHeaders(studioOrigin: string): Record<string, string> {
  return {
    'content-security-policy': `frame-ancestors ${studioOrigin}`,
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  }
}

function refused(studioOrigin: string): PreparedResponse {
  return plainPage({
    status: 403,
    title: 'This view has expired',
    text: 'Please reload the editor to open it again.',
    headers: {
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors ${studioOrigin}`,
      'referrer-policy': 'no-referrer',
    },
  })
}
