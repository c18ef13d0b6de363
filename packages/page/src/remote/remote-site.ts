/** The public data of a published remote site that a page in another theme is made of. */

import type { JsonObject } from '@sitewright/core/json'

/** Items of its navigations, by key. */
export type RemoteNavigations = Readonly<Record<string, readonly JsonObject[]>>

/** HTML of fields by the ids of the site's theme, in their order on the page. */
export type RemoteFields = Readonly<Record<string, string>>

/** The current page. */
export interface RemoteView {
  /** Context of its templates (`?format=json`); for a page without one, what any page knows of the site. */
  readonly context: JsonObject
  readonly isFound: boolean
  readonly path: string
}

/** Further data that was read from the site. */
export interface RemoteKnown {
  readonly fields: RemoteFields
  /** Undefined if the site does not publish them. */
  readonly navigations: RemoteNavigations | undefined
  /** Contexts of the pages of its first level, for sites that do not publish their navigations. */
  readonly firstLevel: readonly JsonObject[]
  /** Contexts by the paths that tags ask for. */
  readonly lists: ReadonlyMap<string, JsonObject>
}
