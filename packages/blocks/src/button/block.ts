import * as z from 'zod'
import { defineBlock } from '../block-definition.ts'
import { link, linkNeeds, NO_LINK, resolveLink } from '../link/link.ts'
import css from './block.css'
import markup from './block.html'

export const BUTTON_STYLES = ['primary', 'secondary', 'tertiary'] as const
export const BUTTON_SIZES = ['small', 'medium', 'large'] as const
export const BUTTON_ALIGNMENTS = ['left', 'center', 'right'] as const

const schema = z.object({
  label: z.string().max(100),
  link,
  style: z.enum(BUTTON_STYLES),
  size: z.enum(BUTTON_SIZES),
  alignment: z.enum(BUTTON_ALIGNMENTS),
})
export type ButtonProps = z.infer<typeof schema>

/** A link that asks to be pressed. */
export const buttonBlock = defineBlock<ButtonProps>({
  type: 53,
  name: 'button',
  label: 'Button',
  summary: 'A link that asks to be pressed.',
  version: 1,
  schema,
  defaults: () => ({
    label: 'Find out more',
    link: NO_LINK,
    style: 'primary',
    size: 'medium',
    alignment: 'left',
  }),
  migrations: [],
  size: { desktop: { w: 6, h: 2 }, phone: { h: 2 } },
  markup,
  css,
  words: ({ label }) => [label],
  needs: ({ link: { href } }) => linkNeeds(href),
  context: ({ label, link: { href, newWindow }, style, size, alignment }, { data, mode }) => ({
    label: label.trim(),
    url: resolveLink(href, {
      pagePaths: data.pagePaths,
      assetUrl: (id) => data.assets.get(id)?.assetUrl,
    }),
    newWindow,
    style,
    size,
    alignment,
    isEdited: mode === 'edit',
  }),
  themeContext: ({ label, link: { href, newWindow }, style, size, alignment }, { data }) => ({
    buttonText: label.trim(),
    clickthroughUrl: {
      url:
        resolveLink(href, {
          pagePaths: data.pagePaths,
          assetUrl: (id) => data.assets.get(id)?.assetUrl,
        }) ?? '',
      newWindow,
    },
    newWindow,
    buttonStyle: style,
    buttonSize: size,
    buttonAlignment: alignment,
  }),
})
