/** A published site's public data: enough to show it in another theme. */

import type { JsonObject } from '@sitewright/core/json'
import type { RemoteFields, RemoteNavigations } from '@sitewright/page'

export interface RemoteSite {
  /** Origin of its pictures and files. */
  readonly origin: string
  /** Data of its templates at an address; undefined where there is no page. */
  contextOf(address: string): Promise<JsonObject | undefined>
  /** Visible content of the block fields of the page at an address. */
  fieldsOf(address: string): Promise<RemoteFields>
  /** Links of its navigations, by key; undefined where the site does not tell them. */
  readonly navigations: RemoteNavigations | undefined
  /** Sentences for the author of the theme about data that is missing, and what can be done about it. */
  readonly notes: readonly string[]
  /** Paths of the first level in its sitemap. */
  paths(): Promise<readonly string[]>
  /** Reads and saves all pages, and reports progress in lines; absent where nothing is saved. */
  readWhole?(say: (line: string) => void): Promise<void>
}
