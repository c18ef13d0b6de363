import { heading, paragraph } from '../../rich-text/index.ts'
import type { SectionLayout } from '../section-layout.ts'
import { button, CENTERED, listOfPage, picture, words } from './parts.ts'

export const EVENT_LAYOUTS: readonly SectionLayout[] = [
  {
    name: 'dates',
    label: 'Dates',
    summary: 'Your next events in lines: day, place and a link.',
    settings: { theme: 'dark' },
    parts: [
      words([3, 0, 18, 3], heading(2, 'Where to meet us')),
      listOfPage('events', {
        block: 'tour-dates',
        at: [3, 3, 18, 8],
        props: { count: 6, showTime: true },
      }),
    ],
  },
  {
    name: 'calendar',
    label: 'Calendar',
    summary: 'Your events in the days of three months.',
    parts: [
      words([0, 0, 7, 4], heading(2, 'What is on')),
      listOfPage('events', { block: 'calendar', at: [8, 0, 16, 14] }),
    ],
  },
  {
    name: 'event-cards',
    label: 'Next events',
    summary: 'The three next events as cards with their pictures.',
    settings: { theme: 'soft' },
    parts: [
      words([0, 0, 16, 3], heading(2, 'Coming up')),
      listOfPage('events', {
        block: 'summary-v2',
        at: [0, 3, 24, 12],
        props: { count: 3, perRow: 3, allLabel: 'All dates' },
      }),
    ],
  },
  {
    name: 'programme',
    label: 'Programme of a day',
    summary: 'What happens when, from the morning to the evening.',
    parts: [
      words(
        [0, 0, 8, 6],
        heading(2, 'The day'),
        paragraph('Doors open half an hour before. There is coffee.'),
      ),
      {
        block: 'accordion',
        at: [10, 0, 14, 8],
        props: {
          items: [
            { title: '10:00 Welcome', body: 'Who speaks, and for how long.' },
            { title: '11:00 In groups', body: 'What each group does, and where.' },
            { title: '13:00 Lunch', body: 'What there is, also for those who eat no meat.' },
            { title: '14:00 Together again', body: 'What everybody takes home.' },
          ],
        },
      },
    ],
  },
  {
    name: 'event-invitation',
    label: 'Invitation',
    summary: 'One evening, with its day and place, over a picture.',
    settings: { theme: 'dark', height: 'large' },
    hasBackground: true,
    parts: [
      words(
        [3, 0, 18, 8],
        heading(3, 'Saturday, 12 June, 19:00', CENTERED),
        heading(2, 'An evening with the doors open', CENTERED),
        paragraph('Your street 1, your town', CENTERED),
      ),
      button([9, 9, 6, 2], { label: 'I will come', size: 'large', alignment: 'center' }),
    ],
  },
  {
    name: 'event-review',
    label: 'What it was like',
    summary: 'Pictures and a few words of the last time.',
    parts: [
      picture([0, 0, 8, 10]),
      picture([8, 2, 8, 10]),
      words(
        [17, 3, 7, 7],
        heading(2, 'Last year'),
        paragraph('Two hundred people, one long table, and rain that nobody noticed.'),
      ),
    ],
  },
]
