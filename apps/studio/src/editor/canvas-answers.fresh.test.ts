// @vitest-environment happy-dom
import type { Call } from '@sitewright/api/call'
import type { Client } from '@sitewright/api/client'
import { paragraph, text, textDocument } from '@sitewright/blocks/rich-text'
import {
  DEFAULT_SECTION_SETTINGS,
  EMPTY_DOCUMENT,
  type PageDocument,
} from '@sitewright/core/document/page-document'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readToCanvas, sealed } from '../canvas/protocol.ts'
import { duplicateBlocks } from '../document/clipping.ts'
import { removeBlock } from '../document/edits.ts'
import { createMemoryJournal } from '../document/journal.ts'
import { TEST_SITE } from '../document/test-editor.ts'
import { answerCanvas } from './canvas-answers.ts'
import { openVisit } from './open-visit.ts'
import type { Visit } from './visit.ts'

const KEPT = textDocument(paragraph('Kept'))
const PLACE = {
  url: 'http://shop--canvas.localhost/?nonce=n',
  origin: 'http://shop--canvas.localhost',
}
const [TEXT, IMAGE] = [2, 5]
const at = { x: 0, y: 0, w: 8, h: 4, z: 1 }
const document: PageDocument = {
  ...EMPTY_DOCUMENT,
  sectionOrder: ['s'],
  sections: {
    s: {
      id: 's',
      settings: DEFAULT_SECTION_SETTINGS,
      blocks: {
        words: { id: 'words', type: TEXT, version: 1, props: { text: KEPT } },
        picture: {
          id: 'picture',
          type: IMAGE,
          version: 1,
          get props() {
            looksAtPicture += 1
            return {}
          },
        },
      },
      desktop: { words: at, picture: { ...at, y: 4 } },
      phone: { auto: true },
    },
  },
}

let looksAtPicture = 0
let calls: string[]
let visit: Visit
let canvas: MessagePort
let told: { type: string; doc?: unknown }[]
let notices: string[]
let upload: ((answer: { asset: { id: string } }) => void) | undefined
let fetching: { found(answer: { pictureId: string }): void; refused(why: Error): void } | undefined
let stop: () => void

beforeEach(() => {
  upload = undefined
  fetching = undefined
  calls = []
  told = []
  notices = []
  visit = openVisit({
    siteId: 'site',
    // A server that answers nothing but what has to do with pictures, and that when the test says so.
    call: ((asked: Call) =>
      new Promise((answer, refuse) => {
        calls.push(asked.name)
        if (asked.name === 'uploadAsset') upload = answer as never
        if (asked.name === 'createPicture') fetching = { found: answer as never, refused: refuse }
      })) as Client,
    opened: {
      page: { id: 'page', kind: 'page' },
      documents: [{ id: 'd', part: 'page', field: null, revision: 1, document }],
      canvasUrl: PLACE.url,
      canvasOrigin: PLACE.origin,
    } as never,
    site: { revision: 1, draft: TEST_SITE },
    journal: createMemoryJournal(),
    visitId: 'visit',
    can: () => true,
    notify: (notice) => notices.push(notice),
    onWish: () => {},
    onClosed: () => {},
  })
  const frame = window.document.createElement('iframe')
  stop = visit.link.attach(frame, PLACE)
  const { port1, port2 } = new MessageChannel()
  canvas = port1
  canvas.onmessage = ({ data }) => told.push(...readToCanvas(data))
  const greeting = new MessageEvent('message', {
    data: sealed('n', { type: 'ready', view: 'desktop' }),
    origin: PLACE.origin,
    source: frame.contentWindow,
    ports: [port2],
  } as never)
  dispatchEvent(greeting)
})

afterEach(() => {
  stop()
  visit.close()
  canvas.close()
})

const typed = (doc: unknown, more: object = {}) => ({
  type: 'text',
  documentId: 'd',
  sectionId: 's',
  blockId: 'words',
  field: 'text',
  doc,
  paste: null,
  ...more,
})
const blocks = () => visit.session.store.getState().documents.d?.sections.s?.blocks ?? {}
/** Settings of the block that was added, if one was. */
const added = () =>
  Object.values(blocks()).find(({ id }) => id !== 'words' && id !== 'picture')?.props

/** Messages of a port come one after the other, so what was said before this one has been answered. */
async function says(message: object): Promise<void> {
  canvas.postMessage(message)
  canvas.postMessage({ type: 'textState', state: null })
  visit.canvas.setState({
    text: { formats: [], link: null, color: '', size: '', hasSelection: false, slash: null },
  })
  await expect.poll(() => visit.canvas.getState().text).toBeNull()
}

const linked = (href: string) =>
  textDocument(paragraph(text('Press', { type: 'link', attrs: { href } })))

describe('a text that comes over the canvas’s port', () => {
  it('is kept where it is one', async () => {
    const doc = textDocument(paragraph('Mine'))
    await says(typed(doc))
    expect(blocks().words?.props).toEqual({ text: doc })
    expect(notices).toEqual([])
  })

  it('costs no look at the settings of any other block', async () => {
    looksAtPicture = 0
    for (const words of ['M', 'Mi', 'Min', 'Mine'])
      await says(typed(textDocument(paragraph(words))))
    expect(blocks().words?.props).toEqual({ text: textDocument(paragraph('Mine')) })
    expect(looksAtPicture).toBe(0)
  })

  it.each<[string, unknown, string]>([
    ['a script’s address', linked('javascript:alert(1)'), 'not an address to link to'],
    ['an element that no text has', { type: 'doc', content: [{ type: 'script' }] }, 'not a text'],
    ['no content', { type: 'doc', content: [] }, 'not a text'],
    ['something else', { words: 'FORGED' }, 'not a text'],
  ])(
    'is refused with %s: the owner is told, and the page shows what is kept',
    async (_what, doc, words) => {
      await says(typed(doc))
      expect(blocks().words?.props).toEqual({ text: KEPT })
      expect(notices).toEqual([expect.stringContaining(words)])
      await expect.poll(() => told.at(-1)).toMatchObject({ type: 'setText', doc: KEPT })
      expect(visit.hasUnsaved).toBe(false)
    },
  )

  it.each<[string, object]>([
    ['another field', { field: 'title' }],
    ['a block that has no text', { blockId: 'picture' }],
    ['a block that is not there', { blockId: 'gone' }],
    ['another document', { documentId: 'other' }],
  ])('changes nothing where it is for %s', async (_what, more) => {
    const before = blocks()
    await says(typed(textDocument(paragraph('FORGED')), more))
    expect(blocks()).toEqual(before)
    expect(visit.hasUnsaved).toBe(false)
  })
})

it('hears what block types are called before it hears of any edit', async () => {
  const block = { documentId: 'd', sectionId: 's', blockIds: ['words'] }
  visit.perform(duplicateBlocks(visit.workplace(), block))
  await expect.poll(() => told.map(({ type }) => type)).toContain('placeholder')
  expect(told[0]).toMatchObject({ type: 'hello', names: { [TEXT]: 'Text' } })
})

it('ends the typing of the site’s title where that is undone beside the page', async () => {
  const types = () => told.map(({ type }) => type)
  await says({ type: 'siteTitle', text: 'Typed' })
  expect(visit.workplace().site.header.title).toBe('Typed')
  expect(types()).not.toContain('endText')
  visit.undo()
  expect(visit.workplace().site.header.title).toBe('')
  await expect.poll(types).toContain('endText')
})

describe('a place that is to be seen', () => {
  const words = { kind: 'block', documentId: 'd', sectionId: 's', blockId: 'words' } as const
  const picture = { ...words, blockId: 'picture' } as const
  const ready = { type: 'ready', view: 'desktop' }
  const selects = () => told.filter(({ type }) => type === 'select')

  it('is scrolled to once the canvas is ready, and once only', async () => {
    visit.select(picture, { reveal: true })
    await says(ready)
    await expect.poll(() => selects().at(-1)).toMatchObject({ target: picture, reveal: true })
    await says(ready)
    await expect.poll(() => selects().at(-1)).toMatchObject({ target: picture, reveal: false })
  })

  it('tells which selection of the page it answers, counted anew for each page', async () => {
    await says(ready)
    await says({ type: 'select', target: words, text: null, turn: 7 })
    await expect.poll(() => selects().at(-1)).toMatchObject({ target: words, heard: 7 })
    visit.select(picture)
    await expect.poll(() => selects().at(-1)).toMatchObject({ target: picture, heard: 7 })
    await says(ready)
    await expect.poll(() => selects().at(-1)).toMatchObject({ heard: 0 })
  })

  it('is left where something else was selected before that', async () => {
    visit.select(picture, { reveal: true })
    visit.select(words)
    await says(ready)
    await expect.poll(() => selects().at(-1)).toMatchObject({ target: words, reveal: false })
  })

  it('is scrolled to in a page that is opened anew', async () => {
    await says(ready)
    visit.showAt({ canvasUrl: PLACE.url, canvasOrigin: PLACE.origin })
    visit.select(picture, { reveal: true })
    told.length = 0
    await says(ready)
    await expect.poll(() => selects().at(-1)).toMatchObject({ target: picture, reveal: true })
  })
})

describe('an edit that only the server can draw', () => {
  const selected = { kind: 'block', documentId: 'd', sectionId: 's', blockId: 'picture' } as const
  const drawings = () => calls.filter((name) => name === 'renderSections').length

  it('is asked for once, in its own task, while nothing is saved', async () => {
    visit.select(selected)
    visit.perform(removeBlock(visit.workplace(), selected))
    expect(drawings()).toBe(1)
    expect(calls).not.toContain('saveOperations')
    await says(typed(KEPT))
    expect(drawings()).toBe(1)
  })

  it('is asked for right after its task where it adds something, which the page shows by itself first', async () => {
    visit.perform(duplicateBlocks(visit.workplace(), { ...selected, blockIds: ['picture'] }))
    visit.perform(duplicateBlocks(visit.workplace(), { ...selected, blockIds: ['picture'] }))
    expect(drawings()).toBe(0)
    await new Promise((next) => setTimeout(next))
    expect(drawings()).toBe(1)
    expect(calls).not.toContain('saveOperations')
  })

  it('is asked for in the task that undoes it, too', () => {
    visit.perform(duplicateBlocks(visit.workplace(), { ...selected, blockIds: ['picture'] }))
    expect(drawings()).toBe(0)
    visit.undo()
    expect(drawings()).toBe(1)
  })
})

describe('a paste with a picture', () => {
  const doc = textDocument(paragraph('Kept, and pasted'))
  const file = new File(['x'], 'mug.png', { type: 'image/png' })
  const pictures = {
    type: 'pictures',
    documentId: 'd',
    sectionId: 's',
    blockId: 'words',
    placement: null,
    paste: 'first',
    pictures: [{ file, alt: 'A mug' }],
  } as const
  const uploaded = async () => {
    await expect.poll(() => upload).toBeDefined()
    upload?.({ asset: { id: 'asset' } })
    await visit.uploads.settled()
  }

  beforeEach(async () => {
    await says(typed(textDocument(paragraph('Kept, '))))
    await says(typed(doc, { paste: 'first' }))
    // A port of this test world cannot carry files.
    answerCanvas(visit, pictures)
  })

  it('stands on the page at once, and shows the picture when it is uploaded', async () => {
    expect(added()).toMatchObject({ assetId: '', altText: 'A mug' })
    await uploaded()
    expect(added()).toMatchObject({ assetId: 'asset', altText: 'A mug' })
    expect(notices).toEqual([])
  })

  it('is one step of undo, apart from what was typed just before and after', async () => {
    await uploaded()
    await says(typed(textDocument(paragraph('Kept, and pasted!'))))
    visit.undo()
    expect(blocks().words?.props).toEqual({ text: doc })
    visit.undo()
    expect(added()).toBeUndefined()
    expect(blocks().words?.props).toEqual({ text: textDocument(paragraph('Kept, ')) })
    visit.redo()
    expect(added()).toMatchObject({ assetId: 'asset' })
    expect(blocks().words?.props).toEqual({ text: doc })
  })

  it('can be undone while it is on its way, and comes back whole', async () => {
    visit.undo()
    await uploaded()
    expect(added()).toBeUndefined()
    visit.redo()
    expect(added()).toMatchObject({ assetId: 'asset' })
  })
})

describe('a pasted address of a picture', () => {
  const pasted = {
    ...{ type: 'pastedAddress', documentId: 'd', sectionId: 's', blockId: 'words' },
    ...{ address: 'https://pots.example/bowl.jpg', paste: 'first' },
  }

  it('is a picture block at once, and shows the picture when it was fetched', async () => {
    await says(pasted)
    expect(added()).toMatchObject({ assetId: '', fit: 'contain' })
    fetching?.found({ pictureId: 'asset' })
    await expect.poll(added).toMatchObject({ assetId: 'asset' })
    expect(notices).toEqual([])
  })

  it('says why where there is none', async () => {
    await says(pasted)
    fetching?.refused(new Error('There is nothing at that address.'))
    await expect
      .poll(() => notices)
      .toEqual(['The picture could not be fetched. There is nothing at that address.'])
    expect(added()).toMatchObject({ assetId: '' })
  })
})
