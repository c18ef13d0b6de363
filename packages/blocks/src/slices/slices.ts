/**
 * Slices: the parts that a slide is made of. Those of a cover page are blocks, so they are edited, drawn and stored as blocks are; this
 * table says which block a slice is and how it begins. A slice that is of other slides only, such as a password, is not among them.
 */

import type { BlockTypeName, SliceType } from '@sitewright/core/enumerations'
import type { JsonObject } from '@sitewright/core/json'
import type { BlockDefinition } from '../block-definition.ts'
import { BLOCKS, type BlockWords } from '../registry.ts'
import { heading, paragraph, type RichTextNode, textDocument } from '../rich-text/index.ts'

export interface Slice {
  readonly type: SliceType
  /** Label in the palette of a cover page, and one line about it. */
  readonly label: string
  readonly summary: string
  readonly block: BlockTypeName
  /** Replaces some of what the block begins with. */
  readonly props?: JsonObject
}

const text = (node: RichTextNode): JsonObject => ({
  text: textDocument(node) as unknown as JsonObject,
})

export const SLICES: readonly Slice[] = [
  {
    type: 'logo',
    label: 'Logo',
    summary: 'Your logo, or the name of the site.',
    block: 'logo',
  },
  {
    type: 'heading',
    label: 'Heading',
    summary: 'The largest words of the screen.',
    block: 'html',
    props: text(heading(1, 'What this is about')),
  },
  {
    type: 'sub-heading',
    label: 'Sub-heading',
    summary: 'A smaller line, above or below the heading.',
    block: 'html',
    props: text(heading(3, 'For whom, and why')),
  },
  {
    type: 'body',
    label: 'Body',
    summary: 'A few sentences.',
    block: 'html',
    props: text(paragraph('Say the rest in a sentence or two.')),
  },
  {
    type: 'buttons',
    label: 'Buttons',
    summary: 'The way on; add one for each way.',
    block: 'button',
  },
  {
    type: 'action',
    label: 'Action',
    summary: 'One line that leads further, quieter than a button.',
    block: 'link',
  },
  { type: 'image', label: 'Image', summary: 'One picture.', block: 'image' },
  { type: 'gallery', label: 'Gallery', summary: 'Several pictures.', block: 'gallery' },
  { type: 'video', label: 'Video', summary: 'A film.', block: 'video' },
  { type: 'album', label: 'Album', summary: 'Sounds to play.', block: 'album' },
  {
    type: 'social-icons',
    label: 'Social icons',
    summary: 'Your profiles elsewhere.',
    block: 'social-account-links-v2',
  },
  {
    type: 'navigation',
    label: 'Navigation',
    summary: 'The pages of your site.',
    block: 'navigation',
  },
  {
    type: 'newsletter',
    label: 'Newsletter',
    summary: 'A sign-up for your news.',
    block: 'newsletter',
  },
  { type: 'custom-form', label: 'Form', summary: 'One of your forms.', block: 'form' },
  { type: 'map', label: 'Map', summary: 'Where you are.', block: 'map' },
  {
    type: 'twitter',
    label: 'Twitter',
    summary: 'The way to your profile at Twitter.',
    block: 'twitter',
  },
]

/** Types by their block; a text is told by what it begins with. */
const TYPE_OF_BLOCK: ReadonlyMap<string, SliceType> = new Map(
  SLICES.filter(({ block }) => block !== 'html').map(({ block, type }) => [block, type]),
)

/** The slice that a block is on a cover page; undefined for blocks that are none. */
export function sliceTypeOf(block: BlockTypeName, props: JsonObject): SliceType | undefined {
  if (block !== 'html') return TYPE_OF_BLOCK.get(block)
  const [first] = (props.text as unknown as RichTextNode | undefined)?.content ?? []
  if (first?.type !== 'heading') return 'body'
  return first.attrs?.level === 1 ? 'heading' : 'sub-heading'
}

/** The block of a slice as palettes offer it: under the slice's name, and beginning as it does. */
export function blockOfSlice({ block, label, summary, props }: Slice): BlockDefinition {
  const definition = BLOCKS.find(({ name }) => name === block)
  if (!definition) throw new Error(`There is no block called ${block}`)
  return {
    ...definition,
    label,
    summary,
    begin: (words?: BlockWords) => ({ ...definition.begin(words), ...props }),
  }
}
