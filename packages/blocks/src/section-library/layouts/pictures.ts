import { heading, paragraph } from '../../rich-text/index.ts'
import type { LayoutPart, SectionLayout } from '../section-layout.ts'
import { gallery, picture, words } from './parts.ts'

const card = (x: number, title: string, body: string): LayoutPart =>
  picture([x, 0, 8, 12], {
    design: 'stack',
    title,
    body,
    buttonLabel: 'Read more',
    link: { href: '/', newWindow: false },
  })

export const PICTURE_LAYOUTS: readonly SectionLayout[] = [
  {
    name: 'gallery-wall',
    label: 'Gallery wall',
    summary: 'Pictures in rows, which open large.',
    parts: [
      words([0, 0, 16, 3], heading(2, 'A look around')),
      gallery([0, 3, 24, 18], 6, {
        galleryDesign: 'grid',
        galleryPerRow: 3,
        galleryPadding: 12,
        galleryLightbox: true,
      }),
    ],
  },
  {
    name: 'picture-cards',
    label: 'Picture cards',
    summary: 'Three pictures, each with a title, a sentence and a link.',
    parts: [
      card(0, 'What we make', 'The thing that people come back for, in one sentence.'),
      card(8, 'How we work', 'What is different about it, and why that matters.'),
      card(16, 'Where we are', 'When the door is open, and how to find it.'),
    ],
  },
  {
    name: 'slideshow',
    label: 'Slideshow',
    summary: 'One large picture after the other.',
    parts: [
      gallery([0, 0, 24, 16], 6, {
        galleryDesign: 'slideshow',
        galleryAspectRatio: 'widescreen',
        galleryAutoCrop: true,
        galleryControls: true,
      }),
    ],
  },
  {
    name: 'picture-story',
    label: 'Picture with overlapping words',
    summary: 'A wide picture, and a card of words that reaches into it.',
    settings: { theme: 'soft' },
    parts: [
      picture([0, 0, 24, 16], {
        design: 'overlap',
        title: 'How it began',
        body: 'Every place has a story. Tell the one that explains everything else.',
        buttonLabel: 'The whole story',
        link: { href: '/', newWindow: false },
      }),
    ],
  },
  {
    name: 'video-text',
    label: 'Video with text',
    summary: 'A film, and what it is about.',
    parts: [
      { block: 'video', at: [0, 0, 14, 12] },
      words(
        [15, 2, 9, 8],
        heading(2, 'See it for yourself'),
        paragraph('Say what the film shows, for those who do not play it.'),
      ),
    ],
  },
  {
    name: 'picture-wide',
    label: 'Wide picture',
    summary: 'One picture from edge to edge, with a line below it.',
    parts: [picture([0, 0, 24, 16], { caption: 'What it shows, and where it was taken' })],
  },
  {
    name: 'picture-pair',
    label: 'Two pictures',
    summary: 'A large picture and a smaller one, a little lower.',
    parts: [picture([0, 0, 14, 14]), picture([15, 4, 9, 12])],
  },
  {
    name: 'picture-text-left',
    label: 'Picture and text',
    summary: 'A picture on the left, words on the right.',
    settings: { theme: 'soft' },
    parts: [
      picture([1, 0, 10, 12]),
      words(
        [13, 2, 10, 8],
        heading(2, 'Look closer'),
        paragraph('Say what cannot be seen on the picture: what it is made of, and by whom.'),
      ),
    ],
  },
  {
    name: 'gallery-stack',
    label: 'Pictures below each other',
    summary: 'Each picture in its own shape, one below the other.',
    parts: [gallery([3, 0, 18, 24], 4, { galleryDesign: 'stacked' })],
  },
]
