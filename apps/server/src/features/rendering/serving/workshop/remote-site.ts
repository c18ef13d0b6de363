/** What a published site says of itself in public: enough to show it in another theme. */

import type { JsonObject } from '@sitewright/core/json'
import type { RemoteFields, RemoteNavigations } from '@sitewright/page'

export interface RemoteSite {
  /** Origin of its pictures and files. */
  readonly origin: string
  /** What its templates are given at an address; nothing where there is nothing. */
  contextOf(address: string): Promise<JsonObject | undefined>
  /** What visitors see in the block fields of the page at an address. */
  fieldsOf(address: string): Promise<RemoteFields>
  /** What stands in its navigations, by key; nothing where it does not say. */
  readonly navigations: RemoteNavigations | undefined
  /** What is not known of it, and what can be done about that: sentences for whoever writes the theme. */
  readonly notes: readonly string[]
  /** Paths of what stands in its sitemap at the first level. */
  paths(): Promise<readonly string[]>
  /** Reads all that is to be saved, and says how far it is, in lines; there where it is saved. */
  readWhole?(say: (line: string) => void): Promise<void>
}
