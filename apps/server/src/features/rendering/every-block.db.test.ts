/** Every type of block with its example: put on a page by its owner, drawn in the editor, seen by a visitor. */

import { BLOCKS, type BlockDefinition } from '@sitewright/blocks/registry'
import { blockOfSlice, SLICES } from '@sitewright/blocks/slices'
import { GALLERY_DESIGNS } from '@sitewright/core/content/gallery-options'
import { sectionWithNewIds } from '@sitewright/core/document/new-ids'
import type { PageDocument } from '@sitewright/core/document/page-document'
import { BLOCK_TYPES, BLOCK_VARIANTS } from '@sitewright/core/enumerations'
import { newId } from '@sitewright/core/id'
import type { JsonObject } from '@sitewright/core/json'
import { EVERY_BLOCK_FUND as FUND, makeEveryBlockPage } from '@sitewright/testing/every-block-page'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { section } from '../../starting-points/compose.ts'
import { forgetSite } from './test-changes.ts'

/** The fact that each type is held by, and what is seen of its example. */
const TYPES: readonly (readonly [fact: string, name: string, type: number, seen: string])[] = [
  ['3.block-types.02', 'html', 2, 'Thrown by hand, glazed twice'],
  ['3.block-types.04', 'map', 4, '53.0027° N, 2.1794° W'],
  ['3.block-types.05', 'image', 5, 'kiln.jpg'],
  ['3.block-types.07', 'journal', 7, '>Fired on Friday</a>'],
  ['3.block-types.08', 'gallery', 8, '<div class="image-slide-title">Out of the kiln</div>'],
  ['3.block-types.11', 'index', 11, '>How to get here</a>'],
  ['3.block-types.14', 'tag-cloud', 14, 'rel="tag">glaze</a>'],
  ['3.block-types.09', 'form', 9, '>Send message</button>'],
  ['3.block-types.15', 'comments', 16, 'What do you drink from yours?'],
  ['3.block-types.17', 'menu', 18, '<h3 class="menu-section-title">Small plates</h3>'],
  ['3.block-types.19', 'summary', 20, '>Fired on Friday</a>'],
  ['3.block-types.20', 'spacer', 21, 'spacer-block sqs-block-spacer'],
  ['3.block-types.21', 'embed', 22, 'Play from YouTube'],
  ['3.block-types.22', 'code', 23, 'Fired on 4 May'],
  ['3.block-types.25', 'calendar', 26, '>Open kiln</a>'],
  ['3.block-types.26', 'posts-by-author', 27, '>Ada Kiln</a>'],
  ['3.block-types.27', 'posts-by-tag', 28, '>glaze</a>'],
  ['3.block-types.28', 'posts-by-category', 29, '>Notes</a>'],
  ['3.block-types.29', 'posts-by-month', 30, '?month='],
  ['3.block-types.30', 'quote', 31, 'It has outlived two kitchens.'],
  ['3.block-types.31', 'video', 32, 'data-frame="https://player.vimeo.com/video/76979871?dnt=1"'],
  ['3.block-types.32', 'search', 33, 'placeholder="Find a bowl"'],
  ['3.block-types.33', 'audio', 41, '<audio controls preload="none"'],
  ['3.block-types.35', 'product', 43, 'MUG'],
  ['3.block-types.36', 'markdown', 44, '<h2>How to care for stoneware</h2>'],
  ['3.block-types.39', 'horizontal-rule', 47, '<hr class="sw-rule'],
  ['3.block-types.43', 'newsletter', 51, 'News from the kiln'],
  ['3.block-types.44', 'donation', 52, 'Help us build a bigger kiln'],
  ['3.block-types.45', 'button', 53, 'Book a table'],
  ['3.block-types.47', 'summary-v2', 55, '>Fired on Friday</a>'],
  ['3.block-types.51', 'tour-dates', 59, '>Open kiln</a>'],
  ['3.block-types.53', 'archive', 61, '?month='],
  ['3.block-types.52', 'album', 60, '<h3 class="sw-album-title">Kiln Recordings</h3>'],
  ['3.block-types.54', 'chart', 62, '<th scope="row">Spring</th><td>120</td>'],
  ['3.block-types.58', 'member-area', 67, 'The workshop from inside'],
  ['3.block-types.60', 'accordion', 69, 'Do you ship abroad?'],
  ['3.block-types.61', 'marquee', 70, '<span>Open studio</span>'],
  ['3.block-types.62', 'shape', 71, '<svg class="sqs-shape'],
  ['3.block-types.63', 'pricing-plan', 72, '<h3 class="sw-plan-name">Member</h3>'],
  ['3.block-types.64', 'website-component', 1337, 'Thrown by hand, glazed twice.'],
]

/** Sections of the palette whose blocks lead somewhere: `link-blocks.db.test.ts` looks at them. */
const LEAD_AWAY: ReadonlySet<string> = new Set(['links', 'connected'])

let world: TestWorld
let fundId: string
let pagePath: string
/** A cover page with the slices of every type, as visitors get it. */
let cover: string
/** Blocks by their type, as the editor's canvas and as a visitor's page have them. */
let edited: ReadonlyMap<number, readonly string[]>
let published: ReadonlyMap<number, readonly string[]>

beforeAll(async () => {
  world = await createTestWorld()
  const create = { width: 60, height: 40, channels: 3, background: '#c87850' } as const
  const made = await makeEveryBlockPage(world.owner, {
    ...{ siteId: world.site.id, now: world.clock.now(), blocks: BLOCKS, variantsOf },
    picture: await sharp({ create }).jpeg().toBuffer(),
  })
  fundId = made.fundId
  pagePath = made.path
  const { canvasUrl } = (await world.owner.get(api(`/pages/${made.id}/editor`))).body
  const { host, pathname, search } = new URL(canvasUrl)
  const canvas = world.visitor({ ...world.site, host })
  edited = blocksIn((await canvas.get(pathname + search)).text)
  const coverPath = await makeCover(made.documentId)
  await world.owner.post(api('/publish'), {})
  await forgetSite(world.app, world.site.id)
  published = blocksIn((await world.visitor().get(pagePath)).text)
  cover = (await world.visitor().get(coverPath)).text
})
afterAll(() => world.close())

const api = (path: string) => `/s/${world.site.id}/api${path}`

/** A cover page with the blocks of another page, and texts that begin as the slices in which owners write do. */
async function makeCover(documentId: string): Promise<string> {
  const { page } = (
    await world.owner.post(api('/pages'), { kind: 'splash-page', title: 'All slices' })
  ).body
  const { documents } = (await world.owner.get(api(`/pages/${page.id}/editor`))).body
  const { document } = (await world.owner.get(api(`/documents/${documentId}`))).body
  const texts = SLICES.filter(({ block }) => block === 'html').map((slice, y) => {
    const { type, begin } = blockOfSlice(slice)
    return { type, place: [0, y * 4, 12, 4] as const, props: begin() }
  })
  const sections = [...Object.values(document.sections as PageDocument['sections'])].map((one) =>
    sectionWithNewIds(one),
  )
  const { status, text } = await world.owner.post(api(`/documents/${documents[0].id}/operations`), {
    batchId: newId(),
    baseRevision: documents[0].revision,
    operations: [section({}, ...texts), ...sections].map((one, index) => ({
      kind: 'insertSection',
      index,
      section: one,
    })),
  })
  if (status !== 200) throw new Error(text)
  return page.path
}

/** Settings that differ from the example's, one for each block that is put on the page. */
function variantsOf({ name }: BlockDefinition): readonly JsonObject[] {
  switch (name) {
    case 'chart':
      return Object.keys(BLOCK_VARIANTS.chart).map((kind) => ({ kind }))
    case 'image':
      return Object.keys(BLOCK_VARIANTS.image).map((design) => ({ design, title: 'Slow fires' }))
    case 'gallery':
      return GALLERY_DESIGNS.map((galleryDesign) => ({ galleryDesign }))
    case 'summary-v2':
      return Object.keys(BLOCK_VARIANTS.summary).map((design) => ({ design }))
    default:
      return [{}]
  }
}

/** The markup of each block, up to where the next one begins. */
function blocksIn(html: string): ReadonlyMap<number, readonly string[]> {
  const found = new Map<number, string[]>()
  for (const block of html.split('<div class="sqs-block ').slice(1)) {
    const type = Number(/^[^>]* data-block-type="(\d+)"/.exec(block)?.[1])
    found.set(type, [...(found.get(type) ?? []), block])
  }
  return found
}

describe('every type of block', () => {
  it('is looked at', () => {
    expect(TYPES.map(([, name, type]) => [name, type]).sort()).toEqual(
      BLOCKS.filter(({ paletteSection }) => !LEAD_AWAY.has(paletteSection))
        .map(({ name, type }) => [name, type])
        .sort(),
    )
  })

  it.each(TYPES)(
    'fact %s: the editor and the page have the block %s, whose type is %i',
    (_fact, _name, type, seen) => {
      expect(edited.get(type)?.[0]).toMatch(/^[^>]* data-block-id="/)
      expect(edited.get(type)?.[0]).toContain(seen)
      expect(published.get(type)?.[0]).toContain(seen)
    },
  )
})

describe('slices of a cover page', () => {
  const slice = (type: string) =>
    cover.split('<div class="sqs-block ').find((one) => one.includes(` data-slice-type="${type}"`))

  it.each([
    ['3.slice-types.02', 'sub-heading', '<h3>For whom, and why</h3>'],
    ['3.slice-types.04', 'image', 'kiln.jpg'],
    ['3.slice-types.05', 'gallery', 'Out of the kiln'],
    ['3.slice-types.06', 'video', 'data-frame="https://player.vimeo.com/video/76979871?dnt=1"'],
    ['3.slice-types.07', 'social-icons', 'sqs-svg-icon'],
    ['3.slice-types.08', 'buttons', 'Book a table'],
    ['3.slice-types.09', 'navigation', '>Courses</a>'],
    ['3.slice-types.10', 'custom-form', '>Send message</button>'],
    ['3.slice-types.11', 'newsletter', 'News from the kiln'],
    ['3.slice-types.12', 'album', 'Kiln Recordings'],
    ['3.slice-types.13', 'map', '53.0027° N, 2.1794° W'],
    ['3.slice-types.16', 'twitter', 'Follow on X'],
    ['3.slice-types.18', 'action', 'How a bowl is made'],
  ])(
    'fact %s: an owner puts the slice %s on a cover page, and visitors see it',
    (_fact, type, seen) => {
      expect(slice(type)).toContain(seen)
    },
  )

  it('begin with what a new cover page has: a logo, large words and ways on', () => {
    const main = cover.slice(cover.indexOf('<main'))
    for (const type of ['logo', 'heading', 'body', 'buttons', 'social-icons']) {
      expect(main).toContain(` data-slice-type="${type}"`)
    }
  })
})

describe('variants of blocks', () => {
  it.each([
    ['3.block-variants.05', 'wall', 1005],
    ['3.block-variants.06', 'carousel', 1006],
    ['3.block-variants.07', 'list', 1007],
    ['3.block-variants.08', 'grid', 1008],
  ])('fact %s: a summary can be of the variant %s, which is %i', (_fact, design, variant) => {
    const summaries = published.get(BLOCK_TYPES['summary-v2']) ?? []
    const found = summaries.find((html) => html.includes(`data-block-variant="${variant}"`))
    expect(found).toContain(`summary-block-setting-design-${design}`)
    expect(found).toContain('>Fired on Friday</a>')
  })

  it.each([
    ['3.block-variants.09', 'bar', 1009, '<rect '],
    ['3.block-variants.10', 'line', 1010, '<line class="sw-chart-line'],
    ['3.block-variants.11', 'pie', 1011, '<circle class="sw-chart-slice'],
  ])('fact %s: a chart can be of the variant %s, which is %i', (_fact, _name, variant, seen) => {
    const charts = published.get(BLOCK_TYPES.chart) ?? []
    expect(charts.find((html) => html.includes(`data-block-variant="${variant}"`))).toContain(seen)
  })

  it.each([
    ['3.block-variants.12', 'inline', 1012, 'class="image-caption"'],
    ['3.block-variants.13', 'poster', 1013, 'image-card--over'],
    ['3.block-variants.14', 'card', 1014, '<h3 class="image-title">Slow fires</h3>'],
    ['3.block-variants.15', 'overlap', 1015, '<h3 class="image-title">Slow fires</h3>'],
    ['3.block-variants.16', 'collage', 1016, '<h3 class="image-title">Slow fires</h3>'],
    ['3.block-variants.17', 'stack', 1017, '<h3 class="image-title">Slow fires</h3>'],
  ])('fact %s: a picture can be of the variant %s, which is %i', (_fact, name, variant, seen) => {
    const all = published.get(BLOCK_TYPES.image) ?? []
    const found = all.find((html) => html.includes(`data-block-variant="${variant}"`))
    expect(found).toContain(`design-layout-${name}`)
    expect(found).toContain(seen)
  })

  it.each([
    ['3.block-variants.01', 'slideshow', 1000, 'sqs-gallery-block-slideshow'],
    ['3.block-variants.02', 'carousel', 1002, 'sqs-gallery-block-slider'],
    ['3.block-variants.03', 'grid', 1003, 'sqs-gallery-block-grid'],
    ['3.block-variants.04', 'stack', 1004, 'sqs-gallery-block-stacked'],
  ])('fact %s: a gallery can be of the variant %s, which is %i', (_fact, _name, variant, seen) => {
    const all = published.get(BLOCK_TYPES.gallery) ?? []
    expect(all.find((html) => html.includes(`data-block-variant="${variant}"`))).toContain(seen)
  })
})

describe('a donation block', () => {
  const donation = async () =>
    blocksIn((await world.visitor().get(pagePath)).text).get(BLOCK_TYPES.donation)?.[0]

  it('leads to its fund, and follows what becomes of that', async () => {
    expect(await donation()).toContain(`action="/checkout/donate/${fundId}"`)
    expect(await donation()).toContain('value="25.00" required> <span>$25.00</span>')
    const change = { ...FUND, suggestedMinor: [4000], isOpen: true }
    await world.owner.put(api(`/funds/${fundId}`), change)
    await expect.poll(donation).toContain('<span>$40.00</span>')
    await world.owner.put(api(`/funds/${fundId}`), { ...change, isOpen: false })
    await expect.poll(donation).toContain('Donations are not being taken at the moment.')
    await world.owner.delete(api(`/funds/${fundId}`))
    await expect.poll(donation).not.toContain('<form')
  })
})
