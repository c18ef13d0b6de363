/** A page of one version to look at, or a page template, drawn by the public renderer: nothing in it runs, and nothing can be pressed, typed or sent. */

import { withSectionAnchors } from '@sitewright/blocks/render'
import { collectionKind } from '@sitewright/core/content/collection-kinds'
import { DEFAULT_COLLECTION_SETTINGS } from '@sitewright/core/content/collection-settings'
import { type Id, newId } from '@sitewright/core/id'
import { platformStylesOn, withPlatformStyles } from '@sitewright/page'
import type { PageData } from '@sitewright/page/data/page-data'
import type { Documents, PageRecord } from '@sitewright/page/data/site-content'
import { loadVersion } from '../../../content/index.ts'
import { withLocks } from '../../../locks/index.ts'
import { type FoundTemplate, findTemplate } from '../../../page-templates/index.ts'
import type { LiveSite } from '../../../sites/index.ts'
import { loadPage } from '../../asking/load-page.ts'
import { type PreparedResponse, prepareResponse } from '../http/prepared-response.ts'
import type { Rendering } from '../rendering.ts'
import { forCanvas } from './for-canvas.ts'
import { pathOf } from './path-of.ts'
import { withoutScripts } from './scriptless-preview.ts'
import { markStyles } from './section-marks.ts'

export interface LookedAt {
  readonly pageId?: Id | undefined
  readonly itemId?: Id | undefined
  /** A page template, in place of a page. */
  readonly templateId?: Id | undefined
  readonly version: 'draft' | Id
  /** Sections to mark, as the address has them. */
  readonly marks: unknown
}

/** Undefined where the version, the page in it, or the template is gone. */
export async function versionFrame(
  rendering: Rendering,
  site: LiveSite,
  { marks, ...shown }: LookedAt,
): Promise<PreparedResponse | undefined> {
  const { app, renderer, styles } = rendering
  const data = await fetchVersion(rendering, site, shown)
  if (!data) return undefined
  const { theme, content } = data
  const sheet = await styles.drafted({ siteId: site.id, theme, style: content.style })
  const scripts = { globals: [], modules: [], preloads: [] }
  // Markers tell sections apart; all others of them are taken out again.
  const page = await renderer.page({ ...data, mode: 'edit' }, { styles: sheet, scripts })
  const html = withoutScripts(withSectionAnchors(page.html))
  const styled = withPlatformStyles(html, sheet.path, platformStylesOn(html, theme))
  return prepareResponse({
    body: forCanvas(app, site, inert(styled, markStyles(marks))),
    contentType: 'text/html; charset=utf-8',
    cacheControl: 'no-store',
    headers: {
      'content-security-policy': `script-src 'none'; form-action 'none'; frame-src 'none'; object-src 'none'; frame-ancestors ${app.config.studioOrigin}`,
      // Requests for files of the look tell the version by the address of the page.
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    },
  })
}

async function fetchVersion(
  { app, themes }: Rendering,
  site: LiveSite,
  { pageId, itemId, templateId, version }: Omit<LookedAt, 'marks'>,
): Promise<PageData | undefined> {
  return app.database.inSite(site.id, async (tx) => {
    const loaded = await loadVersion(tx, version)
    if (!loaded) return undefined
    const locked = withLocks(loaded, site)
    const template = templateId === undefined ? undefined : await findTemplate(tx, templateId)
    const { page, bodies } = template
      ? beginningWith(template)
      : { page: locked.pages.get(pageId ?? ''), bodies: NO_BODIES }
    const path = page && (await pathOf(tx, { itemId }, page))
    if (!page || path === undefined) return undefined
    // A page that is switched off can be looked at all the same.
    const enabled = { ...page, settings: { ...page.settings, isEnabled: true } }
    const content = { ...locked, pages: new Map(locked.pages).set(page.id, enabled) }
    const source = {
      site,
      content,
      theme: await themes.themeOf(site.id, content.style.theme),
      mode: version === 'draft' ? ('edit' as const) : ('publish' as const),
      now: app.clock.now(),
    }
    const known = { get: (id: Id) => bodies.get(id), keep: () => {} }
    const data = await loadPage(tx, source, { path, known })
    return data ?? loadPage(tx, source, { path: undefined })
  })
}

const NO_BODIES: Documents = new Map()

/** A page that nobody has added yet, with its body. */
function beginningWith({ kind, settings, body }: FoundTemplate) {
  const { label, type, hasBody } = collectionKind(kind)
  const id = newId()
  const page: PageRecord = {
    ...{ id, type, kind, title: label, navigationTitle: label, urlId: id },
    ...{ parentId: undefined, isHome: false, documentId: hasBody ? id : undefined, updatedAt: 0 },
    settings: { ...DEFAULT_COLLECTION_SETTINGS, ...settings },
  }
  return { page, bodies: new Map([[id, body]]) }
}

/** `inert` keeps keyboards and pointers out of the page; links that are followed all the same ask for a window, which the frame's sandbox refuses. */
function inert(html: string, css: string): string {
  return html
    .replace(/<head\b[^>]*>/i, (head) => `${head}<base target="_blank">`)
    .replace(/<\/head>/i, (end) => `<style>${css}</style>${end}`)
    .replace(/<body\b/i, (body) => `${body} inert`)
}
