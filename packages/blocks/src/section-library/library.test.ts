import {
  type Block,
  GRID_COLUMNS,
  type Placement,
  type Section,
} from '@sitewright/core/document/page-document'
import { describe, expect, it } from 'vitest'
import { BLOCKS, blockOfType } from '../registry.ts'
import { renderSection } from '../render.ts'
import { DATA, IDS, SITE } from '../testing.ts'
import { GERMAN } from '../words/german.ts'
import { NO_PARTS, SECTION_LIBRARY, type SiteParts, sectionFrom } from './library.ts'

const LAYOUTS = SECTION_LIBRARY.flatMap(({ layouts }) => layouts)
const EACH = LAYOUTS.map((layout) => [layout.name, layout] as const)

/** A site with something of every kind. */
const PARTS: SiteParts = {
  pictures: [IDS.asset],
  products: [IDS.product],
  form: IDS.form,
  pages: { blog: IDS.blog, events: IDS.events, products: IDS.blog },
}

const layoutNamed = (name: string) => {
  const found = LAYOUTS.find((layout) => layout.name === name)
  if (!found) throw new Error(`There is no section ${name}`)
  return found
}

const blocksOf = ({ blocks }: Section): readonly Block[] => Object.values(blocks)
const propsIn = (section: Section, name: string) =>
  blocksOf(section)
    .filter(({ type }) => blockOfType(type)?.name === name)
    .map(({ props }) => props)

const html = (section: Section, mode: 'edit' | 'publish' = 'publish') =>
  renderSection(section, { mode, data: DATA, site: SITE, pageId: IDS.page })

/** Names of the blocks that draw nothing. */
function emptyBlocks(section: Section): readonly string[] {
  const parts = html(section).split('<div class="sqs-block ').slice(1)
  return parts.flatMap((part) => {
    const type = Number(/ data-block-type="(\d+)"/.exec(part)?.[1])
    const content = part.split('<div class="sqs-block-content">')[1] ?? ''
    return content.startsWith('</div>') ? [blockOfType(type)?.name ?? ''] : []
  })
}

const overlaps = (one: Placement, other: Placement) =>
  one.x < other.x + other.w &&
  other.x < one.x + one.w &&
  one.y < other.y + other.h &&
  other.y < one.y + one.h

describe('the section library', () => {
  it('has each name and each label once', () => {
    for (const key of ['name', 'label'] as const) {
      const all = LAYOUTS.map((layout) => layout[key])
      expect(new Set(all).size).toBe(all.length)
    }
  })

  it.each(EACH)('%s has settings that its blocks take', (_name, layout) => {
    for (const parts of [NO_PARTS, PARTS]) {
      for (const { type, props, version } of blocksOf(sectionFrom(layout, { parts }))) {
        const definition = blockOfType(type)
        expect(version).toBe(definition?.version)
        expect(definition?.schema.safeParse(props).data).toEqual(props)
      }
    }
  })

  it.each(EACH)('%s keeps its blocks on the grid, none over another', (_name, layout) => {
    const places = Object.values(sectionFrom(layout).desktop)
    for (const [index, place] of places.entries()) {
      expect(place.x + place.w).toBeLessThanOrEqual(GRID_COLUMNS.desktop)
      expect(places.slice(index + 1).filter((other) => overlaps(place, other))).toEqual([])
    }
  })

  it.each(EACH)('%s shows something of each block on a site that has it all', (name, layout) => {
    // The film has to be chosen by its owner.
    const chosenLater = name === 'video-text' ? ['video'] : []
    expect(emptyBlocks(sectionFrom(layout, { parts: PARTS }))).toEqual(chosenLater)
  })

  it.each(EACH)('%s is drawn for its owner on a site that has nothing yet', (_name, layout) => {
    const section = sectionFrom(layout)
    expect(html(section, 'edit').match(/ data-block-id="/g) ?? []).toHaveLength(layout.parts.length)
  })

  it('uses no block that a newer one has taken the place of', () => {
    const old = BLOCKS.filter(({ replacedBy }) => replacedBy).map(({ name }) => name)
    const used = LAYOUTS.flatMap(({ parts }) => parts.map(({ block }) => block))
    expect(used.filter((name) => old.includes(name))).toEqual([])
  })
})

describe('sectionFrom', () => {
  it('takes different pictures of the site, and begins anew when it has had them all', () => {
    const parts = { ...NO_PARTS, pictures: ['first', 'second'] }
    const section = sectionFrom(layoutNamed('picture-cards'), { parts })
    expect(propsIn(section, 'image').map(({ assetId }) => assetId)).toEqual([
      'first',
      'second',
      'first',
    ])
  })

  it('fills a gallery with each picture once', () => {
    const parts = { ...NO_PARTS, pictures: ['first', 'second'] }
    const [gallery] = propsIn(sectionFrom(layoutNamed('gallery-wall'), { parts }), 'gallery')
    expect(gallery?.pictures).toMatchObject([{ assetId: 'first' }, { assetId: 'second' }])
  })

  it('puts a picture behind a section that has one there, if the site has any', () => {
    const opening = layoutNamed('opening')
    const settings = (parts: SiteParts) => sectionFrom(opening, { parts }).settings
    expect(settings(PARTS)).toMatchObject({ theme: 'dark', backgroundId: IDS.asset })
    expect(settings(NO_PARTS)).not.toHaveProperty('backgroundId')
  })

  it.each(['team', 'team-faces'])(
    'keeps each person’s words by their picture on phones: %s',
    (name) => {
      const drawn = html(sectionFrom(layoutNamed(name), { parts: PARTS }))
      const people = ['First Person', 'Second Person', 'Third Person']
      const order = [...drawn.matchAll(/<img |First Person|Second Person|Third Person/g)].map(
        ([found]) => (found === '<img ' ? 'picture' : found),
      )
      expect(order.slice(0, 6)).toEqual(people.flatMap((person) => ['picture', person]))
    },
  )

  it('lists what is on the first page of its kind', () => {
    const [dates] = propsIn(sectionFrom(layoutNamed('dates'), { parts: PARTS }), 'tour-dates')
    const [none] = propsIn(sectionFrom(layoutNamed('dates')), 'tour-dates')
    expect([dates?.collectionId, none?.collectionId]).toEqual([IDS.events, ''])
  })

  it('leaves what it says nothing of in the words of the site', () => {
    const section = sectionFrom(layoutNamed('heading-button'), { words: GERMAN })
    expect(propsIn(section, 'button')[0]?.label).toBe(GERMAN.blockFindOutMore)
  })

  it('gives ids of their own to two sections of one layout', () => {
    const ids = [1, 2].flatMap(() => {
      const section = sectionFrom(layoutNamed('quote'))
      return [section.id, ...Object.keys(section.blocks)]
    })
    expect(new Set(ids).size).toBe(ids.length)
  })
})
