import type { JsonObject } from '@sitewright/core/json'
import { type BlockContext, defineBlock } from '../block-definition.ts'
import {
  alignment,
  choice,
  is,
  isNot,
  link,
  list,
  text,
  toggle,
  type ValuesOf,
} from '../fields/index.ts'
import { linkTargets, resolveLink } from '../link/link.ts'
import css from './block.css'
import markup from './block.html'
import { type PrintedLink, printedLinks } from './links.ts'

const fields = {
  source: choice({
    label: 'Links',
    options: { main: 'Main navigation', footer: 'Footer', own: 'Chosen' },
    initial: 'main',
  }),
  links: list({
    label: 'Chosen links',
    entryLabel: 'Link',
    namedBy: 'title',
    max: 30,
    fields: { title: text({ label: 'Words', maxLength: 100 }), link: link() },
    shownWhen: { source: is('own') },
  }),
  title: text({ label: 'Heading', isOptional: true, maxLength: 100 }),
  orientation: choice({
    label: 'Layout',
    options: { row: 'In a row', column: 'Below each other' },
    initial: 'row',
  }),
  withInner: toggle({
    label: 'Pages inside of others',
    initial: true,
    shownWhen: { source: isNot('own') },
  }),
  current: choice({
    label: 'The page one is on',
    options: { underlined: 'Underlined', bold: 'Bold', same: 'Like the others' },
    initial: 'underlined',
  }),
  alignment: alignment({ label: 'Alignment', initial: 'left' }),
}
type NavigationProps = ValuesOf<typeof fields>

/** A navigation of the site, or a list of links of its own. */
export const navigationBlock = defineBlock({
  name: 'navigation',
  label: 'Navigation',
  summary: 'The pages of your navigation, or links that you choose.',
  icon: 'Menu',
  paletteSection: 'links',
  keywords: ['menu', 'pages', 'sitemap', 'list of links'],
  hint: 'What is in the main navigation is arranged under Pages.',
  fields,
  example: {
    source: 'own',
    links: [
      { title: 'Bowls', link: { href: '/', newWindow: false } },
      { title: 'Cups', link: { href: '/', newWindow: false } },
      { title: 'Courses', link: { href: '/', newWindow: false } },
    ],
  },
  size: { desktop: { w: 12, h: 2 }, phone: { h: 3 } },
  markup,
  css,
  context(props, context) {
    const links = linksOf(props, context)
    const { title, orientation, current, alignment } = props
    return {
      links: asJson(links),
      title: title.trim(),
      label:
        title.trim() ||
        context.words[props.source === 'footer' ? 'blockFooterLinks' : 'blockLinks'],
      titleId: `navigation-${context.blockId}`,
      orientation,
      isRow: orientation === 'row',
      current,
      alignment,
      missing: context.mode === 'edit' && missingText(props),
    }
  },
  themeContext: (props, context) => ({
    navigationTitle: props.title.trim(),
    items: asJson(linksOf(props, context)),
    orientation: props.orientation,
    navigationAlignment: props.alignment,
  }),
})

function linksOf(props: NavigationProps, { data, pageId }: BlockContext): readonly PrintedLink[] {
  const { source, withInner } = props
  if (source !== 'own') {
    return printedLinks(data.navigations.get(source) ?? [], { pageId, withInner })
  }
  const targets = linkTargets(data)
  return props.links.flatMap(({ title, link: { href, newWindow } }) => {
    const url = resolveLink(href, targets)
    if (!url || title.trim() === '') return []
    const isCurrent = pageId !== undefined && href === `page:${pageId}`
    return [{ title: title.trim(), url, newWindow, isCurrent, links: [] }]
  })
}

const asJson = (links: readonly PrintedLink[]) => links as unknown as JsonObject[]

function missingText({ source }: NavigationProps): string {
  return source === 'own' ? 'Add links to this list' : 'No pages are in this navigation yet'
}
