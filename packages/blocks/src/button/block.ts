import { defineBlock } from '../block-definition.ts'
import { alignment, choice, link, text } from '../fields/index.ts'
import { linkTargets, resolveLink } from '../link/link.ts'
import css from './block.css'
import markup from './block.html'

/** A link that looks like a button. */
export const buttonBlock = defineBlock({
  name: 'button',
  label: 'Button',
  summary: 'A link that asks to be pressed.',
  icon: 'MousePointerClick',
  paletteSection: 'basics',
  keywords: ['call to action', 'cta'],
  fields: {
    label: text({ label: 'Label', maxLength: 100, word: 'blockFindOutMore' }),
    link: link(),
    style: choice({
      label: 'Style',
      options: { primary: 'Filled', secondary: 'Outline', tertiary: 'Plain' },
      initial: 'primary',
    }),
    size: choice({
      label: 'Size',
      options: { small: 'Small', medium: 'Medium', large: 'Large' },
      initial: 'medium',
    }),
    alignment: alignment({ label: 'Alignment', initial: 'left' }),
  },
  example: { label: 'Book a table' },
  size: { desktop: { w: 6, h: 2 }, phone: { h: 2 } },
  markup,
  css,
  context: ({ label, link: { href, newWindow }, style, size, alignment }, { data, mode }) => ({
    label: label.trim(),
    url: resolveLink(href, linkTargets(data)),
    newWindow,
    style,
    size,
    alignment,
    isEdited: mode === 'edit',
  }),
  themeContext({ label, link: { href, newWindow }, style, size, alignment }, { data }) {
    const url = resolveLink(href, linkTargets(data))
    return {
      buttonText: label.trim(),
      buttonLink: url ?? '',
      clickthroughUrl: url ? { url, newWindow } : null,
      newWindow,
      buttonStyle: style,
      buttonSize: size,
      buttonAlignment: alignment,
    }
  },
})
