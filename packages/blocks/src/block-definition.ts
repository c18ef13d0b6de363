/** The interface of block types. One folder each; the registry lists them. */

import type { View } from '@sitewright/core/document/page-document'
import { BLOCK_TYPES, type BlockTypeName } from '@sitewright/core/enumerations'
import type { Id } from '@sitewright/core/id'
import type { JsonObject } from '@sitewright/core/json'
import type { Minor } from '@sitewright/core/money'
import type { Capability } from '@sitewright/core/roles'
import type * as z from 'zod'
import type { BlockData, BlockNeeds } from './block-data.ts'
import type { Highlight } from './code/highlight.ts'
import type { Fields } from './fields/any-field.ts'
import { initialValues, schemaOf, type ValuesOf } from './fields/fields.ts'
import type { MarkdownToHtml } from './markdown/to-html.ts'
import type { PaletteSection } from './palette-sections.ts'
import type { BlockWords } from './words/english.ts'

export type RenderMode = 'publish' | 'edit'

export interface BlockContext {
  readonly blockId: Id
  readonly mode: RenderMode
  readonly data: BlockData
  /** Page data as templates get it: `website`, `websiteSettings`… */
  readonly site: JsonObject
  /** Words for visitors in the site's language; the markup has them as `localizedStrings`. */
  readonly words: BlockWords
  /** An amount as the site writes money. */
  money(amount: Minor, currency: string): string
  /** Id of the page that it is on; absent where that is not known. */
  readonly pageId?: Id | undefined
  /** Part of the page's width that the block takes in each view, up to 1; decides the sizes of pictures. */
  readonly share: Readonly<Record<View, number>>
  /** Whether it has the page's first picture, which is loaded eagerly. */
  readonly isEager: boolean
  /** Made by a parser that only the server has: descriptions of blocks are part of the studio too. */
  readonly markdown: MarkdownToHtml
  /** Made by grammars that only the server has. */
  readonly highlight: Highlight
}

/** Cells a new block takes in each view. */
export interface BlockSize {
  readonly desktop: { readonly w: number; readonly h: number }
  readonly phone: { readonly h: number }
}

/** The parts of a block type that do not depend on its settings. */
interface BlockParts<Props> {
  /** Folder name and CSS name; the type's number follows from it. */
  readonly name: BlockTypeName
  /** Label in the palette, and one line about the block. */
  readonly label: string
  readonly summary: string
  /** Name of an icon in `@sitewright/ui/icons`; `npm run icons` adds it there. */
  readonly icon: string
  readonly paletteSection: PaletteSection
  /** Search words for the palette, besides label and summary. */
  readonly keywords: readonly string[]
  /** The type that took its place: the palette offers only that one. */
  readonly replacedBy?: BlockTypeName
  /** Types of one family can be turned into each other with their content: `conversion/convert.ts`. */
  readonly family?: 'words'
  /** A note below the block's settings: things that are set elsewhere, or have to be known. */
  readonly hint?: string
  /** Whether a new block begins with the example: one that would say nothing empty, and whose shape is seen by it. */
  readonly beginsWithExample?: true
  readonly size: BlockSize
  /** Markup in JSON-T; the context below is its data. */
  readonly markup: string
  /** The capability, besides editing, that a role needs to add such a block or change its content. */
  readonly capability?: Capability
  /** Data to fetch that depends on several of its fields; each field tells its own needs by itself. */
  needs?(props: Props): BlockNeeds
  /** Data that visitors have written in the block itself, and that is fetched by its id. */
  readonly needsOwn?: 'comments'
  context(props: Props, context: BlockContext): JsonObject
  /**
   * Context of a theme's markup that replaces the block's own (`X.block.conf`); undefined if the block's own
   * is shown all the same. Blocks without this function cannot be replaced.
   */
  themeContext?(props: Props, context: BlockContext): JsonObject | undefined
}

/** A block type as described in its `block.ts`. */
export interface BlockDescription<Group extends Fields> extends BlockParts<ValuesOf<Group>> {
  /** Settings of a block as guides and the sample site show it. It names no pictures and products; they are put in there. */
  readonly example: Partial<ValuesOf<Group>>
  /** Settings: schema, defaults, panel and words are derived from them. */
  readonly fields: Group
  readonly css?: string
  /** Class names besides the block's own that its styles are for, wherever they stand. */
  readonly styleMarks?: readonly string[]
  /** `migrations[n]` converts props of version n + 1 to version n + 2; stored blocks are migrated when read. */
  readonly migrations?: readonly ((props: JsonObject) => JsonObject)[]
}

/** A block type in the form that all other code uses. */
export interface BlockDefinition extends BlockParts<JsonObject> {
  readonly type: number
  readonly fields: Fields
  readonly css: string
  readonly styleMarks?: readonly string[]
  /** Version of the props: one more than the number of migrations. */
  readonly version: number
  readonly migrations: readonly ((props: JsonObject) => JsonObject)[]
  readonly schema: z.ZodType<JsonObject>
  readonly example: JsonObject
  /** Settings of a new block, in English or in the words of its site. */
  defaults(words?: BlockWords): JsonObject
  /** Settings of a block that an owner adds: the defaults, with the example where new blocks begin with that. */
  begin(words?: BlockWords): JsonObject
  /** The prop that is edited on the page itself, if any. */
  readonly richTextField?: string
}

/** Derives the rest of a definition from its description, and hides the props' type for the registry. */
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
    defaults: (words) => initialValues(fields, words),
    begin: (words) => ({
      ...initialValues(fields, words),
      ...(description.beginsWithExample && description.example),
    }),
    ...(typed !== undefined && { richTextField: typed }),
  }
}
