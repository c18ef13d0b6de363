import { FOLDER_BEHAVIORS } from '@sitewright/core/enumerations'
import type { JsonObject } from '@sitewright/core/json'
import { type BlockContext, defineBlock } from '../block-definition.ts'
import { choice, collection, is, text, toggle, type ValuesOf } from '../fields/index.ts'
import { linkOfPage, printedLinks } from '../navigation/links.ts'
import css from './block.css'
import markup from './block.html'

const fields = {
  collectionId: collection({ label: 'Folder', none: 'Choose a folder', offers: 'folders' }),
  behavior: choice({
    label: 'Shows',
    options: { index: 'Its pages', redirect: 'Its first page', none: 'A menu' },
    initial: 'index',
  }),
  layout: choice({
    label: 'Layout',
    options: { list: 'List', cards: 'Cards' },
    initial: 'list',
    shownWhen: { behavior: is('index') },
  }),
  showTitle: toggle({ label: 'Title', initial: true, shownWhen: { behavior: is('index') } }),
  title: text({
    label: 'Title',
    hint: 'Empty uses the title of the folder.',
    isOptional: true,
    maxLength: 100,
  }),
}
type FolderProps = ValuesOf<typeof fields>

/** The pages of a folder: listed, in a menu that opens, or the first of them. */
export const folderBlock = defineBlock({
  name: 'folder',
  label: 'Folder',
  summary: 'The pages in a folder, as a list, as cards or as a menu that opens.',
  icon: 'FolderOpen',
  paletteSection: 'links',
  keywords: ['subpages', 'dropdown', 'section', 'index'],
  hint: 'Pages are put into folders under Pages.',
  fields,
  example: { layout: 'cards' },
  size: { desktop: { w: 8, h: 4 }, phone: { h: 4 } },
  markup,
  css,
  context(props, context) {
    const { title, links, first } = folderOf(props, context)
    return {
      title,
      titleId: `folder-${context.blockId}`,
      showTitle: props.showTitle,
      layout: props.layout,
      links: props.behavior === 'redirect' ? null : links,
      isMenu: props.behavior === 'none',
      first: props.behavior === 'redirect' ? first : null,
      missing: context.mode === 'edit' && missingText(props, context),
    }
  },
  themeContext(props, context) {
    const { title, links, first } = folderOf(props, context)
    return {
      title,
      items: links,
      folderBehavior: FOLDER_BEHAVIORS[props.behavior],
      redirectUrl: (first?.url as string | undefined) ?? '',
      collectionId: props.collectionId,
    }
  },
})

function folderOf({ collectionId, title }: FolderProps, { data, pageId }: BlockContext) {
  const folder = linkOfPage(collectionId, data)
  const links = printedLinks(folder?.items ?? [], { pageId, withInner: false })
  const all = links as unknown as readonly JsonObject[]
  const name = title.trim() || data.pageTitles.get(collectionId) || ''
  return { title: name, links: [...all], first: all[0] ?? null }
}

function missingText({ collectionId }: FolderProps, { data }: BlockContext): string {
  if (collectionId === '') return 'Choose a folder'
  return data.pagePaths.has(collectionId)
    ? 'No pages are in this folder yet'
    : 'This folder was removed. Choose another.'
}
