import { heading, paragraph } from '../../rich-text/index.ts'
import type { LayoutPart, SectionLayout } from '../section-layout.ts'
import { button, CENTERED, gallery, picture, words } from './parts.ts'

const profiles = (at: LayoutPart['at'], alignment = 'center'): LayoutPart => ({
  block: 'social-account-links-v2',
  at,
  props: { alignment, size: 'large' },
})

const logo = (at: LayoutPart['at'], alignment = 'center'): LayoutPart => ({
  block: 'logo',
  at,
  props: { alignment },
})

const line = (y: number, label: string): LayoutPart => ({
  block: 'button',
  at: [7, y, 10, 2],
  props: { label, alignment: 'center', size: 'large' },
})

/** The screen that a new cover page begins with. */
export const NEW_COVER: SectionLayout = {
  name: 'cover-welcome',
  label: 'Welcome',
  summary: 'A picture that fills the screen, with large words and two ways on.',
  settings: { theme: 'dark', height: 'large' },
  hasBackground: true,
  parts: [
    logo([6, 0, 12, 3]),
    words([3, 4, 18, 5], heading(1, 'Come in', CENTERED)),
    words([4, 9, 16, 3], paragraph('Say in one sentence what waits behind this page.', CENTERED)),
    button([6, 13, 6, 2], { size: 'large', alignment: 'center', label: 'Enter' }),
    button([12, 13, 6, 2], {
      ...{ size: 'large', alignment: 'center' },
      ...{ style: 'secondary', label: 'About us' },
    }),
    profiles([6, 17, 12, 2]),
  ],
}

export const COVER_LAYOUTS: readonly SectionLayout[] = [
  NEW_COVER,
  {
    name: 'cover-soon',
    label: 'Opening soon',
    summary: 'What is coming, and a sign-up to hear of it.',
    settings: { theme: 'accent', height: 'large' },
    parts: [
      words([3, 0, 18, 3], heading(3, 'Opening in spring', CENTERED)),
      words([2, 3, 20, 5], heading(1, 'Something new is on its way', CENTERED)),
      {
        block: 'newsletter',
        at: [5, 9, 14, 7],
        props: { title: '', text: 'Be told on the day, and not before.', layout: 'column' },
      },
    ],
  },
  {
    name: 'cover-links',
    label: 'Links',
    summary: 'Your name and a few buttons: the page behind a link in a profile.',
    settings: { theme: 'soft', height: 'large' },
    parts: [
      logo([6, 0, 12, 3]),
      words([4, 3, 16, 3], paragraph('Who you are, in one line.', CENTERED)),
      line(7, 'The newest thing'),
      line(9, 'The shop'),
      line(11, 'Dates'),
      line(13, 'Write to me'),
      profiles([6, 16, 12, 2]),
    ],
  },
  {
    name: 'cover-words',
    label: 'Large words',
    summary: 'One sentence, at the left, and where it leads.',
    settings: { theme: 'light', height: 'large' },
    parts: [
      words(
        [0, 0, 18, 8],
        heading(1, 'One sentence that says all of it, as large as the screen allows'),
      ),
      { block: 'link', at: [0, 9, 12, 2], props: { label: 'See the work' } },
    ],
  },
  {
    name: 'cover-show',
    label: 'Pictures',
    summary: 'Pictures that change by themselves, above your name.',
    settings: { theme: 'dark', height: 'large' },
    parts: [
      gallery([2, 0, 20, 14], 6, {
        galleryDesign: 'slideshow',
        galleryAspectRatio: 'widescreen',
        galleryAutoCrop: true,
        galleryAutoplay: true,
        galleryControls: true,
      }),
      logo([2, 15, 8, 3], 'left'),
      { block: 'navigation', at: [10, 15, 12, 3], props: { alignment: 'right' } },
    ],
  },
  {
    name: 'cover-place',
    label: 'Place and hours',
    summary: 'A picture beside where you are and when you are open.',
    settings: { theme: 'light', height: 'large' },
    parts: [
      picture([0, 0, 12, 18], { design: 'inline', fit: 'cover' }),
      words(
        [14, 1, 10, 6],
        heading(1, 'Open today'),
        paragraph('Your street 1, your town. Tuesday to Saturday, 10 to 18.'),
      ),
      button([14, 8, 10, 2], { size: 'large', label: 'Book a table' }),
      profiles([14, 12, 10, 2], 'left'),
    ],
  },
]
