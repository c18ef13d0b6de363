/** The sections of the page of formatters, as in the language's reference. */

import type { Section } from '../documentation/section.ts'

export const FORMATTER_SECTIONS = {
  core: {
    title: 'Core',
    intro: 'Text, numbers, lists and the values of other names. They need nothing but the value.',
  },
  content: {
    title: 'Content',
    intro: 'Images, videos, colours and the things that collections hold.',
  },
  social: {
    title: 'Social and dates',
    intro:
      'Comments and sharing; and dates in English, by the letters that [the guide](../template-language.md#dates-in-english) lists. Dates of other languages are under [Languages](#languages).',
  },
  commerce: {
    title: 'Commerce',
    intro:
      'Products, carts and orders. A product is an item whose `structuredContent` has a `productType`: 1 is physical, 2 digital, 3 a service and 4 a gift card.',
  },
  languages: {
    title: 'Languages',
    intro:
      "Numbers, money, times and sentences as the site's language writes them. Their options are explained in [the guide](../template-language.md#dates-money-and-languages).",
  },
} as const satisfies Readonly<Record<string, Section>>

export type FormatterSection = keyof typeof FORMATTER_SECTIONS
