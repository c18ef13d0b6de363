import type { PageRecord } from '../../content/index.ts'
import type { FoundPage } from '../page/find-page.ts'
import type { ListExtent } from '../page/list-query.ts'
import type { PageData } from '../page/page-data.ts'
import type { RenderedPage } from '../page/render-page.ts'

/** What an address leads to, before anything of it is fetched. */
export interface Place {
  readonly kind: Exclude<FoundPage['kind'], 'moved'>
  readonly page: PageRecord
}

export interface FormatSource {
  readonly data: PageData
  /** The whole page in its theme. Rendered when it is asked for. */
  html(): Promise<string>
  /** What the theme's layout goes around. */
  mainContent(): Promise<RenderedPage['html']>
}

/** One thing that a page can be had as, chosen by `?format=` in its address. */
export interface PageFormat {
  readonly contentType: string
  /** Where it does not apply, the address leads to the not-found page: nobody takes HTML for a feed. */
  appliesTo(place: Place): boolean
  body(source: FormatSource): string | Promise<string>
  headers?(data: PageData): Readonly<Record<string, string>>
  /** How much of a list it shows; a stretch of it, as HTML does, unless said. */
  readonly extent?: ListExtent
}
