import { GALLERY_DESIGNS } from '@sitewright/core/content/gallery-options'
import type { JsonObject } from '@sitewright/core/json'
import { describe, expect, it } from 'vitest'
import { initialValues } from '../fields/index.ts'
import { type BlockList, listOf } from '../lists/block-list.ts'
import { listKey, listWish } from '../lists/list-wish.ts'
import { BOWL, DATA, htmlOf, IDS } from '../testing.ts'
import { galleryBlock } from './block.ts'
import { PICTURE_FIELDS } from './pictures.ts'

const GALLERY = 8
const bowl = { ...initialValues(PICTURE_FIELDS), assetId: IDS.asset }
const shown = (entry: object = {}, settings: JsonObject = {}) =>
  htmlOf(GALLERY, { pictures: [{ ...bowl, ...entry }], ...settings })

describe('the gallery block', () => {
  it('has the class names of every design, with each picture in every size', () => {
    for (const galleryDesign of GALLERY_DESIGNS) {
      const html = shown({}, { galleryDesign })
      expect(html).toContain(`sqs-gallery-container sqs-gallery-block-${galleryDesign}`)
      expect(html).toContain(
        '<img class="thumb-image" src="/images/bowl.jpg?format=1000w" srcset="',
      )
    }
  })

  it('scrolls by keyboard where it is a strip', () => {
    const strips = GALLERY_DESIGNS.filter((galleryDesign) =>
      shown({}, { galleryDesign }).includes('tabindex="0"'),
    )
    expect(strips).toEqual(['slideshow', 'slider'])
  })

  it('leads where each picture links to', () => {
    const link = { href: `page:${IDS.page}`, newWindow: true }
    expect(shown({ link })).toContain('href="/about" target="_blank" rel="noopener"')
    expect(shown()).not.toContain('<a ')
  })

  it('opens pictures large, with the file itself for those without script', () => {
    const html = shown({ title: 'Glazed', description: 'Twice' }, { galleryLightbox: true })
    expect(html).toContain('js-gallery-lightbox-opener" href="/images/bowl.jpg?format=2500w"')
    expect(html).toContain('data-title="Glazed" data-description="Twice')
  })

  it('plays videos: files by itself, those of others only once somebody asks for it', () => {
    const opens = { galleryLightbox: true }
    expect(shown({ videoUrl: 'https://a.example/b.mp4' }, opens)).toContain(
      'data-video="https://a.example/b.mp4"',
    )
    const html = shown({ videoUrl: 'https://vimeo.com/76979871' }, opens)
    expect(html).toContain('data-type="video"')
    expect(html).toContain('data-provider-name="Vimeo"')
    expect(html).not.toContain('<iframe')
  })

  it('keeps the focal point in view, the entry’s own before the picture’s', () => {
    expect(shown()).toContain('object-position:50% 25%')
    expect(shown({ focalPoint: { x: 0, y: 1 } })).toContain('object-position:0% 100%')
  })

  it('leaves out pictures that are gone, and asks for some in the editor only', () => {
    const gone = { pictures: [{ ...bowl, assetId: IDS.missing }] }
    expect(htmlOf(GALLERY, gone)).toBe('')
    expect(htmlOf(GALLERY, gone, 'edit')).toContain('Add pictures')
  })

  it('shows the items of a page, and says to its owner why there are none', () => {
    const props = { source: 'page', collectionId: IDS.page }
    const wish = listWish({ collectionIds: [IDS.page], limit: 100, period: 'any' })
    const item = { ...BOWL, systemDataId: BOWL.id, title: 'Ours', fullUrl: '/pieces/ours' }
    const answer = { ...listOf(wish, DATA), items: [item as unknown as JsonObject] }
    const seen = (list: BlockList, mode: 'publish' | 'edit' = 'publish') =>
      htmlOf(GALLERY, props, mode, { data: { ...DATA, lists: new Map([[listKey(wish), list]]) } })
    expect(seen(answer)).toContain('href="/pieces/ours"')
    expect(seen(answer)).toContain('src="/images/bowl.jpg?format=1000w"')
    const locked: BlockList = { ...answer, items: [], missing: 'locked' }
    expect(seen(locked)).toBe('')
    expect(seen(locked, 'edit')).toContain('has a password')
  })

  it('refuses options that are none', () => {
    const refused = (change: JsonObject) =>
      !galleryBlock.schema.safeParse({ ...galleryBlock.defaults(), ...change }).success
    expect(refused({ galleryDesign: 'wall' })).toBe(true)
    expect(refused({ galleryStripHeight: 201 })).toBe(true)
    expect(refused({ galleryWordsPosition: 'left' })).toBe(true)
  })
})
