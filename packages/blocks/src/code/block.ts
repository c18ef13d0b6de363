import { isBlank } from '@sitewright/core/blank'
import { defineBlock } from '../block-definition.ts'
import { choice, code, isNot, toggle } from '../fields/index.ts'
import css from './block.css'
import markup from './block.html'

/** CSS escaped for a style element: only the end tag could end it, and CSS can write it in another way. */
function insideStyle(css: string): string {
  return css.replace(/<\/(?=style)/gi, '<\\/')
}

/** The owner's own HTML or CSS. It runs on the live site and never in the editor. */
export const codeBlock = defineBlock({
  name: 'code',
  label: 'Code',
  summary: 'Your own HTML or CSS, or a listing of it.',
  icon: 'CodeXml',
  paletteSection: 'more',
  keywords: ['script', 'style', 'embed'],
  fields: {
    language: choice({
      label: 'Language',
      options: { html: 'HTML', css: 'CSS', text: 'Text' },
      initial: 'html',
    }),
    source: code({ label: 'Code', maxLength: 400_000 }),
    showSource: toggle({
      label: 'Show the source',
      hint: 'Visitors read the code instead of what it makes.',
      initial: false,
      // Plain text is always shown.
      shownWhen: { language: isNot('text') },
    }),
  },
  hint: 'Code runs on the live page only, never in the editor.',
  example: { language: 'html', source: '<p>Fired on 4 May</p>' },
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
  themeContext({ language, source, showSource }, { mode }) {
    // In the editor code is shown instead of run, which a theme's markup could not do.
    if (mode === 'edit' || showSource || language === 'text' || isBlank(source)) return undefined
    const html = language === 'css' ? `<style>${insideStyle(source)}</style>` : source
    return { mode: language, source, html }
  },
})
