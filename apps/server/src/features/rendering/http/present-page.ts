import { FORMATS } from '../formats/registry.ts'
import type { HeadStyles } from '../head/head.ts'
import type { PageData } from '../page/page-data.ts'
import { type RenderedPage, renderMainContent, renderPage } from '../page/render-page.ts'
import type { Rendering } from '../services.ts'
import type { PageUrl } from './page-url.ts'
import { type PreparedResponse, prepareResponse } from './prepared-response.ts'

export interface Presentation {
  readonly format?: PageUrl['format']
  readonly status?: number
  readonly cacheControl: string
}

/** A published page as an answer, in the format it was asked for. */
export async function presentPage(
  rendering: Rendering,
  data: PageData,
  { format: name = 'html', status = 200, cacheControl }: Presentation,
): Promise<PreparedResponse> {
  const format = FORMATS[name]
  const styles = await rendering.styles.of(data.theme, data.content.style)
  const body = format.body({
    data,
    html: () => reported(rendering, data, pageIn(rendering, data, styles)),
    mainContent: () => reported(rendering, data, renderMainContent(data)),
  })
  const headers = format.headers?.(data)
  return prepareResponse({
    status,
    body,
    contentType: format.contentType,
    cacheControl,
    ...(headers && { headers }),
  })
}

function pageIn({ storefront }: Rendering, data: PageData, styles: HeadStyles): RenderedPage {
  const loader = storefront.entry('loader')
  return renderPage(data, {
    styles,
    scripts: {
      modules: loader ? [`/assets-sw/${loader.js}`] : [],
      preloads: (loader?.preloads ?? []).map((file) => `/assets-sw/${file}`),
      extra: '',
    },
  })
}

/** What is wrong in a theme is for its maker to read; the page is shown anyway. */
function reported(
  { app }: Rendering,
  { site, theme }: PageData,
  { html, problems }: RenderedPage,
): string {
  const where = { site: site.id, theme: theme.id }
  for (const problem of problems) app.log.warn({ ...where, ...problem }, 'A template has a problem')
  return html
}
