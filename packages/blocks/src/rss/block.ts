import type { BlockContext } from '../block-definition.ts'
import { defineBlock } from '../block-definition.ts'
import { address, alignment, choice, collection, is, text, type ValuesOf } from '../fields/index.ts'
import { readAddress } from '../link/web-address.ts'
import css from './block.css'
import markup from './block.html'

const fields = {
  source: choice({
    label: 'Feed',
    options: { collection: 'A page here', address: 'An address' },
    initial: 'collection',
  }),
  collectionId: collection({
    label: 'Page',
    none: 'Choose a page',
    shownWhen: { source: is('collection') },
  }),
  address: address({
    label: 'Address of the feed',
    example: 'example.com/feed.xml',
    shownWhen: { source: is('address') },
  }),
  label: text({
    label: 'Words',
    hint: 'Empty says “Subscribe by RSS”.',
    isOptional: true,
    maxLength: 100,
  }),
  look: choice({ label: 'Look', options: { link: 'Link', button: 'Button' }, initial: 'link' }),
  alignment: alignment({ label: 'Alignment', initial: 'left' }),
}
type RssProps = ValuesOf<typeof fields>

/** A link to a feed that feed readers follow. */
export const rssBlock = defineBlock({
  name: 'rss',
  label: 'RSS feed',
  summary: 'Lets visitors follow your posts in a feed reader.',
  icon: 'Rss',
  paletteSection: 'links',
  keywords: ['feed', 'subscribe', 'follow', 'atom', 'blog', 'podcast', 'news'],
  fields,
  example: { source: 'address', address: 'https://example.com/feed.xml', look: 'button' },
  size: { desktop: { w: 6, h: 2 }, phone: { h: 2 } },
  markup,
  css,
  context(props, context) {
    const url = urlOf(props, context)
    return {
      url,
      label: labelOf(props, context),
      look: props.look,
      alignment: props.alignment,
      isElsewhere: props.source === 'address',
      missing: context.mode === 'edit' && !url && missingText(props),
    }
  },
  themeContext(props, context) {
    return { feedUrl: urlOf(props, context) ?? '', title: labelOf(props, context) }
  },
})

const labelOf = ({ label }: RssProps, { words }: BlockContext) =>
  label.trim() || words.blockSubscribe

function urlOf({ source, collectionId, address }: RssProps, { data }: BlockContext) {
  if (source === 'address') return readAddress(address)
  const path = data.pagePaths.get(collectionId)
  return path && `${path}?format=rss`
}

function missingText({ source, collectionId }: RssProps): string {
  if (source === 'address') return 'Enter the address of a feed'
  return collectionId === ''
    ? 'Choose the page whose posts can be followed'
    : 'This page was removed. Choose another.'
}
