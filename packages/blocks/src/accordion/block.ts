import { isBlank } from '@sitewright/core/blank'
import { defineBlock } from '../block-definition.ts'
import { choice, lines, list, text, toggle } from '../fields/index.ts'
import css from './block.css'
import markup from './block.html'

/** Titles that open to show what is below them. */
export const accordionBlock = defineBlock({
  name: 'accordion',
  label: 'Accordion',
  summary: 'Questions that open to show their answers.',
  icon: 'ListCollapse',
  paletteSection: 'text',
  keywords: ['faq', 'questions', 'answers', 'toggle', 'collapse'],
  fields: {
    items: list({
      label: 'Entries',
      entryLabel: 'Entry',
      namedBy: 'title',
      max: 50,
      fields: {
        title: text({ label: 'Title', maxLength: 300 }),
        body: lines({
          label: 'Text',
          hint: '**bold**, *italic*, [words](https://example.com), - list',
          maxLength: 5000,
          rows: 6,
        }),
      },
    }),
    firstOpen: toggle({ label: 'First one open', initial: false }),
    oneAtATime: toggle({
      label: 'One at a time',
      hint: 'Opening one closes the others.',
      initial: false,
    }),
    icon: choice({
      label: 'Icon',
      options: { plus: 'Plus', arrow: 'Arrow', none: 'None' },
      initial: 'plus',
    }),
    iconSide: choice({
      label: 'Side of the icon',
      options: { end: 'Behind the title', start: 'Before the title' },
      initial: 'end',
    }),
    dividers: toggle({ label: 'Lines between', initial: true }),
  },
  example: {
    items: [
      {
        title: 'Do you ship abroad?',
        body: 'Yes, to **all of Europe**. It takes three to six days.',
      },
      {
        title: 'May I bring my own clay?',
        body: 'Gladly:\n\n- stoneware up to 1240 °C\n- no raku',
      },
      {
        title: 'What if a bowl breaks?',
        body: '[Write to us](mailto:hello@example.com) and we throw another.',
      },
    ],
    firstOpen: true,
  },
  beginsWithExample: true,
  size: { desktop: { w: 12, h: 8 }, phone: { h: 8 } },
  markup,
  css,
  context({ items, firstOpen, oneAtATime, ...look }, { blockId, mode, markdown }) {
    const shown = items.filter(({ title, body }) => !isBlank(title) || !isBlank(body))
    if (shown.length === 0) return { isMissing: mode === 'edit' }
    return {
      ...look,
      items: shown.map(({ title, body }, place) => ({
        title: title.trim() || '…',
        html: markdown.short(body),
        isOpen: firstOpen && place === 0,
        group: oneAtATime ? `accordion-${blockId}` : '',
      })),
    }
  },
  themeContext({ items, firstOpen, oneAtATime, icon, iconSide, dividers }, { markdown }) {
    return {
      accordionItems: items.map(({ title, body }) => ({
        title,
        description: markdown.short(body),
      })),
      isExpandedFirstItem: firstOpen,
      shouldAllowMultipleOpenItems: !oneAtATime,
      iconType: icon,
      iconPlacement: iconSide,
      isDividerEnabled: dividers,
    }
  },
})
