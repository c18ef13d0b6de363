import type { JsonObject } from '@sitewright/core/json'
import { type BlockContext, defineBlock } from '../block-definition.ts'
import { choice, number, text, type ValuesOf } from '../fields/index.ts'
import { listOf } from '../lists/block-list.ts'
import { listWish } from '../lists/list-wish.ts'
import { missingText } from '../lists/missing-text.ts'
import { eventsId } from '../lists/source-fields.ts'
import { siteText } from '../site-facts.ts'
import css from './block.css'
import markup from './block.html'
import { calendarMonths } from './months.ts'

const fields = {
  collectionId: eventsId(),
  title: text({ label: 'Title', isOptional: true, maxLength: 100 }),
  months: number({ label: 'Months, from this one on', min: 1, max: 12, step: 1, initial: 3 }),
  layout: choice({
    label: 'Layout',
    options: { month: 'Table of days', list: 'List' },
    initial: 'month',
  }),
  allLabel: text({
    label: 'Words of a link to all events',
    hint: 'Empty shows none.',
    isOptional: true,
    maxLength: 60,
  }),
}
type Props = ValuesOf<typeof fields>

/** Months of events as tables of days, one of them at a time; radio buttons turn the pages, without a script. */
export const calendarBlock = defineBlock({
  name: 'calendar',
  label: 'Calendar',
  summary: 'Events of a page by month, as a table of days or a list.',
  icon: 'CalendarDays',
  paletteSection: 'lists',
  keywords: ['events', 'dates', 'month', 'schedule', 'agenda'],
  hint: 'All months are on the page, and visitors turn them without waiting.',
  fields,
  example: { title: 'What is on', months: 3 },
  size: { desktop: { w: 16, h: 14 }, phone: { h: 12 } },
  markup,
  css,
  needs: (props) => ({ lists: [wishOf(props)] }),
  context(props, context) {
    const { title, layout, allLabel, collectionId } = props
    const { list, months } = monthsIn(props, context)
    const [page] = list.pages
    return {
      months: page ? months : [],
      title: title.trim(),
      label: title.trim() || page?.title || '',
      name: `calendar-${context.blockId}`,
      isTable: layout === 'month',
      hasSeveral: months.length > 1,
      monthBefore: context.words.blockMonthBefore,
      monthAfter: context.words.blockMonthAfter,
      noEvents: context.words.blockNoEvents,
      allLabel: allLabel.trim(),
      allUrl: page?.url ?? '',
      missing:
        context.mode === 'edit' &&
        missingText(list, {
          chosen: [collectionId],
          choose: 'Choose a page with events',
          empty: 'This page has no events to come. Add one to it.',
        }),
    }
  },
  themeContext(props, context) {
    const { list, months } = monthsIn(props, context)
    return { items: [...list.items], months, layout: props.layout, title: props.title.trim() }
  },
})

/** Maximum number of events in all months together. */
const MOST_EVENTS = 100

const wishOf = ({ collectionId, months }: Props) =>
  listWish({ collectionIds: [collectionId], months, limit: MOST_EVENTS })

function monthsIn(props: Props, { data, site }: BlockContext) {
  const list = listOf(wishOf(props), data)
  const timeZone = siteText(site, 'website.timeZone') || 'UTC'
  const months: JsonObject[] = calendarMonths(list, { count: props.months, timeZone })
  return { list, months }
}
