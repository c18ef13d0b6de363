import { nextAnnouncementChange } from '@sitewright/core/content/site-header'
import {
  finishPage,
  type HeadScripts,
  type HeadStyles,
  type PagePart,
  partFor,
  platformStylesOn,
  type RenderedPage,
  withPlatformStyles,
} from '@sitewright/page'
import type { PageUrl } from '@sitewright/page/address/page-url'
import type { PageData } from '@sitewright/page/data/page-data'
import { onlyHttps } from '../../../../platform/http/only-https.ts'
import { themeGlobals } from '../files/theme-globals.ts'
import { type PreparedResponse, prepareResponse } from '../http/prepared-response.ts'
import type { Rendering } from '../rendering.ts'
import type { SiteLook } from '../styles/site-look.ts'
import { isCutOff } from '../worker/page-renderer.ts'

export interface Presentation {
  readonly format?: PageUrl['format']
  readonly status?: number
  readonly cacheControl: string
}

export interface PresentedPage {
  readonly response: PreparedResponse
  /** When time alone makes it outdated, or its styles are to be looked for again; absent for never. */
  readonly validUntil: number | undefined
}

/**
 * Milliseconds after which a page that was cut off at its time limit is made again: often enough for one whose machine was busy,
 * and seldom enough for one whose theme is always too slow.
 */
const CUT_OFF_FOR_MS = 30_000

/** A published page as a response, in the format asked for. */
export async function presentPage(
  rendering: Rendering,
  data: PageData,
  { format = 'html', status = 200, cacheControl }: Presentation,
): Promise<PresentedPage> {
  const styles = await rendering.styles.of(lookOf(data))
  const part = partFor(format, data)
  const rendered = part ? await renderedPart(rendering, data, { part, styles }) : NOTHING
  const { headers, ...page } = finishPage(format, data, rendered.html)
  const response = prepareResponse({
    ...{ ...page, status, cacheControl },
    headers: { ...headers, ...onlyHttps(data.site.isOnlyHttps ?? false) },
  })
  const again = isCutOff(rendered) ? rendering.app.clock.now() + CUT_OFF_FOR_MS : undefined
  const announced = nextAnnouncementChange(data.content.header, data.now)
  return { response, validUntil: earliest(data.validUntil, styles.validUntil, again, announced) }
}

const NOTHING: RenderedPage = { html: '', problems: [] }

function lookOf({ site, theme, content }: PageData): SiteLook {
  return { siteId: site.id, theme, style: content.style }
}

function earliest(...times: readonly (number | undefined)[]): number | undefined {
  const known = times.filter((time) => time !== undefined)
  return known.length === 0 ? undefined : Math.min(...known)
}

async function renderedPart(
  rendering: Rendering,
  data: PageData,
  { part, styles }: { part: PagePart; styles: HeadStyles },
): Promise<RenderedPage> {
  if (part === 'page') return documentOf(rendering, data, styles)
  return reported(rendering, data, await rendering.renderer.mainContent(data))
}

/** The document of a page, in its theme's layout, with the live styles of the site unless others are given. */
export async function wholePage(
  rendering: Rendering,
  data: PageData,
  styles?: HeadStyles,
): Promise<string> {
  return (await documentOf(rendering, data, styles)).html
}

async function documentOf(
  rendering: Rendering,
  data: PageData,
  styles?: HeadStyles,
): Promise<RenderedPage> {
  const { renderer, workshop } = rendering
  const sheet = styles ?? (await rendering.styles.of(lookOf(data)))
  const page = await renderer.page(data, { styles: sheet, scripts: scriptsOf(rendering, data) })
  const { html: rendered, problems } = reported(rendering, data, page)
  const html = withPlatformStyles(rendered, sheet.path, platformStylesOn(rendered, data.theme))
  const { revision } = data.theme
  return { html: workshop ? workshop.finish(html, { revision, problems }) : html, problems }
}

/** Names of entries of the storefront's bundle that a page loads, in their order. */
function entriesOf({ view }: PageData): readonly string[] {
  return view.kind === 'cart' ? ['loader', 'pages'] : ['loader']
}

function scriptsOf(rendering: Rendering, data: PageData): HeadScripts {
  const entries = entriesOf(data).flatMap((name) => rendering.storefront.entry(name) ?? [])
  const preloads = new Set(entries.flatMap((entry) => entry.preloads))
  return {
    globals: themeGlobals(rendering, data),
    modules: entries.map(({ js }) => `/assets-sw/${js}`),
    preloads: [...preloads].map((file) => `/assets-sw/${file}`),
  }
}

/** Logs problems of a theme for its author; the page is shown anyway. */
function reported({ app }: Rendering, { site, theme }: PageData, page: RenderedPage): RenderedPage {
  const where = { site: site.id, theme: theme.id }
  for (const problem of page.problems) {
    app.log.warn({ ...where, ...problem }, 'A template has a problem')
  }
  return page
}
