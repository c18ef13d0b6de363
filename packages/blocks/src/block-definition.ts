/** What a block type is made of. One folder each; the registry lists them. */

import type { View } from '@sitewright/core/document/page-document'
import { BLOCK_TYPES, type BlockTypeName } from '@sitewright/core/enumerations'
import type { Id } from '@sitewright/core/id'
import type { JsonObject } from '@sitewright/core/json'
import type { Capability } from '@sitewright/core/roles'
import type * as z from 'zod'
import type { BlockData } from './block-data.ts'
import type { Fields } from './fields/any-field.ts'
import { initialValues, schemaOf, type ValuesOf } from './fields/fields.ts'
import type { PaletteSection } from './palette-sections.ts'

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

/** What can be said of a block type of any settings. */
interface BlockParts<Props> {
  /** Folder name and CSS name; the type's number follows from it. */
  readonly name: BlockTypeName
  /** What the palette calls it, and one line about it. */
  readonly label: string
  readonly summary: string
  /** Name of a drawing in `@sitewright/ui/icons`; `npm run icons` writes it there. */
  readonly icon: string
  readonly paletteSection: PaletteSection
  /** Words besides label and summary by which somebody might look for it. */
  readonly keywords: readonly string[]
  /** Below its settings: what is done elsewhere, or has to be known about it. */
  readonly hint?: string
  readonly size: BlockSize
  /** JSON-T; the context below is its data. */
  readonly markup: string
  /** What a role must allow besides editing, to add such a block or change what is in it. */
  readonly capability?: Capability
  context(props: Props, context: BlockContext): JsonObject
  /**
   * What the markup of a theme knows that stands in for the block's own (`X.block.conf`); nothing where the block's own
   * is shown all the same. Blocks without it cannot be replaced.
   */
  themeContext?(props: Props, context: BlockContext): JsonObject | undefined
}

/** A block type as its `block.ts` describes it. */
export interface BlockDescription<Group extends Fields> extends BlockParts<ValuesOf<Group>> {
  /** Its settings: schema, defaults, panel and words follow from them. */
  readonly fields: Group
  readonly css?: string
  /** `migrations[n]` takes props of version n + 1 to version n + 2; stored blocks are brought up when read. */
  readonly migrations?: readonly ((props: JsonObject) => JsonObject)[]
}

/** A block type as everything else sees it. */
export interface BlockDefinition extends BlockParts<JsonObject> {
  readonly type: number
  readonly fields: Fields
  readonly css: string
  /** One more than there are migrations. */
  readonly version: number
  readonly migrations: readonly ((props: JsonObject) => JsonObject)[]
  readonly schema: z.ZodType<JsonObject>
  defaults(): JsonObject
  /** The prop that is typed on the page itself, if any. */
  readonly richTextField?: string
}

/** Adds what follows from the description, and forgets the props' type for the registry. */
export function defineBlock<Group extends Fields>(
  description: BlockDescription<Group>,
): BlockDefinition {
  const { name, fields, css = '', migrations = [] } = description
  const typed = Object.keys(fields).find((field) => fields[field]?.kind === 'richText')
  return {
    ...(description as unknown as BlockDescription<Fields>),
    type: BLOCK_TYPES[name],
    css,
    migrations,
    version: migrations.length + 1,
    schema: schemaOf(fields),
    defaults: () => initialValues(fields),
    ...(typed !== undefined && { richTextField: typed }),
  }
}
