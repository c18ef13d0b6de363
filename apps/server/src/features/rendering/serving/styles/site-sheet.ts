import type { HeadStyles } from '@sitewright/page'
import type { ThemeProblem } from '@sitewright/theme'
import type { PreparedResponse } from '../http/prepared-response.ts'

/** A site's finished style sheet. */
export interface SiteStyles extends HeadStyles {
  /** `/site.0123456789abcdef.css` */
  readonly path: string
  readonly response: PreparedResponse
  /** Answer for an address with another hash, as from a page made before a change: today's styles, not cached. */
  readonly unversioned: PreparedResponse
  /** Problems in the theme's or the owner's styles. */
  readonly problems: readonly ThemeProblem[]
  /** Set on stand-ins for the real styles: pages with them are made anew after this time, in milliseconds. */
  readonly validUntil?: number
}
