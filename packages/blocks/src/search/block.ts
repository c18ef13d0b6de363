import * as z from 'zod'
import { type BlockContext, defineBlock } from '../block-definition.ts'
import { optionalId } from '../fields.ts'
import css from './block.css'
import markup from './block.html'

const schema = z.object({
  /** Only what is on this page is searched; empty for the whole site. */
  collectionId: optionalId,
  placeholder: z.string().max(100),
  showButton: z.boolean(),
})
export type SearchProps = z.infer<typeof schema>

/** A field that leads to the site's search page. */
export const searchBlock = defineBlock<SearchProps>({
  type: 33,
  name: 'search',
  label: 'Search',
  summary: 'A field that searches the site, or one page of it.',
  version: 1,
  schema,
  defaults: () => ({ collectionId: '', placeholder: 'Search', showButton: true }),
  migrations: [],
  size: { desktop: { w: 8, h: 2 }, phone: { h: 2 } },
  markup,
  css,
  context: searchContext,
  themeContext: searchContext,
})

function searchContext(
  { collectionId, placeholder, showButton }: SearchProps,
  { blockId, data }: BlockContext,
) {
  const isThere = data.pagePaths.has(collectionId)
  return {
    fieldId: `search-${blockId}`,
    collectionId: isThere ? collectionId : '',
    placeholder: placeholder.trim(),
    showButton,
  }
}
