/** Makes rendering's state for the life of the server: themes, bundles, contents, finished pages. */

import { StyleCompiler, type Theme } from '@sitewright/theme'
import type { App } from '../../../platform/app.ts'
import { defineService } from '../../../platform/define-service.ts'
import { createThrottledLog } from '../../../platform/log/throttled-log.ts'
import { metricsOf } from '../../../platform/metrics/metrics.ts'
import { SANDBOX_PROGRAMS, startProcess } from '../../../platform/sandbox/programs.ts'
import type { OnClose } from '../../../platform/services.ts'
import { siteDirectory } from '../../sites/index.ts'
import { themeFolder, themeLibrary } from '../../themes/index.ts'
import { createHostSlots } from './cache/host-slots.ts'
import { PageCache } from './cache/page-cache.ts'
import { createPageTurns } from './cache/page-turns.ts'
import { createPublishedContent } from './cache/published-content.ts'
import { type Bundle, readBundle } from './files/bundles.ts'
import type { StaticFiles, StaticFilesOptions } from './files/static-files.ts'
import { createThemeFiles } from './files/theme-files.ts'
import { plainPages } from './http/plain-pages.ts'
import type { Rendering } from './rendering.ts'
import { measurePageCache, measureRenders } from './rendering-metrics.ts'
import { createLiveRules } from './styles/live-rules.ts'
import { keepStylesReady } from './styles/ready-styles.ts'
import { createStyleSheets, isBuiltIn, plainStyles } from './styles/site-styles.ts'
import { PageRenderer } from './worker/page-renderer.ts'
import { openRemoteSite } from './workshop/open-remote-site.ts'
import { createWorkshop, type Workshop } from './workshop/workshop.ts'

/** The one rendering of this server. */
export const renderingOf = defineService(createRendering)

async function createRendering(app: App, onClose: OnClose): Promise<Rendering> {
  const [themes, storefront, canvas, opening, globals] = await Promise.all([
    themeLibrary(app),
    readBundle('storefront'),
    readBundle('canvas'),
    readBundle('canvas-opening'),
    readBundle('theme-globals'),
  ])
  for (const { id, problems } of themes.builtIn) {
    for (const problem of problems) app.log.warn({ theme: id, ...problem }, 'A theme has a problem')
  }
  // Compiled at start, so that the first visitor does not wait for it.
  for (const theme of themes.builtIn) plainStyles(theme)
  const compiler = new StyleCompiler({
    program: SANDBOX_PROGRAMS.styles,
    start: startProcess,
    patience: app.config.patience,
  })
  onClose(() => compiler.close())
  const lastGoods = createThrottledLog(app.log)
  const endings = createThrottledLog(app.log)
  const pages = new PageCache({
    maxBytes: app.config.pageCacheBytes,
    patience: app.config.patience,
    now: app.clock.now,
    onLastGood: ({ siteId, key, error }) =>
      lastGoods.warn({ site: siteId, page: key, err: error }, 'Served the last good page'),
  })
  app.events.onChange((change) => pages.purge(change))
  measurePageCache(metricsOf(app), pages)
  const renders = measureRenders(metricsOf(app))
  const forAWhile = filesOfThemes({ isHashed: false })
  const forGood = filesOfThemes({ isHashed: true })
  const workshop = await workshopOf(app, storefront, () =>
    pages.purge({ siteId: undefined, tags: [] }),
  )
  const rendering: Rendering = {
    app,
    sites: siteDirectory(app),
    themes,
    workshop,
    contents: createPublishedContent(),
    turns: createPageTurns(app.config.patience),
    pages,
    hosts: createHostSlots({ app, pages }),
    styles: createStyleSheets({ compiler, patience: app.config.patience, now: app.clock.now }),
    liveRules: createLiveRules(compiler, isBuiltIn),
    renderer: new PageRenderer({
      program: SANDBOX_PROGRAMS.pages,
      isTrusted: isBuiltIn,
      now: app.clock.now,
      patience: app.config.patience,
      onRendered: renders.onRendered,
      onEnded: ({ siteId, themeId }) => {
        renders.onEnded()
        endings.warn(
          { site: siteId, theme: themeId },
          'Rendering a page took too long and was ended',
        )
      },
    }),
    plain: plainPages(app.config),
    storefront,
    canvas,
    canvasOpening: opening.files.get(opening.entry('opening')?.js ?? '')?.toString() ?? '',
    globals,
    filesOf: (theme, hasRevision = false) => (hasRevision ? forGood : forAWhile)(theme),
  }
  keepStylesReady(rendering)
  return rendering
}

async function workshopOf(
  app: App,
  storefront: Bundle,
  purge: () => void,
): Promise<Workshop | undefined> {
  const folder = await themeFolder(app)
  if (!folder) return undefined
  const { site, saveTo } = app.config.workshop
  return createWorkshop(folder, {
    purge,
    script: `/assets-sw/${storefront.entry('workshop')?.js}`,
    remote: site === undefined ? undefined : await openRemoteSite(site, { saveTo }),
  })
}

/** Memoizes by theme, for as long as the theme is in memory. */
function filesOfThemes(options: StaticFilesOptions): (theme: Theme) => StaticFiles {
  const kept = new WeakMap<Theme, StaticFiles>()
  return (theme) => {
    const files = kept.get(theme) ?? createThemeFiles(theme, options)
    kept.set(theme, files)
    return files
  }
}
