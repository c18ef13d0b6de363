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
  {
    name: 'posts-wide',
    label: 'Posts in two columns',
    summary: 'Four posts with large pictures, two beside each other.',
    parts: [
      words([0, 0, 16, 3], heading(2, 'Stories')),
      listOfPage('blog', {
        block: 'summary-v2',
        at: [0, 3, 24, 20],
        props: { count: 4, perRow: 2 },
      }),
    ],
  },
]
