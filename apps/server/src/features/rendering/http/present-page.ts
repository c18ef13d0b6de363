import { pageContext } from '../context/page-context.ts'
import type { PageData } from '../page/page-data.ts'
import { renderPage } from '../page/render-page.ts'
import type { Rendering } from '../services.ts'
import type { PageUrl } from './page-url.ts'
import { type PreparedResponse, prepareResponse } from './prepared-response.ts'
import { siteStyles } from './site-styles.ts'

export interface Presentation {
  readonly format?: PageUrl['format']
  readonly status?: number
  readonly cacheControl: string
}

/** A published page as an answer: the theme's HTML, or the context it was made from as JSON. */
export function presentPage(
  rendering: Rendering,
  data: PageData,
  { format = 'html', status = 200, cacheControl }: Presentation,
): Promise<PreparedResponse> {
  if (format === 'html') {
    const body = pageHtml(rendering, data)
    return prepareResponse({
      status,
      body,
      contentType: 'text/html; charset=utf-8',
      cacheControl,
    })
  }
  return prepareResponse({
    status,
    body: JSON.stringify(pageContext(data), undefined, format === 'json-pretty' ? 2 : undefined),
    contentType: 'application/json; charset=utf-8',
    cacheControl,
  })
}

function pageHtml({ storefront, app }: Rendering, data: PageData): string {
  const loader = storefront.entry('loader')
  const { html, problems } = renderPage(data, {
    stylesheet: siteStyles(data.theme, data.tweaks).path,
    scripts: {
      modules: loader ? [`/assets-sw/${loader.js}`] : [],
      preloads: (loader?.preloads ?? []).map((file) => `/assets-sw/${file}`),
      extra: '',
    },
  })
  const where = { site: data.site.id, theme: data.theme.id }
  for (const problem of problems) app.log.warn({ ...where, ...problem }, 'A template has a problem')
  return html
}
