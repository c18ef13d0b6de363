import { type BlockContext, defineBlock } from '../block-definition.ts'
import { collection, lines, text, toggle, type ValuesOf } from '../fields/index.ts'
import css from '../link/block.css'
import markup from '../link/block.html'
import { LOOK_FIELDS, linkForTheme } from '../link/drawn-link.ts'

const fields = {
  collectionId: collection({ label: 'Page', none: 'Choose a page', offers: 'all' }),
  label: text({
    label: 'Words',
    hint: 'Empty uses the page’s own title, also after it has changed.',
    isOptional: true,
    maxLength: 200,
  }),
  description: lines({ label: 'Description', isOptional: true, maxLength: 500, rows: 2 }),
  newWindow: toggle({ label: 'Opens a new window', initial: false }),
  ...LOOK_FIELDS,
}

/** A link to a page of the site, under that page's title. */
export const collectionLinkBlock = defineBlock({
  name: 'collection-link',
  label: 'Page link',
  summary: 'Leads to a page of this site, under its title.',
  icon: 'FileSymlink',
  paletteSection: 'links',
  keywords: ['collection', 'blog', 'shop', 'internal'],
  fields,
  example: { description: 'Who throws, glazes and fires.', look: 'card' },
  size: { desktop: { w: 8, h: 2 }, phone: { h: 2 } },
  markup,
  css,
  context: (props, context) => ({
    ...drawn(props, context),
    isCurrent: props.collectionId !== '' && props.collectionId === context.pageId,
    missing: context.mode === 'edit' && missingText(props),
  }),
  themeContext: (props, context) => ({
    ...linkForTheme(drawn(props, context)),
    collectionId: props.collectionId,
  }),
})

type Props = ValuesOf<typeof fields>

/** A page that is gone leaves nothing behind, as its words would lead nowhere. */
function drawn({ collectionId, label, description, ...rest }: Props, { data }: BlockContext) {
  const url = data.pagePaths.get(collectionId)
  const title = label.trim() || data.pageTitles.get(collectionId)?.trim() || url || ''
  return { label: url ? title : '', description: description.trim(), url, ...rest }
}

function missingText({ collectionId }: Props): string {
  return collectionId === '' ? 'Choose a page' : 'This page was removed. Choose another.'
}
