import { heading, linked, paragraph } from '@sitewright/blocks/rich-text'
import { block, button, document, image, rule, section, text } from './compose.ts'
import { defineStartingPoint } from './definition.ts'

const TALL = { width: 1280, height: 1600 } as const
const WIDE = { width: 1600, height: 1200 } as const

const CLIENTS = ['Tidewater Museum', 'Mill Street Library', 'Low Hills Press', 'Ada’s Bakery']

const WORK = [
  ['print', 'Open studios', 'Silkscreen in two colours'],
  ['poster', 'Autumn season', 'Posters'],
  ['identity', 'Tidewater Museum', 'A new identity'],
  ['room', 'Mill Street', 'A reading room'],
  ['cover', 'Low Hills', 'A book in five colours'],
  ['desk', 'The studio', 'Where it is made'],
] as const

/** A design studio that shows its work. */
export const studio = defineStartingPoint({
  id: 'studio',
  name: 'Studio',
  summary: 'A portfolio for a designer or a small studio: work first, words second.',
  theme: 'hearth',
  pages: { home: 'Home', work: 'Work', about: 'Studio', contact: 'Contact' },
  pictures: {
    icon: {
      kind: 'shapesSign',
      palette: 'ocean',
      seed: 1,
      width: 512,
      height: 512,
      altText: 'A circle and a square, the sign of the studio',
    },
    desk: {
      kind: 'studioDesk',
      palette: 'celadon',
      seed: 8,
      ...WIDE,
      altText: 'A desk with books, a lamp and prints on the wall',
    },
    poster: { kind: 'print', palette: 'clay', seed: 3, ...TALL, altText: 'A framed poster' },
    identity: {
      kind: 'paperCut',
      palette: 'ocean',
      seed: 5,
      width: 1600,
      height: 960,
      altText: 'Shapes cut from coloured paper',
    },
    room: {
      kind: 'room',
      palette: 'sage',
      seed: 6,
      ...TALL,
      altText: 'An armchair and a plant in a quiet room',
    },
    cover: {
      kind: 'landscape',
      palette: 'dusk',
      seed: 9,
      ...WIDE,
      altText: 'Layers of hills under a low sun',
    },
    print: { kind: 'print', palette: 'celadon', seed: 16, ...TALL, altText: 'A framed print' },
  },
  products: {},
  icon: 'icon',
  thumbnail: ['desk', 'poster', 'identity', 'room'],
  content: (kit) => ({
    header: { title: '', announcement: '', buttonLabel: 'Start a project', buttonUrl: '/contact' },
    pages: [
      {
        id: kit.page('home'),
        title: 'Home',
        isHome: true,
        navigation: null,
        document: document(
          section(
            {},
            text(
              [0, 2, 18, 7],
              heading(1, 'We design things people keep'),
              paragraph(
                'Identities, books and rooms for makers, museums and the odd bakery. A small studio, on purpose.',
              ),
            ),
            button([0, 10, 6, 2], 'See the work', `page:${kit.page('work')}`),
            image([0, 14, 24, 18], kit.picture('desk')),
          ),
          section(
            {},
            text([0, 0, 16, 2], heading(2, 'Selected work')),
            image([0, 3, 13, 15], kit.picture('identity'), {
              caption: 'Tidewater Museum: a new identity',
            }),
            image([15, 3, 9, 15], kit.picture('poster'), { caption: 'Autumn season: posters' }),
            image([0, 20, 9, 15], kit.picture('room'), { caption: 'Reading room, Mill Street' }),
            image([11, 20, 13, 15], kit.picture('cover'), {
              caption: 'Low Hills: a book in five colours',
            }),
          ),
          section(
            { theme: 'dark' },
            text([0, 0, 8, 4], heading(2, 'What we do')),
            text(
              [9, 0, 7, 4],
              heading(3, 'Identity'),
              paragraph('Names, marks and the rules that let others use them well.'),
            ),
            text(
              [17, 0, 7, 4],
              heading(3, 'Print and space'),
              paragraph('Books, signs, exhibitions, and the rooms they end up in.'),
            ),
          ),
          section(
            { theme: 'soft' },
            text(
              [3, 0, 18, 4],
              heading(2, 'Something on your mind?', { align: 'center' }),
              paragraph('Tell us in two sentences. We answer within two days.', {
                align: 'center',
              }),
            ),
            button([7, 5, 10, 2], 'Start a project', `page:${kit.page('contact')}`, {
              alignment: 'center',
            }),
          ),
        ),
      },
      {
        id: kit.page('work'),
        title: 'Work',
        document: document(
          section(
            {},
            text(
              [0, 1, 16, 5],
              heading(1, 'Work'),
              paragraph('A few things from the last years that we would do again.'),
            ),
            block([0, 8, 24, 30], 'gallery', {
              pictures: WORK.map(([name, title, description]) => ({
                ...{ assetId: kit.picture(name), title, description },
                ...{ altText: '', link: { href: '', newWindow: false }, videoUrl: '' },
                focalPoint: null,
              })),
              galleryDesign: 'grid',
              galleryPerRow: 2,
              galleryPadding: 24,
              galleryAspectRatio: 'four-three',
              galleryShowsTitles: true,
              galleryLightbox: true,
            }),
          ),
        ),
      },
      {
        id: kit.page('about'),
        title: 'Studio',
        document: document(
          section(
            {},
            image([0, 0, 10, 18], kit.picture('room')),
            text(
              [12, 2, 11, 12],
              heading(1, kit.siteTitle),
              paragraph(
                'We are three people with one long table. We take on a handful of projects a year, so that whoever you meet on the first day is who draws on the last.',
              ),
            ),
          ),
          section(
            { theme: 'soft' },
            block([3, 0, 18, 6], 'quote', {
              text: 'They asked what we wanted to stop doing. Nobody had asked us that.',
              source: 'Maren Lund',
              role: 'Director, Tidewater Museum',
              size: 'large',
              style: 'plain',
              alignment: 'center',
            }),
          ),
          section(
            { height: 'small' },
            text([0, 0, 24, 2], heading(2, 'We have worked for')),
            block([0, 3, 24, 3], 'marquee', {
              entries: CLIENTS.map((text) => ({
                ...{ text, pictureId: '' },
                link: { href: '', newWindow: false },
              })),
              size: 'medium',
              fades: true,
            }),
          ),
        ),
      },
      {
        id: kit.page('contact'),
        title: 'Contact',
        document: document(
          section(
            {},
            text(
              [0, 1, 16, 6],
              heading(1, 'Start a project'),
              paragraph('What is it, when should it be there, and what would make it a success?'),
            ),
            button([0, 8, 8, 2], 'Write to us', 'mailto:studio@example.com', { size: 'large' }),
            rule([0, 12, 24, 1]),
            text(
              [0, 14, 10, 5],
              heading(2, 'Studio'),
              paragraph('Third floor, 40 Canal Street'),
              paragraph([linked('+1 555 010 0142', 'tel:+15550100142')]),
            ),
            text(
              [12, 14, 10, 5],
              heading(2, 'Press'),
              paragraph([linked('press@example.com', 'mailto:press@example.com')]),
            ),
          ),
        ),
      },
    ],
    footer: document(
      section(
        { theme: 'dark', height: 'small' },
        text([0, 0, 12, 3], heading(2, kit.siteTitle), paragraph('Design studio')),
        text(
          [14, 0, 10, 3],
          paragraph([linked('studio@example.com', 'mailto:studio@example.com')]),
          paragraph([linked('Work', `page:${kit.page('work')}`)]),
        ),
      ),
    ),
  }),
})
