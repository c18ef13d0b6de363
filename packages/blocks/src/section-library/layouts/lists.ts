import { heading } from '../../rich-text/index.ts'
import type { SectionLayout } from '../section-layout.ts'
import { gallery, listOfPage, words } from './parts.ts'

export const LIST_LAYOUTS: readonly SectionLayout[] = [
  {
    name: 'latest-posts',
    label: 'Latest posts',
    summary: 'The three newest posts of your blog, as cards.',
    parts: [
      words([0, 0, 16, 3], heading(2, 'Latest posts')),
      listOfPage('blog', {
        block: 'summary-v2',
        at: [0, 3, 24, 12],
        props: { count: 3, perRow: 3, allLabel: 'All posts' },
      }),
    ],
  },
  {
    name: 'post-list',
    label: 'Posts as a list',
    summary: 'The newest posts one below the other, each with its picture.',
    settings: { theme: 'soft' },
    parts: [
      words([0, 0, 7, 4], heading(2, 'From the journal')),
      listOfPage('blog', {
        block: 'summary-v2',
        at: [8, 0, 16, 16],
        props: { count: 4, design: 'list', allLabel: 'All posts' },
      }),
    ],
  },
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
    name: 'gallery-strip',
    label: 'Strip of pictures',
    summary: 'Pictures in a row that is moved sideways.',
    parts: [
      gallery([0, 0, 24, 12], 8, {
        galleryDesign: 'slider',
        galleryControls: true,
        galleryLightbox: true,
      }),
    ],
  },
]
