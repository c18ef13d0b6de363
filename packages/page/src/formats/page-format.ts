import type { FoundPage } from '../address/find-page.ts'
import type { ListExtent } from '../address/list-query.ts'
import type { PageData } from '../data/page-data.ts'
import type { PageRecord } from '../data/site-content.ts'

/** What an address leads to, before anything of it is fetched. */
export interface Place {
  readonly kind: Exclude<FoundPage['kind'], 'moved'>
  readonly page: PageRecord
}

/** What of a page is rendered: all of it in its theme, or what the theme's layout goes around. */
export type PagePart = 'page' | 'mainContent'

/** One thing that a page can be had as, chosen by `?format=` in its address. */
export interface PageFormat {
  readonly contentType: string
  /** Whether a page can be had in this format; otherwise the not-found page is sent, since nobody takes HTML for a feed. */
  appliesTo(place: Place): boolean
  /** What has to be rendered for it first; nothing unless said. */
  renders?(data: PageData): PagePart | undefined
  /** `rendered`: HTML of what it renders, if anything. */
  body(data: PageData, rendered: string): string
  headers?(data: PageData): Readonly<Record<string, string>>
  /** How much of a list it shows; a stretch of it, as HTML does, unless said. */
  readonly extent?: ListExtent
}
