import { defineBlock } from '../block-definition.ts'
import { alignment, choice, number, toggle } from '../fields/index.ts'
import { listOf } from '../lists/block-list.ts'
import {
  COUNTED_WORDS,
  type CountOrder,
  countedLinks,
  countsWish,
  NOTHING_COUNTED,
} from '../lists/counted-links.ts'
import { missingText } from '../lists/missing-text.ts'
import { collectionId } from '../lists/source-fields.ts'
import css from './block.css'
import markup from './block.html'

/** Tags or categories of a page, the larger the more items have them. */
export const tagCloudBlock = defineBlock({
  name: 'tag-cloud',
  label: 'Tag cloud',
  summary: 'Tags or categories of a page; those that more items have stand out.',
  icon: 'Cloud',
  paletteSection: 'lists',
  keywords: ['tags', 'categories', 'topics', 'keywords', 'blog'],
  fields: {
    collectionId: collectionId(),
    of: choice({
      label: 'Shows',
      options: { tags: 'Tags', categories: 'Categories' },
      initial: 'tags',
    }),
    order: choice<CountOrder>({
      label: 'Order',
      options: { name: 'By name', count: 'Most first' },
      initial: 'name',
    }),
    count: number({ label: 'How many at most', min: 1, max: 100, step: 1, initial: 40 }),
    isSized: toggle({ label: 'Larger the more there are', initial: true }),
    showCounts: toggle({ label: 'Number of items', initial: false }),
    alignment: alignment({ label: 'Alignment', initial: 'left' }),
  },
  example: { alignment: 'center' },
  size: { desktop: { w: 12, h: 4 }, phone: { h: 5 } },
  markup,
  css,
  needs: ({ collectionId, of }) => ({ lists: [countsWish(collectionId, of)] }),
  context({ collectionId, of, order, count, isSized, showCounts, alignment }, context) {
    const list = listOf(countsWish(collectionId, of), context.data)
    return {
      links: countedLinks(list, { of, order, most: count }),
      label: context.words[COUNTED_WORDS[of]],
      isSized,
      showCounts,
      alignment,
      missing:
        context.mode === 'edit' &&
        missingText(list, { chosen: [collectionId], empty: NOTHING_COUNTED[of] }),
    }
  },
  themeContext({ collectionId, of, order, count, alignment }, { data }) {
    const list = listOf(countsWish(collectionId, of), data)
    return { items: countedLinks(list, { of, order, most: count }), alignment, collectionId }
  },
})
