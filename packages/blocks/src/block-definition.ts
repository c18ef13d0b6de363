/** What a block type is made of. One folder each; the registry lists them. */

import type { View } from '@sitewright/core/document/page-document'
import type { Id } from '@sitewright/core/id'
import type { JsonObject } from '@sitewright/core/json'
import type { Capability } from '@sitewright/core/roles'
import type * as z from 'zod'

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

export type RenderMode = 'publish' | 'edit'

export interface BlockContext {
  readonly blockId: Id
  readonly mode: RenderMode
  readonly data: BlockData
  /** Part of the page's width that the block takes on each view, up to 1; picks sizes of pictures. */
  readonly share: Readonly<Record<View, number>>
  /** No picture of the page stands before it, so its own is loaded at once. */
  readonly isEager: boolean
}

/** Cells a new block takes on each view. */
export interface BlockSize {
  readonly desktop: { readonly w: number; readonly h: number }
  readonly phone: { readonly h: number }
}

export interface BlockDefinition<Props extends JsonObject = JsonObject> {
  /** A number of the block types of specification §3. */
  readonly type: number
  /** Folder name and CSS name: `horizontal-rule`. */
  readonly name: string
  /** What the palette calls it, and one line about it. */
  readonly label: string
  readonly summary: string
  /** Raised with each migration; stored blocks of older versions are brought up when read. */
  readonly version: number
  readonly schema: z.ZodType<Props>
  defaults(): Props
  /** `migrations[n]` takes props of version n + 1 to version n + 2. */
  readonly migrations: readonly ((props: JsonObject) => JsonObject)[]
  readonly size: BlockSize
  /** JSON-T; the context below is its data. */
  readonly markup: string
  readonly css: string
  /** The prop that is typed on the page itself, if any. */
  readonly richTextField?: keyof Props & string
  /** Plain text that visitors can read in it, for searches; that of `richTextField` is known anyway. */
  words?(props: Props): readonly string[]
  needs?(props: Props): BlockNeeds
  /** What a role must allow besides editing, to add such a block or change what is in it. */
  readonly capability?: Capability
  context(props: Props, context: BlockContext): JsonObject
  /**
   * What the markup of a theme knows that stands in for the block's own (`X.block.conf`); nothing where the block's own
   * is shown all the same. Blocks without it cannot be replaced.
   */
  themeContext?(props: Props, context: BlockContext): JsonObject | undefined
}

/** Keeps the props' type while a block is described, and forgets it for the registry. */
export function defineBlock<Props extends JsonObject>(
  definition: BlockDefinition<Props>,
): BlockDefinition {
  return definition as unknown as BlockDefinition
}
