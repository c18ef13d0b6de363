import type { Id } from '@sitewright/core/id'
import type { JsonObject } from '@sitewright/core/json'

/** An item of any kind, products included, as templates get it. */
export type TemplateItem = JsonObject & {
  readonly id: Id
  readonly collectionId: Id
  readonly urlId: string
  readonly title: string
  readonly fullUrl: string
}
