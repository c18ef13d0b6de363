/** What a published site says of itself in public, as far as a page of it in another theme is made of it. */

import type { JsonObject } from '@sitewright/core/json'

/** What stands in its navigations, by key. */
export type RemoteNavigations = Readonly<Record<string, readonly JsonObject[]>>

/** HTML by the id that the site's theme gives a field, in their order on the page. */
export type RemoteFields = Readonly<Record<string, string>>

/** The page that is shown. */
export interface RemoteView {
  /** What its templates are given (`?format=json`); where there is nothing, what any page knows of the site. */
  readonly context: JsonObject
  readonly isFound: boolean
  readonly path: string
}

/** What was read beside it. */
export interface RemoteKnown {
  readonly fields: RemoteFields
  /** Undefined where the site does not say. */
  readonly navigations: RemoteNavigations | undefined
  /** Contexts of the pages of its first level, for sites that do not say what is in their navigations. */
  readonly firstLevel: readonly JsonObject[]
  /** Contexts at the paths that tags ask for. */
  readonly lists: ReadonlyMap<string, JsonObject>
}
