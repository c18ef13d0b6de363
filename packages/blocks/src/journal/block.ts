import { defineBlock } from '../block-definition.ts'
import { group, number, text, toggle, type ValuesOf } from '../fields/index.ts'
import { listOf } from '../lists/block-list.ts'
import { listWish } from '../lists/list-wish.ts'
import { missingText } from '../lists/missing-text.ts'
import { collectionId, headingLevel } from '../lists/source-fields.ts'
import { teaserOf } from '../lists/teaser.ts'
import css from './block.css'
import markup from './block.html'

const fields = {
  collectionId: collectionId(),
  count: number({ label: 'How many', min: 1, max: 30, step: 1, initial: 5 }),
  title: text({ label: 'Title', isOptional: true, maxLength: 100 }),
  level: headingLevel(),
  show: group({
    date: toggle({ label: 'Date', initial: true }),
    author: toggle({ label: 'Author', initial: false }),
    excerpt: toggle({ label: 'Excerpt', initial: false }),
  }),
  allLabel: text({
    label: 'Words of a link to the whole page',
    hint: 'Empty shows none.',
    isOptional: true,
    maxLength: 60,
  }),
}
type Props = ValuesOf<typeof fields>

/** The latest items of a page as lines of text. */
export const journalBlock = defineBlock({
  name: 'journal',
  label: 'Latest posts',
  summary: 'The newest posts of a page, a line each.',
  icon: 'Newspaper',
  paletteSection: 'lists',
  keywords: ['blog', 'news', 'journal', 'recent', 'feed'],
  fields,
  example: { title: 'Lately', count: 4, allLabel: 'Read all' },
  size: { desktop: { w: 8, h: 6 }, phone: { h: 6 } },
  markup,
  css,
  needs: (props) => ({ lists: [wishOf(props)] }),
  context(props, context) {
    const { title, level, show, allLabel, collectionId } = props
    const list = listOf(wishOf(props), context.data)
    return {
      items: list.items.map((item) => teaserOf(item, list)),
      title: title.trim(),
      titleId: `journal-${context.blockId}`,
      label: title.trim() || list.pages[0]?.title || '',
      level,
      show,
      hasMeta: show.date || show.author,
      allLabel: allLabel.trim(),
      allUrl: list.pages[0]?.url ?? '',
      missing:
        context.mode === 'edit' &&
        missingText(list, {
          chosen: [collectionId],
          empty: 'Nothing on this page can be seen by visitors yet. Add something to it.',
        }),
    }
  },
  themeContext(props, { data }) {
    const { items, pages } = listOf(wishOf(props), data)
    const [page] = pages
    return {
      items: [...items],
      collection: page ? { ...page, fullUrl: page.url } : null,
      collectionId: props.collectionId,
      title: props.title.trim(),
    }
  },
})

const wishOf = ({ collectionId, count }: Props) =>
  listWish({ collectionIds: [collectionId], order: 'newest', limit: count, withoutShown: true })
