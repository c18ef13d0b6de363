import type { HeadStyles } from '@sitewright/page'
import type { ThemeProblem } from '@sitewright/theme'
import type { PreparedResponse } from '../http/prepared-response.ts'

/** A site's finished style sheet. */
export interface SiteStyles extends HeadStyles {
  /** `/site.0123456789abcdef.css` */
  readonly path: string
  readonly response: PreparedResponse
  /** For whoever asks with another hash, from a page of before a change: today's styles, not kept. */
  readonly unversioned: PreparedResponse
  /** What the theme or the owner got wrong in them. */
  readonly problems: readonly ThemeProblem[]
  /** They stand in for those that are wanted: pages with them are made anew after this, in milliseconds. */
  readonly validUntil?: number
}
