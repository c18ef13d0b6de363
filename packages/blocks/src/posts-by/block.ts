import type { BlockTypeName } from '@sitewright/core/enumerations'
import { defineBlock } from '../block-definition.ts'
import { choice, number, text, toggle } from '../fields/index.ts'
import { listOf } from '../lists/block-list.ts'
import {
  COUNTED_WORDS,
  type CountKind,
  type CountOrder,
  countedLinks,
  countsWish,
  NOTHING_COUNTED,
} from '../lists/counted-links.ts'
import { missingText } from '../lists/missing-text.ts'
import { collectionId } from '../lists/source-fields.ts'
import css from './block.css'
import markup from './block.html'

/** Properties in which the four blocks differ. */
interface PostsBy {
  readonly name: BlockTypeName
  readonly of: CountKind
  readonly label: string
  readonly summary: string
  readonly icon: string
  readonly keywords: readonly string[]
  /** The order beside that by number. */
  readonly byName: string
  readonly title: string
}

const postsBy = ({ name, of, label, summary, icon, keywords, byName, title }: PostsBy) =>
  defineBlock({
    name,
    label,
    summary,
    icon,
    paletteSection: 'lists',
    keywords,
    fields: {
      collectionId: collectionId(),
      title: text({ label: 'Title', isOptional: true, maxLength: 100 }),
      order: choice<CountOrder>({
        label: 'Order',
        options: { name: byName, count: 'Most first' },
        initial: 'name',
      }),
      count: number({ label: 'How many at most', min: 1, max: 100, step: 1, initial: 20 }),
      showCounts: toggle({ label: 'Number of posts', initial: true }),
      layout: choice({
        label: 'Layout',
        options: { column: 'Below each other', row: 'In a row' },
        initial: 'column',
      }),
    },
    example: { title },
    size: { desktop: { w: 6, h: 6 }, phone: { h: 6 } },
    markup,
    css,
    needs: (props) => ({ lists: [countsWish(props.collectionId, of)] }),
    context({ collectionId, order, count, showCounts, layout, title }, context) {
      const list = listOf(countsWish(collectionId, of), context.data)
      const links = countedLinks(list, { of, order, most: count })
      return {
        links,
        title: title.trim(),
        titleId: `${name}-${context.blockId}`,
        label: context.words[COUNTED_WORDS[of]],
        layout,
        showCounts,
        missing:
          context.mode === 'edit' &&
          missingText(list, { chosen: [collectionId], empty: NOTHING_COUNTED[of] }),
      }
    },
    themeContext({ collectionId, order, count, title }, { data }) {
      const list = listOf(countsWish(collectionId, of), data)
      return {
        items: countedLinks(list, { of, order, most: count }),
        title: title.trim(),
        collectionId,
      }
    },
  })

const ALPHABET = 'By name'

/** Authors of posts, with the number of what each wrote. */
export const postsByAuthorBlock = postsBy({
  name: 'posts-by-author',
  of: 'authors',
  label: 'Posts by author',
  summary: 'Everyone who wrote on a page, with links to what they wrote.',
  icon: 'Users',
  keywords: ['blog', 'writers', 'people', 'contributors', 'archive'],
  byName: ALPHABET,
  title: 'Who writes here',
})

export const postsByTagBlock = postsBy({
  name: 'posts-by-tag',
  of: 'tags',
  label: 'Posts by tag',
  summary: 'The tags of a page, with links to what has them.',
  icon: 'Tag',
  keywords: ['blog', 'topics', 'keywords', 'archive'],
  byName: ALPHABET,
  title: 'Tags',
})

export const postsByCategoryBlock = postsBy({
  name: 'posts-by-category',
  of: 'categories',
  label: 'Posts by category',
  summary: 'The categories of a page, with links to what is in them.',
  icon: 'FolderTree',
  keywords: ['blog', 'topics', 'sections', 'archive'],
  byName: ALPHABET,
  title: 'Categories',
})

export const postsByMonthBlock = postsBy({
  name: 'posts-by-month',
  of: 'months',
  label: 'Posts by month',
  summary: 'The months in which a page grew, with links to what is from them.',
  icon: 'CalendarRange',
  keywords: ['blog', 'archive', 'history', 'date', 'year'],
  byName: 'Newest first',
  title: 'Month by month',
})
