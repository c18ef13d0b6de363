/** Blocks that lead somewhere: put on a page by their owner's calls, seen on the canvas and by a visitor. */

import { blockOfType } from '@sitewright/blocks/registry'
import type { JsonObject } from '@sitewright/core/json'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { section } from '../../starting-points/compose.ts'
import { forgetSite } from './test-changes.ts'

let world: TestWorld
let edited: string
let published: string

const api = (path: string) => `/s/${world.site.id}/api${path}`
async function call(path: string, input: unknown = {}) {
  const { status, body, text: answer } = await world.owner.post(api(path), input)
  if (status !== 200) throw new Error(`${path}: ${answer}`)
  return body
}

/** Blocks of other services, with what their visitors press. */
const SERVICES = [
  ['3.block-types.06', 'twitter', 6, 'Follow on X'],
  ['3.block-types.23', 'foursquare', 24, 'See it on Foursquare'],
  ['3.block-types.24', 'instagram', 25, 'Follow on Instagram'],
  ['3.block-types.34', '500px', 42, 'See all on 500px'],
  ['3.block-types.37', 'flickr', 45, 'See all on Flickr'],
  ['3.block-types.38', 'amazon', 46, 'See it at Amazon'],
  ['3.block-types.42', 'opentable', 50, 'Book a table'],
  ['3.block-types.55', 'wedding registry partner block', 63, 'See our registry'],
  ['3.block-types.56', 'appointment scheduling partner block', 65, 'Book an appointment'],
  ['3.block-types.57', 'opentable v2', 66, 'Book a table'],
] as const

const RESTAURANT = 68
/** Profiles at services whose own colours are light and dark. */
const BRANDS = ['https://www.snapchat.com/add/clay', 'https://vimeo.com/clay']
const PURPOSES = ['reservations', 'events', 'ordering'] as const

beforeAll(async () => {
  world = await createTestWorld()
  const { page } = await call('/pages', { kind: 'page', title: 'Ways out' })
  const folder = (await call('/pages', { kind: 'folder', title: 'Visit us' })).page
  const inner = (await call('/pages', { kind: 'page', title: 'How to get here' })).page
  await call('/widget/UpdateNavigation', {
    fieldName: 'mainNavigation',
    navigation: {
      items: [
        { collectionId: page.id, items: [] },
        { collectionId: folder.id, items: [{ collectionId: inner.id }] },
      ],
    },
  })
  const blocks: [type: number, props: JsonObject][] = [
    [1, {}],
    [3, { source: 'title' }],
    [10, {}],
    [12, { collectionId: inner.id, look: 'card' }],
    [13, { label: 'All our pots', link: { href: `page:${inner.id}`, newWindow: false } }],
    [17, { collectionId: folder.id }],
    [19, {}],
    [48, {}],
    [49, {}],
    [54, {}],
    [54, { accounts: BRANDS.map((address) => ({ address, label: '' })), style: 'solid' }],
    [56, {}],
    ...SERVICES.map(([, , type]): [number, JsonObject] => [type, {}]),
    ...PURPOSES.map((purpose): [number, JsonObject] => [RESTAURANT, { purpose }]),
  ]
  const placed = blocks.map(([type, props], index) => {
    // A block's own choices go before those of its example, which is made to be looked at.
    const example = [1, 3].includes(type) ? {} : (blockOfType(type)?.example ?? {})
    const place = [0, index * 4, 12, 4] as const
    return { type, place, props: { ...example, ...props } }
  })
  const { documents } = (await world.owner.get(api(`/pages/${page.id}/editor`))).body
  await call(`/documents/${documents[0].id}/operations`, {
    batchId: 'a'.repeat(24),
    baseRevision: documents[0].revision,
    operations: [{ kind: 'insertSection', index: 0, section: section({}, ...placed) }],
  })
  const { canvasUrl } = (await world.owner.get(api(`/pages/${page.id}/editor`))).body
  const { host, pathname, search } = new URL(canvasUrl)
  edited = (await world.visitor({ ...world.site, host }).get(pathname + search)).text
  await call('/publish')
  await forgetSite(world.app, world.site.id)
  published = (await world.visitor().get(page.path)).text
})
afterAll(() => world.close())

/** The markup of each block of a type, up to where the next one begins. */
const blocksOf = (html: string, type: number) =>
  html
    .split('<div class="sqs-block ')
    .filter((one) => one.slice(0, one.indexOf('>')).includes(`data-block-type="${type}"`))

describe('blocks that lead somewhere', () => {
  it.each([
    ['3.block-types.01', 'navigation', 1, /aria-current="page">Ways out<\/a>.*How to get here/s],
    ['3.block-types.03', 'logo', 3, /href="\/" rel="home"><span class="sw-logo-title">/],
    ['3.block-types.10', 'geo', 10, /1 Clay Road.*Tuesday – Friday.*"LocalBusiness"/s],
    ['3.block-types.12', 'collection link', 12, /<span class="sw-link-label">How to get here</],
    ['3.block-types.13', 'link', 13, /href="\/how-to-get-here".*All our pots/s],
    ['3.block-types.16', 'folder', 17, /Visit us.*href="\/how-to-get-here">How to get here</s],
    ['3.block-types.18', 'social links', 19, /aria-label="Instagram \(clay\)"/],
    ['3.block-types.40', 'social account links', 48, /aria-label="YouTube \(clay\)"/],
    ['3.block-types.46', 'social account links v2', 54, /aria-label="Pinterest \(clay\)"/],
    ['3.block-types.41', 'rss', 49, /Subscribe by RSS<\/a>/],
    ['3.block-types.48', 'soundcloud', 56, /w\.soundcloud\.com.*Listen on SoundCloud/s],
    ...SERVICES.map(
      ([id, name, type, label]) => [id, name, type, new RegExp(`>${label}</a>`)] as const,
    ),
    ['3.block-types.59', 'restaurant reservations partner block', RESTAURANT, /Book a table<\/a>/],
  ] as const)(
    'fact %s: the editor and the page have the block %s, whose type is %i',
    (_id, _name, type, words) => {
      const [onCanvas = ''] = blocksOf(edited, type)
      expect(onCanvas).toMatch(/^[^>]* data-block-id="/)
      expect(onCanvas).toMatch(words)
      expect(blocksOf(published, type)[0]).toMatch(words)
    },
  )

  it.each([
    ['3.block-variants.18', 'reservations', 1018, 'Book a table'],
    ['3.block-variants.19', 'events', 1019, 'See our events'],
  ] as const)(
    'fact %s: the reservation partner block leads to %s as variant %i',
    (_id, name, number, label) => {
      const shown = blocksOf(published, RESTAURANT)[PURPOSES.indexOf(name)]
      expect(shown).toContain(`data-block-variant="${number}"`)
      expect(shown).toContain(`>${label}</a>`)
    },
  )

  it('fact 9.template.02: an icon on a colour of its service is black unless the colour is dark', () => {
    const [, branded = ''] = blocksOf(published, 54)
    const styleOf = (service: string) =>
      new RegExp(`class="sqs-svg-icon--wrapper ${service}"[^>]* style="([^"]*)"`).exec(branded)?.[1]
    expect(styleOf('snapchat')).toBe('--sw-brand:#fffc00;--sw-on-brand:#000')
    expect(styleOf('vimeo')).toBe('--sw-brand:#1ab7ea')
  })

  it('fact 3.food-ordering.01: a link to where food is ordered says “Order Now” unless it is called otherwise', () => {
    const ordering = PURPOSES.indexOf('ordering')
    expect(blocksOf(edited, RESTAURANT)[ordering]).toContain('>Order Now</a>')
    expect(blocksOf(published, RESTAURANT)[ordering]).toContain('>Order Now</a>')
  })
})
