import type { Theme } from '@sitewright/theme'
import type { App } from '../../../platform/app.ts'
import type { siteDirectory } from '../../sites/index.ts'
import type { ThemeLibrary } from '../../themes/index.ts'
import type { HostSlots } from './cache/host-slots.ts'
import type { PageCache } from './cache/page-cache.ts'
import type { PageTurns } from './cache/page-turns.ts'
import type { PublishedContent } from './cache/published-content.ts'
import type { Bundle } from './files/bundles.ts'
import type { StaticFiles } from './files/static-files.ts'
import type { PlainPages } from './http/plain-pages.ts'
import type { LiveRulesOfThemes } from './styles/live-rules.ts'
import type { StyleSheets } from './styles/site-styles.ts'
import type { PageRenderer } from './worker/page-renderer.ts'
import type { Workshop } from './workshop/workshop.ts'

/** Rendering's state for the life of the server: themes, bundles, contents, finished pages. `services.ts` makes it. */
export interface Rendering {
  readonly app: App
  readonly sites: ReturnType<typeof siteDirectory>
  readonly themes: ThemeLibrary
  /** The workshop, where someone is writing the theme of this server's sites. */
  readonly workshop: Workshop | undefined
  readonly contents: PublishedContent
  /** Fair queue: loading the data of a page waits for the turn of its site. */
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
  /** Globals that scripts of themes rely on, for sites whose theme has scripts. */
  readonly globals: Bundle
  /** A theme's own files, under `/assets/` and `/scripts/`; immutable where the address names its revision. */
  filesOf(theme: Theme, hasRevision?: boolean): StaticFiles
}
