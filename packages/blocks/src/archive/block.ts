import type { JsonObject } from '@sitewright/core/json'
import { type BlockContext, defineBlock } from '../block-definition.ts'
import { choice, is, number, text, toggle, type ValuesOf } from '../fields/index.ts'
import { listOf } from '../lists/block-list.ts'
import {
  type CountKind,
  type CountOrder,
  countedLinks,
  countsWish,
  NOTHING_COUNTED,
  WORDS,
} from '../lists/counted-links.ts'
import { missingText } from '../lists/missing-text.ts'
import { collectionId } from '../lists/source-fields.ts'
import css from './block.css'
import markup from './block.html'

const fields = {
  collectionId: collectionId(),
  groupBy: choice<CountKind>({
    label: 'By',
    options: { months: 'Month', categories: 'Category', tags: 'Tag', authors: 'Author' },
    initial: 'months',
  }),
  layout: choice({
    label: 'Layout',
    options: { index: 'List', dropdown: 'Menu that opens' },
    initial: 'index',
  }),
  title: text({ label: 'Title', isOptional: true, maxLength: 100 }),
  order: choice<CountOrder>({
    label: 'Order',
    options: { name: 'By name or date', count: 'Most first' },
    initial: 'name',
  }),
  count: number({ label: 'How many at most', min: 1, max: 200, step: 1, initial: 60 }),
  showCounts: toggle({ label: 'Number of items', initial: true }),
  buttonLabel: text({
    label: 'Button of the menu',
    hint: 'Empty says: Show',
    isOptional: true,
    maxLength: 40,
    shownWhen: { layout: is('dropdown') },
  }),
}
type Props = ValuesOf<typeof fields>

/** Parameters of a list's address that its choices stand for. */
const PARAMETERS: Readonly<Record<CountKind, string>> = {
  months: 'month',
  categories: 'category',
  tags: 'tag',
  authors: 'author',
}

/** Everything on a page by month, category, tag or author, as a list or in a menu that needs no script. */
export const archiveBlock = defineBlock({
  name: 'archive',
  label: 'Archive',
  summary: 'Ways into everything on a page: by month, category, tag or author.',
  icon: 'Archive',
  paletteSection: 'lists',
  keywords: ['blog', 'history', 'months', 'years', 'dropdown', 'index', 'older'],
  fields,
  example: { title: 'Archive' },
  size: { desktop: { w: 8, h: 8 }, phone: { h: 8 } },
  markup,
  css,
  needs: ({ collectionId, groupBy }) => ({ lists: [countsWish(collectionId, groupBy)] }),
  context(props, context) {
    const { title, groupBy, layout, showCounts, buttonLabel } = props
    const { links, list } = linksIn(props, context)
    const isDropdown = layout === 'dropdown'
    return {
      isFound: links.length > 0,
      isDropdown,
      groups: isDropdown ? [] : groupsOf(links, props),
      options: isDropdown ? links.map((link) => ({ ...link, value: choiceOf(link, groupBy) })) : [],
      action: list.pages[0]?.url ?? '',
      parameter: PARAMETERS[groupBy],
      fieldId: `archive-${context.blockId}`,
      title: title.trim(),
      label: title.trim() || context.words[WORDS[groupBy]],
      buttonLabel: buttonLabel.trim() || context.words.blockShow,
      showCounts,
      missing:
        context.mode === 'edit' &&
        missingText(list, { chosen: [props.collectionId], empty: NOTHING_COUNTED[groupBy] }),
    }
  },
  themeContext(props, context) {
    const { collectionId, groupBy, layout, title } = props
    const { links } = linksIn(props, context)
    return { items: links, groupBy: PARAMETERS[groupBy], layout, title: title.trim(), collectionId }
  },
})

function linksIn({ collectionId, groupBy, order, count }: Props, { data }: BlockContext) {
  const list = listOf(countsWish(collectionId, groupBy), data)
  return { list, links: countedLinks(list, { of: groupBy, order, most: count }) }
}

/** Months by their years where they are in the order of time; everything else is one group without a name. */
function groupsOf(links: readonly JsonObject[], { groupBy, order }: Props): JsonObject[] {
  if (groupBy !== 'months' || order !== 'name') return [{ links: [...links] }]
  const years = new Map<string, JsonObject[]>()
  for (const link of links) {
    const year = String(link.name).slice(-4)
    years.set(year, [...(years.get(year) ?? []), { ...link, isOfYear: true }])
  }
  return [...years].map(([year, months]) => ({ year, links: months }))
}

/** Value of a choice: what the address of its items has as the parameter. */
function choiceOf({ url }: JsonObject, groupBy: CountKind): string {
  const query = String(url).split('?')[1] ?? ''
  return new URLSearchParams(query).get(PARAMETERS[groupBy]) ?? ''
}
