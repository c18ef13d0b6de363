/** Fields that blocks with items of a collection have alike. */

import { choice, collection, isNot, terms } from '../fields/index.ts'

export const collectionId = (label = 'From') =>
  collection({ label, none: 'Choose a page', offers: 'lists' })

export const eventsId = () =>
  collection({ label: 'Events from', none: 'Choose a page with events', offers: 'events' })

const isChosen = { collectionId: isNot('') }

export const FILTER_FIELDS = {
  categories: terms({
    label: 'Categories',
    hint: 'Only items in one of these.',
    of: 'categories',
    from: 'collectionId',
    shownWhen: isChosen,
  }),
  tags: terms({
    label: 'Tags',
    hint: 'Only items with one of these.',
    of: 'tags',
    from: 'collectionId',
    shownWhen: isChosen,
  }),
  authors: terms({
    label: 'Authors',
    hint: 'Only items by one of these.',
    of: 'authors',
    from: 'collectionId',
    shownWhen: isChosen,
  }),
}

export const order = () =>
  choice({
    label: 'Order',
    options: { page: 'As on its page', newest: 'Newest', oldest: 'Oldest', title: 'By title' },
    initial: 'page',
  })

export const headingLevel = () =>
  choice({
    label: 'Level of headings',
    options: { h2: '2', h3: '3', h4: '4' },
    initial: 'h3',
  })
