/** Rendering: from a request to a page, for visitors of sites and for editors in the canvas. */

import { SEARCH_PATH } from '@sitewright/page/address/search-question'
import type { FastifyInstance } from 'fastify'
import type { App } from '../../platform/app.ts'
import type { Feature } from '../../platform/feature.ts'
import { fail } from '../../platform/http/problems.ts'
import { limiterOf } from '../../platform/http/rate-limits.ts'
import { createRequestIds } from '../../platform/http/request-id.ts'
import { requestWatchOf } from '../../platform/http/request-watch.ts'
import { createLocalCounter } from '../../platform/limits/local-counter.ts'
import { sitePages } from './serving/answers/site-pages.ts'
import { openFastLane } from './serving/cache/fast-lane.ts'
import { canvasPages } from './serving/canvas/canvas-pages.ts'
import { getCanvasHtml } from './serving/canvas/get-canvas-html.ts'
import { listTemplatePages } from './serving/canvas/list-template-pages.ts'
import { openComparison } from './serving/canvas/open-comparison.ts'
import { openFormPreview } from './serving/canvas/open-form-preview.ts'
import { openStyledScreen } from './serving/canvas/open-styled-screen.ts'
import { openThumbnail } from './serving/canvas/open-thumbnail.ts'
import { renderForm } from './serving/canvas/render-form.ts'
import { renderSections } from './serving/canvas/render-sections.ts'
import { closeSites } from './serving/closed/closed-sites.ts'
import { registerLock } from './serving/closed/open-lock.ts'
import { serveFonts } from './serving/files/font-files.ts'
import { serveSocialIcons } from './serving/files/social-icons.ts'
import { createStaticFiles, sendDirectly } from './serving/files/static-files.ts'
import { serveYui } from './serving/files/yui.ts'
import { servePreviews } from './serving/preview/serve-previews.ts'
import { renderingOf } from './serving/services.ts'
import { serveClosedPages } from './serving/workshop/closed-pages.ts'
import type { Workshop } from './serving/workshop/workshop.ts'
import { serveWorkshopEvents } from './serving/workshop/workshop-events.ts'

export { addressOnSite } from './serving/address-on-site.ts'
export { themedCart } from './serving/cart-page.ts'
export { readBundle } from './serving/files/bundles.ts'
export { createStaticFiles, sendDirectly } from './serving/files/static-files.ts'
export { pageOnSite } from './serving/page-on-site.ts'
export { renderPlatformPage, storefrontEntry } from './serving/platform-page.ts'
export { type Sheet, sendSheet } from './serving/send-sheet.ts'
export { countriesIn } from './serving/shop/countries.ts'
export { loadPageRenderer, type RenderPage } from './serving/shop/page-bundle.ts'
export { languageOn, sayOn, shopWordsOf } from './serving/shop/page-words.ts'
export type { SiteStyles } from './serving/styles/site-sheet.ts'
export { type EditedStyles, sheetOf, stylesOf, themeOf } from './serving/styles/styles-of.ts'

export { WORKSHOP_PATH, type Workshop } from './serving/workshop/workshop.ts'

/** The workshop of a server whose sites wear a theme that is being written; undefined on any other server. */
export async function workshopOf(app: App): Promise<Workshop | undefined> {
  return (await renderingOf(app)).workshop
}

export const rendering: Feature = {
  name: 'rendering',
  routes: [
    listTemplatePages,
    getCanvasHtml,
    renderSections,
    openComparison,
    openFormPreview,
    openStyledScreen,
    openThumbnail,
    renderForm,
  ],
  pages: registerPages,
}

const SITE = { constraints: { identity: 'site' } }
const CANVAS = { constraints: { identity: 'canvas' } }
const PREVIEW = { constraints: { identity: 'preview' } }

async function registerPages(server: FastifyInstance, app: App): Promise<void> {
  const services = await renderingOf(app)
  const { storefront, globals } = services
  const islands = createStaticFiles(new Map([...storefront.files, ...globals.files]), {
    isHashed: true,
  })
  // Styles of the checkout, which stands beside the style panel; scripts of visitors stay out of the editor.
  const styles = [...storefront.files].filter(([name]) => name.endsWith('.css'))
  const forThemes = createStaticFiles(new Map([...globals.files, ...styles]), { isHashed: true })
  const runtime = createStaticFiles(services.canvas.files, { isHashed: true })

  for (const options of [SITE, PREVIEW]) {
    server.get<{ Params: { file: string } }>(
      '/assets-sw/:file',
      options,
      async (request, reply) => {
        const file = islands.find(request.params.file)
        if (!file) throw fail('notFound')
        sendDirectly(request, reply, file)
      },
    )
  }
  server.get<{ Params: { file: string } }>('/assets-sw/:file', CANVAS, async (request, reply) => {
    const file = forThemes.find(request.params.file)
    if (!file) throw fail('notFound')
    sendDirectly(request, reply, file)
  })
  server.get<{ Params: { file: string } }>('/canvas/:file', CANVAS, async (request, reply) => {
    const file = runtime.find(request.params.file)
    if (!file) throw fail('notFound')
    sendDirectly(request, reply, file)
  })

  // Calls without a route get a JSON problem, on every host; pages get an error page.
  for (const path of ['/api', '/api/*', '/s/*']) {
    for (const options of [SITE, CANVAS]) {
      server.get(path, options, () => {
        throw fail('notFound')
      })
    }
  }
  serveFonts(server)
  serveYui(server)
  serveSocialIcons(server)
  if (services.workshop) {
    serveWorkshopEvents(server, services.workshop)
    serveClosedPages(server, services)
  }
  closeSites(server, services)
  registerLock(server, services)
  const pages = sitePages(services)
  const { answerTooMany } = pages
  // Search while typing goes through the visitor call, which has a rate limit of its own.
  const onRequest = limiterOf(app, 'searchPage', createLocalCounter(app.clock))
  server.get(SEARCH_PATH, { ...SITE, onRequest, errorHandler: answerTooMany }, pages.answer)
  openFastLane(server, {
    find: pages.find,
    siteIdOf: services.hosts.siteIdOf,
    requestIdOf: createRequestIds(app.config.trustedProxies),
    watch: requestWatchOf(app),
  })
  server.get('/*', SITE, pages.answer)
  server.get('/*', CANVAS, canvasPages(services))
  servePreviews(server, services, pages)
}
