import { type BlockContext, defineBlock } from '../block-definition.ts'
import { collection, text, toggle, type ValuesOf } from '../fields/index.ts'
import css from './block.css'
import markup from './block.html'

const fields = {
  collectionId: collection({ label: 'Searches', none: 'The whole site' }),
  placeholder: text({
    label: 'Words in the field',
    isOptional: true,
    isSearched: false,
    maxLength: 100,
    word: 'blockSearch',
  }),
  showButton: toggle({ label: 'Button', initial: true }),
}

/** A search field that leads to the site's search page. */
export const searchBlock = defineBlock({
  name: 'search',
  label: 'Search',
  summary: 'A field that searches the site, or one page of it.',
  icon: 'Search',
  paletteSection: 'more',
  keywords: ['find', 'look up'],
  fields,
  example: { placeholder: 'Find a bowl' },
  size: { desktop: { w: 8, h: 2 }, phone: { h: 2 } },
  markup,
  css,
  context: searchContext,
  themeContext: searchContext,
})

function searchContext(
  { collectionId, placeholder, showButton }: ValuesOf<typeof fields>,
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
