/** The sections of the page of predicates, as in the language's reference. */

import type { Section } from '../documentation/section.ts'

export const PREDICATE_SECTIONS = {
  comparisons: {
    title: 'Comparisons and numbers',
    intro:
      'What is compared is JSON if it looks like JSON (`5`, `"text"`, `true`, `null`, `[1,2]`) and the name of a value otherwise. With one argument it is compared with the value at hand, with two they are compared with each other.',
    first: [
      'equal?',
      'notEqual?',
      'greaterThan?',
      'greaterThanOrEqual?',
      'lessThan?',
      'lessThanOrEqual?',
      'even?',
      'odd?',
      'nth?',
      'plural?',
      'singular?',
      'has-multiple?',
    ],
  },
  items: {
    title: 'Collections and items',
    intro: 'What page this is, and what an item has.',
  },
  kinds: {
    title: 'Kinds of items',
    intro:
      'By `recordType`. Some hold as well for items that were promoted from a block of that kind.',
    isTable: true,
  },
  promoted: {
    title: 'Promoted blocks',
    intro: 'By `promotedBlockType`.',
    isTable: true,
  },
  galleries: {
    title: 'Galleries',
    intro: 'By the `options` of a gallery.',
    isTable: true,
  },
  backgrounds: {
    title: 'Backgrounds',
    intro: 'By `backgroundSource`.',
    isTable: true,
  },
  social: {
    title: 'Social',
    intro: 'Comments and who keeps them.',
  },
  commerce: {
    title: 'Commerce',
    intro: 'Products, as in [the formatters for them](formatters.md#commerce).',
  },
  languages: {
    title: 'Languages',
    intro: 'How people measure.',
  },
  slides: {
    title: 'Slides',
    intro: 'Cover pages, which are made of slices.',
  },
} as const satisfies Readonly<Record<string, Section>>

export type PredicateSection = keyof typeof PREDICATE_SECTIONS
