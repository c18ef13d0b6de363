import type { JsonObject } from '@sitewright/core/json'
import { type BlockContext, defineBlock } from '../block-definition.ts'
import {
  choice,
  collection,
  is,
  isNot,
  number,
  text,
  toggle,
  type ValuesOf,
} from '../fields/index.ts'
import { headingLevel } from '../lists/source-fields.ts'
import { linkOfPage } from '../navigation/links.ts'
import { pictureOf } from '../picture.ts'
import css from './block.css'
import markup from './block.html'

const fields = {
  collectionId: collection({ label: 'Folder', none: 'Choose a folder', offers: 'folders' }),
  layout: choice({
    label: 'Layout',
    options: { cards: 'Cards', sections: 'Sections' },
    initial: 'cards',
  }),
  perRow: number({
    label: 'Cards in a row',
    min: 1,
    max: 6,
    step: 1,
    initial: 3,
    shownWhen: { layout: is('cards') },
  }),
  level: headingLevel(),
  showPicture: toggle({ label: 'Picture', initial: true }),
  showDescription: toggle({ label: 'Description', initial: true }),
  aspect: choice({
    label: 'Shape of pictures',
    options: { auto: 'As they are', square: 'Square', standard: '3:2', widescreen: '16:9' },
    initial: 'standard',
    shownWhen: { showPicture: isNot(false) },
  }),
  linkLabel: text({
    label: 'Words of the link',
    hint: 'Empty shows only the title.',
    isOptional: true,
    maxLength: 60,
  }),
}
type Props = ValuesOf<typeof fields>

/** The pages of a folder with their pictures and descriptions, as cards or below each other. */
export const indexBlock = defineBlock({
  name: 'index',
  label: 'Pages of a folder',
  summary: 'The pages in a folder or an index, each with its picture and description.',
  icon: 'LayoutList',
  paletteSection: 'lists',
  keywords: ['index', 'subpages', 'sections', 'cards', 'overview', 'directory'],
  hint: 'Picture and description of a page are entered in its settings, under Pages.',
  fields,
  example: { layout: 'sections', linkLabel: 'Go there' },
  size: { desktop: { w: 24, h: 12 }, phone: { h: 12 } },
  markup,
  css,
  needs: ({ collectionId }) => (collectionId ? { folders: [collectionId] } : {}),
  context(props, context) {
    const { layout, perRow, level, aspect, linkLabel } = props
    return {
      pages: pagesOf(props, context),
      ...{ layout, perRow, level },
      ratio: RATIOS[aspect],
      linkLabel: linkLabel.trim(),
      missing: context.mode === 'edit' && missingText(props, context),
    }
  },
  themeContext(props, context) {
    const pages = pagesOf(props, context)
    return {
      items: pages,
      collections: pages,
      layout: props.layout,
      collectionId: props.collectionId,
    }
  },
})

const RATIOS: Readonly<Record<Props['aspect'], string>> = {
  auto: 'auto',
  square: '1',
  standard: '3/2',
  widescreen: '16/9',
}

function pagesOf(props: Props, { data, share, isEager }: BlockContext): JsonObject[] {
  const { collectionId, layout, perRow, showPicture, showDescription } = props
  const part = layout === 'cards' ? 1 / perRow : 0.5
  const links = linkOfPage(collectionId, data)?.items ?? []
  return links
    .filter(({ url }) => url !== '')
    .map(({ title, url, newWindow, pageId = '' }, index) => {
      const facts = data.pageFacts.get(pageId)
      const asset = facts && data.assets.get(facts.imageId)
      const picture =
        asset &&
        showPicture &&
        pictureOf(asset, {
          altText: '',
          share: { desktop: share.desktop * part, phone: share.phone },
          isEager: isEager && index < perRow,
        })
      return {
        title: title.trim() || url,
        url,
        newWindow,
        description: showDescription ? (facts?.description.trim() ?? '') : '',
        picture: picture || null,
      }
    })
}

function missingText({ collectionId }: Props, { data }: BlockContext): string {
  if (collectionId === '') return 'Choose a folder'
  return data.pagePaths.has(collectionId)
    ? 'No pages are in this folder yet. Put some into it under Pages.'
    : 'This folder was removed. Choose another.'
}
