import type { ListWish } from '@sitewright/blocks/registry'
import type { TemplateItem } from '@sitewright/page/data/template-item'

type Compare = (a: TemplateItem, b: TemplateItem) => number

const timeOf = ({ startDate, publishOn }: TemplateItem) => Number(startDate ?? publishOn ?? 0)
const byTime: Compare = (a, b) => timeOf(a) - timeOf(b)

/** Items of several collections as one list, in the order that is wished for; of one they come in its order. */
export function mergeListed(
  found: readonly (readonly TemplateItem[])[],
  { order, period, limit, skip }: ListWish,
): readonly TemplateItem[] {
  const [first = [], ...others] = found
  if (others.length === 0) return first
  const all = found.flat()
  return [...all].sort(orderOf(order, period, all)).slice(skip, skip + limit)
}

/** Events that are to come begin with the nearest; everything else with the newest. */
function orderOf(
  order: ListWish['order'],
  period: ListWish['period'],
  all: readonly TemplateItem[],
): Compare {
  if (order === 'title') return (a, b) => a.title.localeCompare(b.title)
  if (order === 'oldest') return byTime
  const areEvents = all.every(({ startDate }) => startDate !== undefined)
  return order === 'page' && areEvents && period !== 'past' ? byTime : (a, b) => byTime(b, a)
}
