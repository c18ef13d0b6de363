/** Rendering: from a request to a page, for visitors on sites and for editors in the canvas. */

import type { FastifyInstance } from 'fastify'
import type { App } from '../../platform/app.ts'
import type { Feature } from '../../platform/feature.ts'
import { fail } from '../../platform/http/problems.ts'
import { limiterOf } from '../../platform/http/rate-limits.ts'
import { createLocalCounter } from '../../platform/local-counter.ts'
import { SEARCH_PATH } from '../search/index.ts'
import { canvasPages } from './canvas/canvas-pages.ts'
import { listTemplatePages } from './canvas/list-template-pages.ts'
import { renderSections } from './canvas/render-sections.ts'
import { closeSites } from './closed/closed-sites.ts'
import { registerLock } from './closed/open-lock.ts'
import { openFastLane } from './http/fast-lane.ts'
import { serveFonts } from './http/font-files.ts'
import { sitePages } from './http/site-pages.ts'
import { serveSocialIcons } from './http/social-icons.ts'
import { createStaticFiles, sendDirectly } from './http/static-files.ts'
import { serveYui } from './http/yui.ts'
import { renderingOf } from './services.ts'
import type { Workshop } from './workshop/workshop.ts'
import { serveWorkshopEvents } from './workshop/workshop-events.ts'

export { readBundle } from './http/bundles.ts'
export type { SiteStyles } from './http/site-styles.ts'
export { createStaticFiles, sendDirectly } from './http/static-files.ts'
export { PAGES_OF_THE_PLATFORM } from './page/choose-template.ts'
export { kindOfThemeType } from './page/theme-collection.ts'
export { type PlatformPage, renderPlatformPage, storefrontEntry } from './platform-page.ts'
export { type EditedStyles, sheetOf, stylesOf, themeOf } from './styles-of.ts'

export type { Workshop } from './workshop/workshop.ts'

/** Where this server's sites wear a theme that is being written. */
export async function workshopOf(app: App): Promise<Workshop | undefined> {
  return (await renderingOf(app)).workshop
}

export const rendering: Feature = {
  name: 'rendering',
  routes: [listTemplatePages, renderSections],
  pages: registerPages,
}

const SITE = { constraints: { identity: 'site' } }
const CANVAS = { constraints: { identity: 'canvas' } }

async function registerPages(server: FastifyInstance, app: App): Promise<void> {
  const services = await renderingOf(app)
  const { storefront, globals } = services
  const islands = createStaticFiles(new Map([...storefront.files, ...globals.files]), {
    isHashed: true,
  })
  const forThemes = createStaticFiles(globals.files, { isHashed: true })
  const runtime = createStaticFiles(services.canvas.files, { isHashed: true })

  server.get<{ Params: { file: string } }>('/assets-sw/:file', SITE, async (request, reply) => {
    const file = islands.find(request.params.file)
    if (!file) throw fail('notFound')
    sendDirectly(request, reply, file)
  })
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

  // Calls that nobody answers get the envelope, on every host; pages get a page.
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
  if (services.workshop) serveWorkshopEvents(server, services.workshop)
  closeSites(server, services)
  registerLock(server, services)
  const pages = sitePages(services)
  const { answerTooMany } = pages
  // What is found by typing is asked for by the visitor call, which has a limit of its own.
  const onRequest = limiterOf(app, 'searchPage', createLocalCounter(app.clock))
  server.get(SEARCH_PATH, { ...SITE, onRequest, errorHandler: answerTooMany }, pages.answer)
  openFastLane(server, pages.find)
  server.get('/*', SITE, pages.answer)
  server.get('/*', CANVAS, canvasPages(services))
}
