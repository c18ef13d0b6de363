import { applyOperation, isRefused, type Operation } from '@sitewright/core/document/operation'
import {
  DEFAULT_SECTION_SETTINGS,
  EMPTY_DOCUMENT,
  type PageDocument,
  type Section,
} from '@sitewright/core/document/page-document'
import { describe, expect, it } from 'vitest'
import { canvasEffects } from './canvas-effects.ts'

const TEXT = 2
const IMAGE = 5
const doc = { type: 'doc', content: [{ type: 'paragraph' }] }
const at = { x: 0, y: 0, w: 8, h: 4, z: 1 }
const words = { id: 'words', type: TEXT, version: 1, props: { text: doc } }
const section: Section = {
  id: 's',
  settings: DEFAULT_SECTION_SETTINGS,
  blocks: {
    words,
    picture: { id: 'picture', type: IMAGE, version: 1, props: {} },
  },
  desktop: { words: at, picture: { ...at, y: 4 } },
  phone: { auto: true },
}
const another: Section = {
  ...section,
  id: 't',
  blocks: { more: { ...words, id: 'more' } },
  desktop: { more: at },
}
const page: PageDocument = { ...EMPTY_DOCUMENT, sectionOrder: ['s'], sections: { s: section } }

function effectsOf(
  operation: Operation,
  how: { origin?: 'edit' | 'typing' | 'undo'; typingIn?: string } = {},
) {
  const result = applyOperation(page, operation)
  if (isRefused(result)) throw new Error(result.refused)
  const changes = [{ documentId: 'd', operation }]
  const { origin = 'edit', typingIn } = how
  const effects = canvasEffects(changes, { d: result.document }, { origin, typingIn })
  return {
    messages: effects.messages.map(({ type }) => type),
    stale: effects.stale.map(({ sectionId }) => sectionId),
  }
}

const target = { sectionId: 's', blockId: 'words' }
const retyped = { kind: 'setProps', ...target, props: { text: doc } } as const

describe('the canvas', () => {
  it.each<[string, Operation, string[], string[]]>([
    [
      'shows a placement by itself',
      { kind: 'place', ...target, view: 'desktop', placement: at },
      ['placements'],
      [],
    ],
    [
      'shows a place on the phone at once, and then in its reading order as the server has it',
      { kind: 'place', ...target, view: 'phone', placement: at },
      ['placements'],
      ['s'],
    ],
    [
      'hides a block at once, and then as the server has it',
      { kind: 'setHidden', ...target, view: 'phone', closed: 0 },
      ['placements'],
      ['s'],
    ],
    [
      'asks the server for a block with another look',
      { kind: 'setLook', ...target, look: { colors: 'dark' } },
      [],
      ['s'],
    ],
    [
      'shows a new order by itself',
      { kind: 'moveSection', sectionId: 's', index: 0 },
      ['order'],
      [],
    ],
    ['takes a section out by itself', { kind: 'removeSection', sectionId: 's' }, ['order'], []],
    [
      'puts something in the place of a new block, then waits for its section',
      { kind: 'insertBlock', sectionId: 's', block: { ...words, id: 'new' }, desktop: at },
      ['placeholder'],
      ['s'],
    ],
    [
      'puts something in the place of a new section and its blocks, then waits for it',
      { kind: 'insertSection', section: another, index: 1 },
      ['newSection', 'order', 'placeholder'],
      ['t'],
    ],
    [
      'takes a block out, then waits for its section',
      { kind: 'removeBlock', ...target },
      ['removeBlock'],
      ['s'],
    ],
    [
      'waits for the server with settings',
      { kind: 'setProps', sectionId: 's', blockId: 'picture', props: { caption: 'A' } },
      [],
      ['s'],
    ],
    ['shows a text at once, and then as the server has it', retyped, ['setText'], ['s']],
  ])('%s', (_what, operation, messages, stale) => {
    expect(effectsOf(operation)).toEqual({ messages, stale })
  })

  it('needs nothing for what was typed in it', () => {
    expect(effectsOf(retyped, { origin: 'typing' })).toEqual({ messages: [], stale: [] })
  })

  it('keeps a section as it is while undo changes the text being typed', () => {
    const effects = effectsOf(retyped, { origin: 'undo', typingIn: 'words' })
    expect(effects).toEqual({ messages: ['setText'], stale: [] })
  })
})
