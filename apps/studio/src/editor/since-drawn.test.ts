import { DEFAULT_SECTION_SETTINGS, type Section } from '@sitewright/core/document/page-document'
import { describe, expect, it } from 'vitest'
import { shownSince } from './since-drawn.ts'

const TEXT = 2
const BUTTON = 53
const docOf = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})
const at = { x: 0, y: 0, w: 8, h: 4, z: 1 }
const words = { id: 'words', type: TEXT, version: 1, props: { text: docOf('Clay') } }
const button = { id: 'button', type: BUTTON, version: 1, props: { label: 'Visit' } }
const drawn: Section = {
  id: 's',
  settings: DEFAULT_SECTION_SETTINGS,
  blocks: { words, button },
  desktop: { words: at, button: { ...at, y: 4 } },
  phone: { auto: true },
}
const since = (now: Section) => shownSince('d', drawn, now)

describe('a drawing of a section as it was', () => {
  it('needs nothing where the section is the same, or waits for the server with what is other', () => {
    expect(since(drawn)).toEqual([])
    const relabelled = { ...button, props: { label: 'Visit us' } }
    expect(since({ ...drawn, blocks: { words, button: relabelled } })).toEqual([])
  })

  it('keeps what was typed since', () => {
    const text = docOf('Clay and fire')
    const blocks = { button, words: { ...words, props: { text } } }
    expect(since({ ...drawn, blocks })).toEqual([
      { type: 'mergeText', blockId: 'words', field: 'text', base: text, doc: text },
    ])
  })

  it('keeps blocks where they were moved to since, and hidden', () => {
    const moved = { ...at, x: 8 }
    expect(since({ ...drawn, desktop: { ...drawn.desktop, words: moved } })).toMatchObject([
      { type: 'placements', sectionId: 's', blocks: { words: { desktop: moved } } },
    ])
    const hidden = { ...button, hidden: { phone: true } }
    expect(since({ ...drawn, blocks: { words, button: hidden as never } })).toHaveLength(1)
  })

  it('brings back no block that was taken out, and keeps the place of one that was added', () => {
    const added = { ...button, id: 'added' }
    const now = { words, added }
    const messages = since({ ...drawn, blocks: now, desktop: { words: at, added: at } })
    expect(messages).toMatchObject([
      { type: 'removeBlock', sectionId: 's', blockId: 'button' },
      { type: 'placeholder', sectionId: 's', blockId: 'added' },
      { type: 'placements', sectionId: 's' },
    ])
  })
})
