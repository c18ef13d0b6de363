/** What blocks show that lives elsewhere: what has to be fetched for them, and what was. */

import type { Id } from '@sitewright/core/id'
import type { JsonObject } from '@sitewright/core/json'

/** Things a block shows that live elsewhere; they are fetched for the whole page before it is rendered. */
export interface BlockNeeds {
  readonly assets?: readonly Id[]
  readonly products?: readonly Id[]
  /** Pages that links point at, so that a changed address never breaks them. */
  readonly pages?: readonly Id[]
}

/** An uploaded picture as templates know it (specification §3 "Image asset"). */
export interface ImageAsset {
  readonly id: Id
  readonly assetUrl: string
  /** `WxH` in pixels. */
  readonly originalSize: string
  readonly systemDataVariants: string
  readonly mediaFocalPoint: { readonly x: number; readonly y: number }
  /** Averages of its four quarters, its middle and its edge, as six digits each. */
  readonly colorData?: Readonly<Record<string, string>>
  readonly altText: string
  readonly filename: string
  readonly title: string
}

/** Everything that was fetched for a page's blocks; what is gone is simply absent. */
export interface BlockData {
  readonly assets: ReadonlyMap<Id, ImageAsset>
  /** Product items in the shape that templates know, keyed by id. */
  readonly products: ReadonlyMap<Id, JsonObject>
  /** Path of each page on the live site. */
  readonly pagePaths: ReadonlyMap<Id, string>
}
