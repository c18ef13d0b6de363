import { isBlank } from '@sitewright/core/blank'
import { defineBlock } from '../block-definition.ts'
import { lines } from '../fields/index.ts'
import css from './block.css'
import markup from './block.html'

/** A text in Markdown. */
export const markdownBlock = defineBlock({
  name: 'markdown',
  label: 'Markdown',
  summary: 'A text written in Markdown, with headings, lists and tables.',
  icon: 'Heading',
  paletteSection: 'text',
  keywords: ['text', 'table', 'writing', 'md'],
  family: 'words',
  fields: {
    source: lines({
      label: 'Text in Markdown',
      hint: '# Heading, **bold**, *italic*, [words](https://example.com), - list, > quote, | table |',
      maxLength: 50_000,
      rows: 16,
    }),
  },
  hint: 'Pictures have to be on this site: ![Description](/path). HTML is shown as it is typed.',
  example: {
    source: [
      '## How to care for stoneware',
      'Wash it **by hand** or in a cool machine. Never put a hot bowl under cold water.',
      '1. Rinse it while it is warm.\n2. Dry it upside down.\n3. Oil bare clay *once a year*.',
      '| Glaze | Oven | Microwave |\n| --- | :---: | :---: |\n| Celadon | yes | yes |\n| Gold rim | yes | no |',
    ].join('\n\n'),
  },
  size: { desktop: { w: 12, h: 8 }, phone: { h: 8 } },
  markup,
  css,
  context: ({ source }, { mode, markdown }) =>
    isBlank(source) ? { isMissing: mode === 'edit' } : { html: markdown.whole(source) },
  themeContext: ({ source }, { mode, markdown }) =>
    isBlank(source) && mode === 'edit' ? undefined : { source, html: markdown.whole(source) },
})
