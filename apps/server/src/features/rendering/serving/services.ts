/** What rendering keeps for the life of the server: themes, bundles, contents, finished pages. */

import { join } from 'node:path'
import { createStyleCompiler, type Theme } from '@sitewright/theme'
import type { App } from '../../../platform/app.ts'
import { beginHelper } from '../../../platform/helper-processes.ts'
import { PROJECT_ROOT } from '../../../platform/project-root.ts'
import { createSparingLog } from '../../../platform/sparing-log.ts'
import { siteDirectory } from '../../sites/index.ts'
import { type ThemeLibrary, themeFolder, themeLibrary } from '../../themes/index.ts'
import { createHostSlots, type HostSlots } from './cache/host-slots.ts'
import { PageCache } from './cache/page-cache.ts'
import { createPageTurns, type PageTurns } from './cache/page-turns.ts'
import { createPublishedContent, type PublishedContent } from './cache/published-content.ts'
import { type Bundle, readBundle } from './files/bundles.ts'
import type { StaticFiles, StaticFilesOptions } from './files/static-files.ts'
import { createThemeFiles } from './files/theme-files.ts'
import { type PlainPages, plainPages } from './http/plain-pages.ts'
import { createLiveRules, type LiveRulesOfThemes } from './styles/live-rules.ts'
import { keepStylesReady } from './styles/ready-styles.ts'
import {
  createStyleSheets,
  isBuiltIn,
  plainStyles,
  type StyleSheets,
} from './styles/site-styles.ts'
import { createPageRenderer, type PageRenderer } from './worker/page-renderer.ts'
import { openRemoteSite } from './workshop/remote-site.ts'
import { createWorkshop, type Workshop } from './workshop/workshop.ts'

export interface Rendering {
  readonly app: App
  readonly sites: ReturnType<typeof siteDirectory>
  readonly themes: ThemeLibrary
  /** Where someone writes the theme of this server's sites. */
  readonly workshop: Workshop | undefined
  readonly contents: PublishedContent
  /** Whoever fetches for a page waits for the turn of its site. */
  readonly turns: PageTurns
  readonly pages: PageCache
  /** Hosts that the fast lane knows. */
  readonly hosts: HostSlots
  readonly styles: StyleSheets
  readonly liveRules: LiveRulesOfThemes
  readonly renderer: PageRenderer
  readonly plain: PlainPages
  readonly storefront: Bundle
  readonly canvas: Bundle
  /** Text of the canvas's first script. */
  readonly canvasOpening: string
  /** What scripts of themes count on, for sites whose theme has scripts. */
  readonly globals: Bundle
  /** A theme's own files, under `/assets/` and `/scripts/`; for good where the address names its revision. */
  filesOf(theme: Theme, hasRevision?: boolean): StaticFiles
}

/** Of the processes that compile the styles of sites. */
const STYLE_PROGRAM = join(PROJECT_ROOT, 'dist/style-worker/worker.js')

/** Of the threads that render pages of slow themes. */
const RENDER_PROGRAM = join(PROJECT_ROOT, 'dist/render-worker/worker.js')

const renderings = new WeakMap<App, Promise<Rendering>>()

/** The one rendering of this server. */
export function renderingOf(app: App): Promise<Rendering> {
  const existing = renderings.get(app)
  if (existing) return existing
  const made = createRendering(app)
  renderings.set(app, made)
  return made
}

async function createRendering(app: App): Promise<Rendering> {
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
  // Compiled now, so that the first visitor does not wait for it.
  for (const theme of themes.builtIn) plainStyles(theme)
  const compiler = createStyleCompiler({
    program: STYLE_PROGRAM,
    begin: beginHelper,
    patience: app.config.patience,
  })
  const lastGoods = createSparingLog(app.log)
  const endings = createSparingLog(app.log)
  const pages = new PageCache({
    maxBytes: app.config.pageCacheBytes,
    now: app.clock.now,
    onLastGood: ({ siteId, key, error }) =>
      lastGoods.warn({ site: siteId, page: key, err: error }, 'Served the last good page'),
  })
  app.events.onChange((change) => pages.purge(change))
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
    turns: createPageTurns(),
    pages,
    hosts: createHostSlots({ app, pages }),
    styles: createStyleSheets({ compiler, now: app.clock.now }),
    liveRules: createLiveRules(compiler, isBuiltIn),
    renderer: createPageRenderer({
      program: RENDER_PROGRAM,
      isTrusted: isBuiltIn,
      now: app.clock.now,
      onEnded: ({ siteId, themeId }) =>
        endings.warn(
          { site: siteId, theme: themeId },
          'Rendering a page took too long and was ended',
        ),
    }),
    plain: plainPages(),
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

/** Prepared once for each theme, for as long as the theme is in memory. */
function filesOfThemes(options: StaticFilesOptions): (theme: Theme) => StaticFiles {
  const kept = new WeakMap<Theme, StaticFiles>()
  return (theme) => {
    const files = kept.get(theme) ?? createThemeFiles(theme, options)
    kept.set(theme, files)
    return files
  }
}
