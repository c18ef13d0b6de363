import { FORMATS } from '../formats/registry.ts'
import type { HeadStyles } from '../head/head.ts'
import type { PageData } from '../page/page-data.ts'
import type { RenderedPage } from '../page/render-page.ts'
import type { Rendering } from '../services.ts'
import type { PageUrl } from './page-url.ts'
import { type PreparedResponse, prepareResponse } from './prepared-response.ts'
import type { SiteLook } from './site-look.ts'
import { themeGlobals } from './theme-globals.ts'

export interface Presentation {
  readonly format?: PageUrl['format']
  readonly status?: number
  readonly cacheControl: string
}

export interface PresentedPage {
  readonly response: PreparedResponse
  /** When time alone makes it untrue, or its styles want to be looked for again; absent for never. */
  readonly validUntil: number | undefined
}

/** A published page as an answer, in the format it was asked for. */
export async function presentPage(
  rendering: Rendering,
  data: PageData,
  { format: name = 'html', status = 200, cacheControl }: Presentation,
): Promise<PresentedPage> {
  const format = FORMATS[name]
  const styles = await rendering.styles.of(lookOf(data))
  const { renderer } = rendering
  const body = await format.body({
    data,
    html: async () =>
      finished(rendering, reported(rendering, data, await pageIn(rendering, data, styles))),
    mainContent: async () => reported(rendering, data, await renderer.mainContent(data)).html,
  })
  const headers = format.headers?.(data)
  const response = prepareResponse({
    status,
    body,
    contentType: format.contentType,
    cacheControl,
    ...(headers && { headers }),
  })
  return { response, validUntil: earliest(data.validUntil, styles.validUntil) }
}

function lookOf({ site, theme, content }: PageData): SiteLook {
  return { siteId: site.id, theme, style: content.style }
}

function earliest(...times: readonly (number | undefined)[]): number | undefined {
  const known = times.filter((time) => time !== undefined)
  return known.length === 0 ? undefined : Math.min(...known)
}

function pageIn(rendering: Rendering, data: PageData, styles: HeadStyles): Promise<RenderedPage> {
  const loader = rendering.storefront.entry('loader')
  return rendering.renderer.page(data, {
    styles,
    scripts: {
      globals: themeGlobals(rendering, data),
      modules: loader ? [`/assets-sw/${loader.js}`] : [],
      preloads: (loader?.preloads ?? []).map((file) => `/assets-sw/${file}`),
    },
  })
}

/** What is wrong in a theme is for its maker to read; the page is shown anyway. */
function reported({ app }: Rendering, { site, theme }: PageData, page: RenderedPage): RenderedPage {
  const where = { site: site.id, theme: theme.id }
  for (const problem of page.problems) {
    app.log.warn({ ...where, ...problem }, 'A template has a problem')
  }
  return page
}

function finished({ workshop }: Rendering, { html, problems }: RenderedPage): string {
  return workshop ? workshop.finish(html, problems) : html
}
