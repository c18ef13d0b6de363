import type { JsonObject } from '@sitewright/core/json'
import { type BlockContext, defineBlock } from '../block-definition.ts'
import { choice, number, text, toggle, type ValuesOf } from '../fields/index.ts'
import { listOf } from '../lists/block-list.ts'
import { listWish } from '../lists/list-wish.ts'
import { missingText } from '../lists/missing-text.ts'
import { eventsId } from '../lists/source-fields.ts'
import { readItem, teaserOf } from '../lists/teaser.ts'
import css from './block.css'
import markup from './block.html'

const fields = {
  collectionId: eventsId(),
  period: choice({
    label: 'Shows',
    options: { upcoming: 'Dates to come', past: 'Past dates' },
    initial: 'upcoming',
  }),
  count: number({ label: 'How many', min: 1, max: 100, step: 1, initial: 12 }),
  title: text({ label: 'Title', isOptional: true, maxLength: 100 }),
  showTime: toggle({ label: 'Time of day', initial: false }),
  ticketLabel: text({
    label: 'Words of the link to tickets',
    hint: 'Empty says: Tickets',
    isOptional: true,
    maxLength: 40,
  }),
  nothing: text({
    label: 'Said while there are no dates',
    hint: 'Empty shows nothing then.',
    isOptional: true,
    maxLength: 200,
  }),
}
type Props = ValuesOf<typeof fields>

/** Dates of a tour, or of any events, a line each with its place and its tickets. */
export const tourDatesBlock = defineBlock({
  name: 'tour-dates',
  label: 'Tour dates',
  summary: 'Dates of an events page, with place and tickets.',
  icon: 'Ticket',
  paletteSection: 'lists',
  keywords: ['concerts', 'gigs', 'shows', 'events', 'band', 'tickets', 'workshops'],
  hint: 'A date leads to tickets where its event has a source; all else is entered with the event.',
  fields,
  example: { title: 'On the road' },
  size: { desktop: { w: 16, h: 8 }, phone: { h: 10 } },
  markup,
  css,
  needs: (props) => ({ lists: [wishOf(props)] }),
  context(props, context) {
    const { title, showTime, ticketLabel, collectionId, nothing, period } = props
    const { list, dates } = datesIn(props, context)
    return {
      dates,
      title: title.trim(),
      label: title.trim() || list.pages[0]?.title || '',
      showTime,
      ticketLabel: ticketLabel.trim() || context.words.blockTickets,
      nothing: list.pages.length > 0 ? nothing.trim() : '',
      missing:
        context.mode === 'edit' &&
        missingText(list, {
          chosen: [collectionId],
          choose: 'Choose a page with events',
          empty:
            period === 'past'
              ? 'No event of this page is over yet'
              : 'This page has no events to come. Add one to it.',
        }),
    }
  },
  themeContext(props, context) {
    const { list, dates } = datesIn(props, context)
    return { items: [...list.items], dates, title: props.title.trim() }
  },
})

const wishOf = ({ collectionId, period, count }: Props) =>
  listWish({ collectionIds: [collectionId], period, limit: count })

function datesIn(props: Props, { data }: BlockContext) {
  const list = listOf(wishOf(props), data)
  const isOver = props.period === 'past'
  const dates = list.items.map((item): JsonObject => {
    const { sourceUrl, location, fullUrl } = readItem(item)
    const lines = [location?.addressTitle, location?.addressLine1, location?.addressLine2]
    return {
      ...teaserOf(item, list),
      url: fullUrl,
      place: lines.filter(Boolean).join(', '),
      ticketUrl: isOver ? '' : sourceUrl,
    }
  })
  return { list, dates }
}
