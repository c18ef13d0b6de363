import { isBlank } from '@sitewright/core/blank'
import { type BlockContext, defineBlock } from '../block-definition.ts'
import { alignment, choice, lines, link, picture, text, type ValuesOf } from '../fields/index.ts'
import { linkTargets, resolveLink } from '../link/link.ts'
import { pictureOf } from '../picture.ts'
import css from './block.css'
import markup from './block.html'

const fields = {
  text: lines({ label: 'Quote', maxLength: 2000 }),
  source: text({ label: 'Who said it', isOptional: true, maxLength: 200 }),
  role: text({
    label: 'More about them',
    hint: 'What they do, or where it was said.',
    isOptional: true,
    maxLength: 200,
  }),
  link: link(),
  portraitId: picture(),
  style: choice({
    label: 'Style',
    options: { marks: 'Quotation marks', line: 'Line at the side', plain: 'Plain' },
    initial: 'marks',
  }),
  size: choice({
    label: 'Size',
    options: { small: 'Small', medium: 'Medium', large: 'Large' },
    initial: 'medium',
  }),
  alignment: alignment({ label: 'Alignment', initial: 'left' }),
}

/** Someone's words, with who said them. */
export const quoteBlock = defineBlock({
  name: 'quote',
  label: 'Quote',
  summary: 'Someone’s words, and who said them.',
  icon: 'Quote',
  paletteSection: 'text',
  keywords: ['testimonial', 'review', 'praise', 'citation'],
  family: 'words',
  fields,
  example: {
    text: 'The bowl I reach for every morning. It has outlived two kitchens.',
    source: 'Ingrid Aas',
    role: 'Baker in Bergen',
  },
  size: { desktop: { w: 12, h: 5 }, phone: { h: 5 } },
  markup,
  css,
  context({ text, style, size, alignment, ...who }, context) {
    if (isBlank(text)) return { isMissing: context.mode === 'edit' }
    return { text: text.trim(), style, size, alignment, ...said(who, context) }
  },
  themeContext({ text, style, size, alignment, ...who }, context) {
    if (isBlank(text)) return undefined
    const { source, role, url, newWindow } = said(who, context)
    return {
      quote: text.trim(),
      source,
      role,
      sourceUrl: url ?? '',
      newWindow,
      style,
      size,
      alignment,
    }
  },
})

/** The lines below the quote. The portrait says nothing that the name beside it does not. */
function said(
  {
    source,
    role,
    link,
    portraitId,
  }: Pick<ValuesOf<typeof fields>, 'source' | 'role' | 'link' | 'portraitId'>,
  { data, isEager }: BlockContext,
) {
  const asset = data.assets.get(portraitId)
  const portrait = asset?.originalSize
    ? pictureOf(asset, { altText: '', share: { desktop: 0.05, phone: 0.2 }, isEager })
    : undefined
  return {
    source: source.trim(),
    role: role.trim(),
    url: resolveLink(link.href, linkTargets(data)),
    newWindow: link.newWindow,
    ...(portrait && { portrait }),
  }
}
