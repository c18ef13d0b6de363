import type { FoundPage } from '../address/find-page.ts'
import type { ListExtent } from '../address/list-query.ts'
import type { PageData } from '../data/page-data.ts'
import type { PageRecord } from '../data/site-content.ts'

/** The target of an address, before any data of it is fetched. */
export interface Place {
  readonly kind: Exclude<FoundPage['kind'], 'moved'>
  readonly page: PageRecord
}

/** The rendered part of a page: all of it in its theme, or the content without the theme's layout. */
export type PagePart = 'page' | 'mainContent'

/** One format of a page, chosen by `?format=` in its address. */
export interface PageFormat {
  readonly contentType: string
  /**
   * Whether the page exists in this format; otherwise the not-found page is sent, since nobody expects HTML for a
   * feed.
   */
  appliesTo(place: Place): boolean
  /** The part that has to be rendered first; none by default. */
  renders?(data: PageData): PagePart | undefined
  /** The response body; `rendered` is the HTML of the rendered part, if any. */
  body(data: PageData, rendered: string): string
  headers?(data: PageData): Readonly<Record<string, string>>
  /** The extent of a list that it shows; one page of it, as in HTML, by default. */
  readonly extent?: ListExtent
}
