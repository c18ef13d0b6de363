import { isBlank } from '@sitewright/core/blank'
import * as z from 'zod'
import { defineBlock } from '../block-definition.ts'
import css from './block.css'
import markup from './block.html'

export const CODE_LANGUAGES = ['html', 'css', 'text'] as const

const schema = z.object({
  language: z.enum(CODE_LANGUAGES),
  source: z.string().max(400_000, 'That code is too long.'),
  /** Shows the source instead of running it. Plain text is always shown. */
  showSource: z.boolean(),
})
export type CodeProps = z.infer<typeof schema>

/** CSS that stays in its element: the end tag is the one thing that ends it, and in CSS the same is written otherwise. */
function insideStyle(css: string): string {
  return css.replace(/<\/(?=style)/gi, '<\\/')
}

/** The owner's own HTML or CSS. It runs on the live site and never in the editor. */
export const codeBlock = defineBlock<CodeProps>({
  type: 23,
  name: 'code',
  label: 'Code',
  summary: 'Your own HTML or CSS, or a listing of it.',
  version: 1,
  schema,
  defaults: () => ({ language: 'html', source: '', showSource: false }),
  migrations: [],
  size: { desktop: { w: 12, h: 6 }, phone: { h: 6 } },
  capability: 'site.code',
  markup,
  css,
  context({ language, source, showSource }, { mode }) {
    const isEmpty = isBlank(source)
    if (isEmpty) return { isMissing: mode === 'edit' }
    if (showSource || language === 'text') return { listing: source }
    if (mode === 'edit') return { inert: source, language: language.toUpperCase() }
    return language === 'css' ? { style: insideStyle(source) } : { raw: source }
  },
})
