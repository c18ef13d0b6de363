/** The keys that themes' own markup of blocks can ask for. */

import type { JsonObject } from '@sitewright/core/json'
import { parseTemplate } from '@sitewright/template'
import { describe, expect, it } from 'vitest'
import type { RenderMode } from './block-definition.ts'
import { exampleOf } from './example.ts'
import { NO_EMBED } from './fields/index.ts'
import { BLOCKS } from './registry.ts'
import { renderSection } from './render.ts'
import { paragraph, textDocument } from './rich-text/index.ts'
import { BOWL, blockOf, DATA, IDS, MUG, SITE, sectionOf } from './testing.ts'

const typeOf = (name: string) => BLOCKS.find((block) => block.name === name)?.type ?? 0

/** The output of a theme's markup of a block. */
function printed(
  name: string,
  markup: string,
  { props = {}, mode = 'publish' }: { props?: JsonObject; mode?: RenderMode } = {},
): string {
  const template = parseTemplate(markup)
  const html = renderSection(sectionOf(blockOf(typeOf(name), props)), {
    mode,
    data: DATA,
    site: SITE,
    theme: { overrideOf: () => template, onSlow: () => {}, partials: {} },
  })
  return (
    html.split('<div class="sqs-block-content">')[1]?.split('</div></div></div></section>')[0] ?? ''
  )
}

/** The value that a theme's markup gets for a key, also inside of sections. */
const told = (name: string, key: string, props?: JsonObject) =>
  JSON.parse(printed(name, `{${key}|json}`, { ...(props && { props }) }) || 'null')

const planOf = (name: string) => ({
  ...{ name, badge: '', isHighlighted: true, price: '€8', period: 'a month', otherPrice: '' },
  ...{ otherPeriod: '', description: '', features: '', buttonLabel: 'Join', link },
})
const link = { href: `page:${IDS.page}`, newWindow: true }
const picture = { assetId: IDS.asset, caption: 'Glazed', link }
const button = { label: 'Read', link, alignment: 'center', size: 'large', style: 'secondary' }
const text = textDocument(paragraph('Words'))
const fromBlog = { collectionId: IDS.blog }
const faq = { items: [{ title: 'When?', body: '*Now*' }], firstOpen: true, oneAtATime: true }
const answered = [{ title: 'When?', description: '<p><em>Now</em></p>\n' }]
const chart = { source: ', Sold\nA, 10\nB,', kind: 'pie', title: 'Bowls' }
const band = { entries: [{ text: 'Sale', pictureId: '', link }], direction: 'right' }
const one = { assetId: IDS.asset, title: 'Glazed', description: '', altText: '', videoUrl: '' }
const shown = { pictures: [{ ...one, link, focalPoint: null }], galleryDesign: 'slideshow' }
const quote = { text: ' Good. ', source: 'Ada', link, alignment: 'center' }
const dish = { title: 'Soup', description: '', prices: [{ sign: '€', amount: '8' }], options: [] }
const film = { ...NO_EMBED, address: 'https://youtu.be/aqz-KE-bpKQ', title: 'At the wheel' }
const song = { title: 'One', author: '', fileId: IDS.film, address: '' }
const plans = { plans: [{ ...planOf('Member'), features: 'Clay' }], firstLabel: 'Monthly' }

describe('the context of a theme’s own markup', () => {
  it.each<[block: string, props: JsonObject, key: string, value: unknown]>([
    ['accordion', faq, 'accordionItems', answered],
    ['accordion', faq, 'isExpandedFirstItem', true],
    ['accordion', faq, 'shouldAllowMultipleOpenItems', false],
    ['archive', fromBlog, 'items.0.url', '/journal?month=02-2026'],
    ['archive', fromBlog, 'groupBy', 'month'],
    ['button', button, 'buttonText', 'Read'],
    ['button', button, 'buttonLink', '/about'],
    ['button', button, 'buttonAlignment', 'center'],
    ['button', button, 'buttonSize', 'large'],
    ['button', button, 'buttonStyle', 'secondary'],
    ['button', button, 'newWindow', true],
    ['button', button, 'clickthroughUrl', { url: '/about', newWindow: true }],
    ['calendar', { collectionId: IDS.events, months: 2 }, 'months.0.events.0.title', 'Event 1'],
    ['chart', chart, 'chartType', 'pie'],
    ['chart', chart, 'chartVariant', 1011],
    ['chart', chart, 'columns', ['Sold']],
    ['chart', chart, 'rows.0.values', [10]],
    ['chart', chart, 'rows.1', { name: 'B', values: [null] }],
    ['code', { source: '<b>x</b>' }, 'html', '<b>x</b>'],
    ['code', { source: '<b>x</b>' }, 'source', '<b>x</b>'],
    ['code', { source: 'a{}', language: 'css' }, 'mode', 'css'],
    ['collection-link', { collectionId: IDS.page }, 'title', 'About <us>'],
    [
      'album',
      { title: 'Kiln', tracks: [song] },
      'items.0.structuredContent.audioAssetUrl',
      '/s/kiln.mp4',
    ],
    ['audio', song, 'audioAssetUrl', '/s/kiln.mp4'],
    ['audio', { ...song, canDownload: true }, 'showDownload', true],
    ['map', { place: { address: '1 Clay Road', latitude: 5, longitude: 6 } }, 'location.mapLat', 5],
    ['rss', { collectionId: IDS.page }, 'feedUrl', '/about?format=rss'],
    [
      'soundcloud',
      { embed: { ...NO_EMBED, address: 'https://soundcloud.com/clay' } },
      'url',
      'https://soundcloud.com/clay',
    ],
    ['video', { embed: film }, 'oembed.title', 'At the wheel'],
    ['video', { source: 'file', fileId: IDS.film }, 'videoUrl', '/s/kiln.mp4'],
    ['embed', { embed: film }, 'oembed.providerName', 'YouTube'],
    ['embed', { embed: film, caption: 'Ours' }, 'caption', 'Ours'],
    ['folder', { collectionId: IDS.folder, behavior: 'redirect' }, 'redirectUrl', '/about'],
    ['folder', { collectionId: IDS.folder }, 'folderBehavior', 1],
    ['gallery', shown, 'options.design', 'slideshow'],
    ['gallery', shown, 'design', 'slideshow'],
    ['gallery', shown, 'aspect-ratio', 'square'],
    ['gallery', shown, 'items.0.title', 'Glazed'],
    ['gallery', shown, 'items.0.assetUrl', '/images/bowl.jpg'],
    ['gallery', shown, 'items.0.clickthroughUrl', '/about'],
    ['gallery', shown, 'blockVariant', 1000],
    ['geo', {}, 'location.addressLine1', '1 Clay Road'],
    ['index', { collectionId: IDS.folder }, 'items.0.url', '/about'],
    ['index', { collectionId: IDS.folder }, 'items.0.description', 'Who <we> are'],
    ['instagram', { address: 'https://instagram.com/clay' }, 'buttonText', 'Follow on Instagram'],
    ['journal', fromBlog, 'items.0.fullUrl', '/journal/post-3'],
    ['link', { label: 'Read', link }, 'clickthroughUrl', { url: '/about', newWindow: true }],
    ['logo', {}, 'siteTitle', 'Clay <& Co>'],
    ['logo', { source: 'own', assetId: IDS.asset }, 'logoImageUrl', '/images/bowl.jpg'],
    ['navigation', { orientation: 'column' }, 'orientation', 'column'],
    ['restaurant-reservations', { purpose: 'events' }, 'variant', 1019],
    ['social-links', { size: 'large' }, 'iconSize', 'large'],
    ['html', { text }, 'html', '<div class="sqs-html-content"><p>Words</p></div>'],
    ['markdown', { source: '## Care' }, 'html', '<h2>Care</h2>\n'],
    ['marquee', band, 'marqueeItems', [{ text: 'Sale', link: '/about' }]],
    ['marquee', band, 'animationDirection', 'right'],
    ['menu', { source: 'Soup\n8', currency: '€' }, 'menus.0.sections.0.items', [dish]],
    ['posts-by-tag', fromBlog, 'items.1.count', 3],
    ['pricing-plan', plans, 'plans.0.features', [{ words: 'Clay', isAbsent: false }]],
    ['pricing-plan', plans, 'plans.0.url', '/about'],
    ['pricing-plan', plans, 'firstLabel', 'Monthly'],
    ['product', { productId: IDS.product }, 'item.title', MUG.title],
    ['product', { productId: IDS.product }, 'product.fullUrl', '/shop/mug'],
    ['product', { productId: IDS.product }, 'productId', IDS.product],
    ['product', { productId: IDS.product }, 'showTitle', true],
    ['product', { productId: IDS.product }, 'showDescription', false],
    ['quote', quote, 'quote', 'Good.'],
    ['quote', quote, 'source', 'Ada'],
    ['quote', quote, 'sourceUrl', '/about'],
    ['quote', quote, 'alignment', 'center'],
    ['search', { placeholder: 'Find' }, 'placeholder', 'Find'],
    ['search', { collectionId: IDS.page }, 'collectionId', IDS.page],
    ['shape', { shape: 'square', outline: 2 }, 'path', 'M0 0H100V100H0Z'],
    ['shape', { shape: 'square', outline: 2 }, 'strokeWidth', 2],
    ['summary', fromBlog, 'items.0.title', 'Post 3 <b>'],
    ['summary-v2', fromBlog, 'items.0.title', 'Post 3 <b>'],
    ['summary-v2', fromBlog, 'collection.fullUrl', '/journal'],
    ['summary-v2', fromBlog, 'design', 'grid'],
    ['summary-v2', fromBlog, 'pageSize', 6],
    ['summary-v2', fromBlog, 'showThumbnail', true],
    ['summary-v2', fromBlog, 'primaryMetadata', 'date'],
    [
      'tag-cloud',
      fromBlog,
      'items.1',
      { name: 'slow', url: '/journal?tag=slow', count: 3, size: 5 },
    ],
    ['tour-dates', { collectionId: IDS.events }, 'dates.1.ticketUrl', 'https://tickets.example/2'],
  ])('of a %s with %j has %s', (block, props, key, value) => {
    expect(told(block, key, props)).toEqual(value)
  })

  it.each([
    ['title', 'Glazed'],
    ['hasTitle', true],
    ['subtitle', ''],
    ['hasSubtitle', false],
    ['description', 'Glazed'],
    ['buttonText', ''],
    ['altText', 'A blue bowl'],
    ['imageId', IDS.asset],
    ['imageLink', '/about'],
    ['linkTo', '/about'],
    ['newWindow', true],
    ['clickthroughUrl', { url: '/about', newWindow: true }],
    ['designLayout', 'inline'],
    ['layout', 'caption-below'],
    ['imagePosition', 'center'],
    ['lightbox', false],
    ['stretch', true],
  ])('of a picture has %s, by itself and of `info`', (key, value) => {
    expect(told('image', key, picture)).toEqual(value)
    expect(told('image', `info.${key}`, picture)).toEqual(value)
    expect(printed('image', `{.section info}{${key}|json}{.end}`, { props: picture })).toBe(
      printed('image', `{${key}|json}`, { props: picture }),
    )
  })

  it.each([
    ['title', 'Slow'],
    ['subtitle', '<p>Hot</p>\n'],
    ['buttonText', 'Read'],
    ['designLayout', 'overlap'],
    ['layout', 'overlap'],
    ['imagePosition', 'right'],
    ['blockVariant', 1015],
    ['lightbox', true],
  ])('of a picture with words beside it has %s', (key, value) => {
    const own = { design: 'overlap', title: 'Slow', body: 'Hot', buttonLabel: 'Read' }
    expect(told('image', key, { ...picture, ...own, side: 'end', opensLarge: true })).toEqual(value)
  })

  it.each(['assetUrl', 'originalSize', 'systemDataVariants', 'filename'] as const)(
    'of a picture has its file: %s',
    (key) => expect(told('image', `item.${key}`, picture)).toBe(BOWL[key]),
  )

  it('of a picture and a button that lead nowhere says so', () => {
    const alone = { assetId: IDS.asset }
    const asks =
      '{.if imageLink}a{.end}{.if info.clickthroughUrl}b{.end}{.if hasTitle}c{.end}{layout}'
    expect(printed('image', asks, { props: alone })).toBe('caption-hidden')
    expect(printed('button', '{.if buttonLink}a{.end}{.if clickthroughUrl}b{.end}')).toBe('')
  })

  it('leaves text to be typed in', () => {
    expect(printed('html', '<i>{html}</i>', { props: { text }, mode: 'edit' })).toContain(
      '<i><div class="sqs-html-content" data-edit-field="text"><p>Words</p></div></i>',
    )
  })

  it('never runs code in the editor', () => {
    const props = { source: '<script>a()</script>' }
    expect(printed('code', '{html}', { props })).toBe('<script>a()</script>')
    expect(printed('code', '{html}', { props, mode: 'edit' })).not.toContain('<script>')
  })

  it.each(BLOCKS.map(({ name }) => name))('is there for %s, with its id', (name) => {
    const block = BLOCKS.find((one) => one.name === name)
    const props =
      block && exampleOf(block, { picture: IDS.asset, product: IDS.product, form: IDS.form })
    expect(printed(name, 'own {id}', { props: props ?? {} })).toBe(`own ${IDS.block}`)
  })
})
