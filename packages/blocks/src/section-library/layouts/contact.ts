import { heading, paragraph } from '../../rich-text/index.ts'
import type { SectionLayout } from '../section-layout.ts'
import { button, CENTERED, words } from './parts.ts'

const HOURS = [
  { from: 'tuesday', until: 'friday', times: '10–18' },
  { from: 'saturday', until: 'same', times: '10–16' },
  { from: 'sunday', until: 'monday', times: '' },
]

export const CONTACT_LAYOUTS: readonly SectionLayout[] = [
  {
    name: 'hours-map',
    label: 'Opening hours and map',
    summary: 'When you are open, where that is, and the way there.',
    parts: [
      words([0, 0, 16, 3], heading(2, 'Come by')),
      { block: 'geo', at: [0, 3, 8, 10], props: { hours: HOURS } },
      {
        block: 'map',
        at: [10, 3, 14, 10],
        props: {
          place: { address: 'Your street 1\nYour town', latitude: null, longitude: null },
          showsCoordinates: false,
        },
      },
    ],
  },
  {
    name: 'contact',
    label: 'Contact',
    summary: 'A sentence that invites, a button to write to you, and your profiles.',
    settings: { theme: 'soft' },
    parts: [
      words(
        [0, 0, 12, 6],
        heading(2, 'Say hello'),
        paragraph('We answer within a day, also when the answer is no.'),
      ),
      button([14, 1, 10, 2], {
        label: 'Write to us',
        size: 'large',
        link: { href: 'mailto:hello@example.com', newWindow: false },
      }),
      {
        block: 'social-account-links-v2',
        at: [14, 4, 10, 2],
        props: { style: 'border' },
      },
    ],
  },
  {
    name: 'contact-form',
    label: 'Contact form',
    summary: 'A few questions for those who want to write to you.',
    parts: [
      words(
        [0, 0, 9, 6],
        heading(2, 'Write to us'),
        paragraph('Tell us what you have in mind. We read every word.'),
      ),
      { block: 'form', at: [11, 0, 13, 14], fill: (site) => ({ formId: site.form() }) },
    ],
  },
  {
    name: 'newsletter',
    label: 'Newsletter and profiles',
    summary: 'A place to sign up for your news, above links to your profiles.',
    settings: { theme: 'accent' },
    parts: [
      {
        block: 'newsletter',
        at: [4, 0, 16, 7],
        props: {
          title: 'News, now and then',
          text: 'Once a month: what is new, and what is next.',
        },
      },
      {
        block: 'social-account-links-v2',
        at: [4, 8, 16, 2],
        props: { size: 'large' },
      },
    ],
  },
  {
    name: 'follow',
    label: 'Follow us',
    summary: 'A line and the icons of your profiles.',
    settings: { theme: 'dark', height: 'small' },
    parts: [
      words([3, 0, 18, 2], heading(2, 'See what we are up to', CENTERED)),
      {
        block: 'social-account-links-v2',
        at: [3, 3, 18, 2],
        props: { alignment: 'center', size: 'large', style: 'solid' },
      },
    ],
  },
  {
    name: 'visit',
    label: 'Map beside the address',
    summary: 'A large map, and the address with a way to write.',
    parts: [
      {
        block: 'map',
        at: [0, 0, 15, 12],
        props: {
          place: { address: 'Your street 1\nYour town', latitude: null, longitude: null },
          showsCoordinates: false,
        },
      },
      words(
        [16, 2, 8, 6],
        heading(2, 'Find us'),
        paragraph('Your street 1, your town. Five minutes from the station.'),
      ),
      button([16, 9, 8, 2], { label: 'Write to us', style: 'secondary' }),
    ],
  },
  {
    name: 'before-you-write',
    label: 'Questions before the form',
    summary: 'What is asked most, and below it the form for all else.',
    settings: { theme: 'soft' },
    parts: [
      words([4, 0, 16, 3], heading(2, 'Before you write', CENTERED)),
      {
        block: 'accordion',
        at: [4, 4, 16, 6],
        props: {
          items: [
            {
              title: 'When will I hear from you?',
              body: 'Within a day, and on Mondays within two.',
            },
            { title: 'Can I come by?', body: 'Say when, and whether one has to book.' },
          ],
        },
      },
      { block: 'form', at: [4, 11, 16, 14], fill: (site) => ({ formId: site.form() }) },
    ],
  },
]
