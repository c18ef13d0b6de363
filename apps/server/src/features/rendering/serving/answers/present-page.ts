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
import { themeGlobals } from '../files/theme-globals.ts'
import { type PreparedResponse, prepareResponse } from '../http/prepared-response.ts'
import type { Rendering } from '../rendering.ts'
import type { SiteLook } from '../styles/site-look.ts'

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

/** A published page as a response, in the format asked for. */
export async function presentPage(
  rendering: Rendering,
  data: PageData,
  { format = 'html', status = 200, cacheControl }: Presentation,
): Promise<PresentedPage> {
  const styles = await rendering.styles.of(lookOf(data))
  const part = partFor(format, data)
  const rendered = part ? await renderedPart(rendering, data, { part, styles }) : ''
  const { headers, ...page } = finishPage(format, data, rendered)
  const response = prepareResponse({ ...page, status, cacheControl, headers })
  return { response, validUntil: earliest(data.validUntil, styles.validUntil) }
}

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
): Promise<string> {
  const { renderer, workshop } = rendering
  if (part === 'mainContent')
    return reported(rendering, data, await renderer.mainContent(data)).html
  const page = await renderer.page(data, { styles, scripts: scriptsOf(rendering, data) })
  const { html: rendered, problems } = reported(rendering, data, page)
  const html = withPlatformStyles(rendered, styles.path, platformStylesOn(rendered, data.theme))
  return workshop ? workshop.finish(html, problems) : html
}

function scriptsOf(rendering: Rendering, data: PageData): HeadScripts {
  const loader = rendering.storefront.entry('loader')
  return {
    globals: themeGlobals(rendering, data),
    modules: loader ? [`/assets-sw/${loader.js}`] : [],
    preloads: (loader?.preloads ?? []).map((file) => `/assets-sw/${file}`),
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
