import { isBlank } from '@sitewright/core/blank'
import type { JsonObject } from '@sitewright/core/json'
import { fillIn } from '@sitewright/core/words/fill-in'
import { type BlockContext, defineBlock } from '../block-definition.ts'
import { choice, code, isNot, toggle, type ValuesOf } from '../fields/index.ts'
import css from './block.css'
import markup from './block.html'

const LANGUAGES = {
  html: 'HTML',
  css: 'CSS',
  javascript: 'JavaScript',
  markdown: 'Markdown',
  json: 'JSON',
  text: 'Plain text',
} as const
type Language = keyof typeof LANGUAGES

/** Languages that make nothing on a page, so that visitors can only read them. */
const ONLY_READ = ['text', 'json'] as const

const fields = {
  language: choice({ label: 'Language', options: LANGUAGES, initial: 'html' }),
  source: code({ label: 'Code', maxLength: 400_000 }),
  showSource: toggle({
    label: 'Show the source',
    hint: 'Visitors read the code instead of what it makes.',
    initial: false,
    shownWhen: { language: isNot(...ONLY_READ) },
  }),
  canCopy: toggle({
    label: 'Button to copy it',
    hint: 'Where visitors read the code.',
    initial: false,
  }),
}
type CodeProps = ValuesOf<typeof fields>

/** How each language gets onto a page, if it is not shown. */
const RUNS: Readonly<Partial<Record<Language, (source: string, context: BlockContext) => string>>> =
  {
    html: (source) => source,
    css: (source) => `<style>${insideStyle(source)}</style>`,
    javascript: (source) => `<script>${insideScript(source)}</script>`,
    markdown: (source, { markdown }) => markdown.whole(source),
  }

/** CSS escaped for a style element: only the end tag could end it, and CSS can write it in another way. */
function insideStyle(css: string): string {
  return css.replace(/<\/(?=style)/gi, '<\\/')
}

/** JavaScript escaped for a script element: in its texts and patterns `\/` and `\!` mean the same. */
function insideScript(script: string): string {
  return script.replace(/<\/(?=script)/gi, '<\\/').replace(/<!--/g, '<\\!--')
}

/** The owner's own code, which runs on the live site and never in the editor, or is shown to be read. */
export const codeBlock = defineBlock({
  name: 'code',
  label: 'Code',
  summary: 'Your own HTML, CSS or JavaScript, or a listing of code to read.',
  icon: 'CodeXml',
  paletteSection: 'more',
  keywords: ['script', 'style', 'embed', 'snippet', 'listing', 'json', 'markdown'],
  fields,
  hint: 'Code runs on the live page only, never in the editor.',
  example: { language: 'html', source: '<p>Fired on 4 May</p>' },
  migrations: [(props) => ({ canCopy: false, ...props })],
  size: { desktop: { w: 12, h: 6 }, phone: { h: 6 } },
  capability: 'site.code',
  markup,
  css,
  context(props, context) {
    const { language, source, canCopy } = props
    const { mode, words, highlight } = context
    if (isBlank(source)) return { isMissing: mode === 'edit' }
    const name = LANGUAGES[language]
    const run = runOf(props)
    if (run && mode === 'publish') return { raw: run(source, context) }
    if (run) return { inert: source, language: name }
    return {
      listing: source,
      html: highlight(source, language) ?? '',
      label: fillIn(words.blockCodeIn, { language: name }),
      canCopy,
    }
  },
  themeContext(props, context): JsonObject | undefined {
    const { language, source } = props
    const run = runOf(props)
    // In the editor code is shown instead of run, which a theme's markup could not do.
    if (context.mode === 'edit' || !run || isBlank(source)) return undefined
    return { mode: language, source, html: run(source, context) }
  },
})

/** How the code gets onto the page; undefined where it is shown. */
function runOf({ language, showSource }: CodeProps) {
  return showSource ? undefined : RUNS[language]
}
