import { type BlockContext, defineBlock } from '../block-definition.ts'
import { lines, link, text, type ValuesOf } from '../fields/index.ts'
import css from './block.css'
import markup from './block.html'
import { LOOK_FIELDS, linkForTheme } from './drawn-link.ts'
import { linkTargets, resolveLink } from './link.ts'

const fields = {
  label: text({ label: 'Words', maxLength: 200, word: 'blockReadMore' }),
  description: lines({ label: 'Description', isOptional: true, maxLength: 500, rows: 2 }),
  link: link(),
  ...LOOK_FIELDS,
}

/** A link to anything, on a line of its own or as a card. */
export const linkBlock = defineBlock({
  name: 'link',
  label: 'Link',
  summary: 'A line or a card that leads to a page, a file or another site.',
  icon: 'Link2',
  paletteSection: 'links',
  keywords: ['address', 'url', 'download', 'card'],
  fields,
  example: {
    label: 'How a bowl is made',
    description: 'From the wheel to the second firing, in twelve pictures.',
    link: { href: '/', newWindow: false },
    look: 'card',
  },
  size: { desktop: { w: 8, h: 2 }, phone: { h: 2 } },
  markup,
  css,
  context: (props, context) => ({
    ...drawn(props, context),
    missing: context.mode === 'edit' && 'Give this link its words',
  }),
  themeContext: (props, context) => linkForTheme(drawn(props, context)),
})

function drawn(
  { label, description, link: { href, newWindow }, ...look }: ValuesOf<typeof fields>,
  { data }: BlockContext,
) {
  const url = resolveLink(href, linkTargets(data))
  return { label: label.trim(), description: description.trim(), url, newWindow, ...look }
}
