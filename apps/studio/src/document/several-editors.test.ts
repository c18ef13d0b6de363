import { EMPTY_DOCUMENT, type PageDocument } from '@sitewright/core/document/page-document'
import type { JsonObject } from '@sitewright/core/json'
import { Problem } from '@sitewright/core/problem'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { applyEdits } from '../../../server/src/features/content/apply-edits.ts'
import type { Workplace } from './edit.ts'
import { removeBlock, typeText } from './edits.ts'
import { moveToSection, placeBlock } from './place-edits.ts'
import { removeSection } from './section-edits.ts'
import type { BlockAddress } from './selection.ts'
import { TEST_SITE } from './test-editor.ts'
import { type ApplyBatch, PAGE, TestPerson, TestServer } from './test-people.ts'

const apply: ApplyBatch = (document, operations, since) => {
  const batches = since.map((batch) => ({ operations: batch, by: 'Someone' }))
  const result = applyEdits(document, { kind: 'page', operations, since: batches })
  return result instanceof Problem ? result : result
}

const paragraph = (text: string): JsonObject => ({
  type: 'paragraph',
  content: text === '' ? [] : [{ type: 'text', text }],
})
const doc = (...paragraphs: string[]): JsonObject => ({
  type: 'doc',
  content: paragraphs.map(paragraph),
})
const id = (letter: string) => letter.repeat(24)
const SECTIONS = [id('a'), id('b')] as const
const BLOCKS = [id('1'), id('2'), id('3')] as const

/** Two sections; one text in the first, two in the second, each of two paragraphs. */
function startPage(): PageDocument {
  const section = (sectionId: string, blockIds: readonly string[]) => ({
    id: sectionId,
    settings: { theme: 'light', height: 'medium', anchor: '' } as const,
    blocks: Object.fromEntries(
      blockIds.map((blockId) => [
        blockId,
        { id: blockId, type: 2, version: 1, props: { text: doc(`start${blockId[0]}`, 'second') } },
      ]),
    ),
    desktop: Object.fromEntries(
      blockIds.map((blockId, index) => [blockId, { x: 0, y: index * 4, w: 8, h: 4, z: 1 }]),
    ),
    phone: { auto: true } as const,
  })
  return {
    ...EMPTY_DOCUMENT,
    sectionOrder: [...SECTIONS],
    sections: {
      [SECTIONS[0]]: section(SECTIONS[0], [BLOCKS[0]]),
      [SECTIONS[1]]: section(SECTIONS[1], [BLOCKS[1], BLOCKS[2]]),
    },
  }
}

const nameOf = () => 'Text'
const placeOf = (person: TestPerson): Workplace => ({
  documents: { [PAGE]: person.page },
  site: TEST_SITE,
  view: 'desktop',
  nameOf,
  phoneRows: {},
})

function addressOf(person: TestPerson, blockId: string): BlockAddress | undefined {
  const sectionId = person.page.sectionOrder.find(
    (one) => person.page.sections[one]?.blocks[blockId],
  )
  return sectionId === undefined ? undefined : { documentId: PAGE, sectionId, blockId }
}

function paragraphsOf(person: TestPerson, { sectionId, blockId }: BlockAddress): string[] {
  const text = person.page.sections[sectionId]?.blocks[blockId]?.props.text as {
    content: { content?: { text: string }[] }[]
  }
  return text.content.map(({ content = [] }) => content.map((node) => node.text).join(''))
}

const writes = (person: TestPerson, blockId: string, change: (lines: string[]) => string[]) => {
  const at = addressOf(person, blockId)
  if (at)
    person.does(typeText(placeOf(person), at, 'text', doc(...change(paragraphsOf(person, at)))))
}

const settle = async (people: readonly TestPerson[]) => {
  for (const person of people) Object.assign(person, { isOnline: true, losesAnswers: false })
  for (let round = 0; round < 12; round += 1) {
    for (const person of people) void person.saves()
    await vi.advanceTimersByTimeAsync(40_000)
    for (const person of people) person.hears()
  }
  expect(people.map(({ hasUnsaved }) => hasUnsaved)).toEqual(people.map(() => false))
}

let server: TestServer
let ana: TestPerson
let ben: TestPerson

beforeEach(() => {
  vi.useFakeTimers()
  server = new TestServer(startPage(), apply)
  ana = new TestPerson(server)
  ben = new TestPerson(server)
})
afterEach(() => vi.useRealTimers())

const linesOf = (person: TestPerson, blockId: string) => {
  const at = addressOf(person, blockId)
  return at && paragraphsOf(person, at)
}

describe('two people on one page', () => {
  it('merge what they write into different paragraphs of one text', async () => {
    writes(ana, BLOCKS[0], ([first = '', ...rest]) => [`${first} Ana`, ...rest])
    writes(ben, BLOCKS[0], ([first = '', second = '']) => [first, `${second} Ben`])
    await settle([ana, ben])
    expect(linesOf(ana, BLOCKS[0])).toEqual(['start1 Ana', 'second Ben'])
    expect(ben.page).toEqual(ana.page)
    expect([...ana.conflicts, ...ben.conflicts]).toEqual([])
  })

  it('go on after they wrote into the same paragraph, and the second is offered both', async () => {
    writes(ana, BLOCKS[0], ([, second = '']) => ['by Ana', second])
    await settle([ana])
    writes(ben, BLOCKS[0], ([, second = '']) => ['by Ben', second])
    ben.hears()
    writes(ben, BLOCKS[1], (lines) => [...lines, 'further work'])
    await settle([ana, ben])
    expect(ben.conflicts).toHaveLength(1)
    expect(linesOf(ana, BLOCKS[1])).toContain('further work')
    ben.settlesAll()
    await settle([ana, ben])
    expect(linesOf(ana, BLOCKS[0])).toEqual(['by Ana', 'second'])
    expect(JSON.stringify(ana.page)).toContain('by Ben')
  })

  it('do not write over each other while a batch is under way', async () => {
    writes(ana, BLOCKS[1], (lines) => [...lines, 'first'])
    const saving = ana.saves()
    await vi.advanceTimersByTimeAsync(60)
    writes(ben, BLOCKS[0], () => ['by Ben'])
    void ben.saves()
    await vi.advanceTimersByTimeAsync(200)
    await saving
    writes(ana, BLOCKS[0], () => ['by Ana'])
    await settle([ana, ben])
    expect(linesOf(ben, BLOCKS[0])).toEqual(['by Ben'])
    expect(JSON.stringify(ana.conflicts)).toContain('by Ana')
  })

  it('are offered a text back whose block, or whole section, the other has removed', async () => {
    const at = addressOf(ana, BLOCKS[0])
    ana.does(at && removeBlock(placeOf(ana), at))
    ana.does(removeSection(placeOf(ana), { documentId: PAGE, sectionId: SECTIONS[1] }))
    await settle([ana])
    writes(ben, BLOCKS[0], () => ['one'])
    writes(ben, BLOCKS[1], () => ['two'])
    await settle([ana, ben])
    expect(ben.page).toEqual(ana.page)
    expect(ben.conflicts).toHaveLength(2)
    ben.settlesAll()
    await settle([ana, ben])
    for (const word of ['one', 'two']) expect(JSON.stringify(server.document)).toContain(word)
  })

  it('are offered both versions where they wrote on in theirs before they chose, and that is gone too', async () => {
    writes(ana, BLOCKS[0], ([, second = '']) => ['by Ana', second])
    await settle([ana])
    writes(ben, BLOCKS[0], ([, second = '']) => ['by Ben', second])
    await settle([ben])
    const at = addressOf(ana, BLOCKS[0])
    ana.does(at && removeBlock(placeOf(ana), at))
    writes(ben, BLOCKS[0], (lines) => [...lines, 'written on'])
    await settle([ana, ben])
    expect(ben.conflicts).toHaveLength(2)
    ben.settlesAll()
    await settle([ana, ben])
    for (const words of ['by Ben', 'written on']) {
      expect(JSON.stringify(server.document)).toContain(words)
    }
  })

  it('are offered a text and the place that they moved it to, where they did both before they chose', async () => {
    writes(ana, BLOCKS[1], ([, second = '']) => ['by Ana', second])
    await settle([ana])
    writes(ben, BLOCKS[1], ([, second = '']) => ['by Ben', second])
    await settle([ben])
    const target = { documentId: PAGE, sectionId: SECTIONS[0] }
    const moves = (person: TestPerson, x: number) => {
      const at = addressOf(person, BLOCKS[1])
      const spot = { x, y: 20, w: 8, h: 4, z: 1 }
      person.does(at && moveToSection(placeOf(person), at, target, spot))
    }
    moves(ana, 0)
    moves(ben, 8)
    await settle([ana])
    await settle([ana, ben])
    expect(JSON.stringify(ben.conflicts)).toContain('by Ben')
    ben.settlesAll()
    await settle([ana, ben])
    expect(JSON.stringify(server.document)).toContain('by Ben')
  })

  it('keep what was written into a block that the other removed, brought back and removed again', async () => {
    const at = addressOf(ana, BLOCKS[0])
    ana.does(at && removeBlock(placeOf(ana), at))
    ana.session.undo()
    ana.session.redo()
    writes(ben, BLOCKS[0], (lines) => [...lines, 'by Ben'])
    await settle([ben])
    await settle([ana, ben])
    expect(linesOf(ana, BLOCKS[0])).toContain('by Ben')
    expect(ana.conflicts).toHaveLength(1)
  })

  it('find a text they changed where the other has moved it', async () => {
    const at = addressOf(ana, BLOCKS[0])
    const spot = { x: 9, y: 0, w: 8, h: 4, z: 1 }
    ana.does(
      at && moveToSection(placeOf(ana), at, { documentId: PAGE, sectionId: SECTIONS[1] }, spot),
    )
    await settle([ana])
    writes(ben, BLOCKS[0], ([first = '']) => [first, 'by Ben'])
    await settle([ana, ben])
    expect(ana.page.sections[SECTIONS[1]]?.blocks[BLOCKS[0]]).toBeDefined()
    expect(linesOf(ana, BLOCKS[0])).toEqual(['start1', 'by Ben'])
  })

  it('are offered back what the server refuses, with what was done to it, and nothing else', async () => {
    const source = 'x'.repeat(300_000)
    const sectionId = SECTIONS[0]
    const code = (blockId: string, props: JsonObject) =>
      ({
        documentId: PAGE,
        operation: {
          kind: 'insertBlock',
          sectionId,
          block: { id: blockId, type: 23, version: 2, props },
          desktop: { x: 0, y: 20, w: 8, h: 4, z: 1 },
        },
      }) as const
    const props = { language: 'html', source, showSource: false, canCopy: false }
    const [first, second] = [id('8'), id('9')]
    ana.does({ label: 'add code', changes: [code(first, props)] })
    await settle([ana])
    writes(ana, BLOCKS[0], () => ['before'])
    ana.does({ label: 'add code', changes: [code(second, props)] })
    const edit = { kind: 'setProps', sectionId, blockId: second, props } as const
    const shown = { ...edit, props: { ...props, showSource: true } }
    ana.does({ label: 'change code', changes: [{ documentId: PAGE, operation: shown }] })
    writes(ana, BLOCKS[1], () => ['after'])
    await settle([ana, ben])
    expect(ana.conflicts).toMatchObject([
      {
        problem: 'This page has grown too large. Please move some of it to another page.',
        done: [
          { change: { operation: { kind: 'insertBlock' } } },
          { change: { operation: shown } },
        ],
      },
    ])
    expect(linesOf(ben, BLOCKS[0])).toEqual(['before'])
    expect(linesOf(ben, BLOCKS[1])).toEqual(['after'])
    expect(ben.page).toEqual(ana.page)
  })

  it('find what was in conflict after a reload', async () => {
    writes(ana, BLOCKS[0], () => ['by Ana'])
    await settle([ana])
    ben.isOnline = false
    writes(ben, BLOCKS[0], () => ['by Ben'])
    ben.isOnline = true
    await ben.reloads()
    expect(ben.conflicts).toHaveLength(1)
    await ben.reloads()
    expect(JSON.stringify(ben.conflicts)).toContain('by Ben')
    expect(linesOf(ben, BLOCKS[0])).toEqual(['by Ana'])
  })
})

/** A deed of one of the people; `word` is new with each, so that it can be looked for afterwards. */
type Deed = (person: TestPerson, pick: number, word: string) => void | Promise<void>

const block = (pick: number) => BLOCKS[pick % BLOCKS.length] as string

const DEEDS: readonly Deed[] = [
  (person, pick, word) => writes(person, block(pick), (lines) => [...lines, word]),
  (person, pick, word) =>
    writes(person, block(pick), (lines) =>
      lines.map((line, index) => (index === pick % lines.length ? `${line} ${word}` : line)),
    ),
  (person, pick, word) => writes(person, block(pick), (lines) => [word, ...lines.slice(1)]),
  (person, pick) => {
    const at = addressOf(person, block(pick))
    if (at) person.does(removeBlock(placeOf(person), at))
  },
  (person, pick) => {
    const at = addressOf(person, block(pick))
    if (!at) return
    const spot = { x: pick % 16, y: pick % 9, w: 8, h: 4, z: 1 }
    person.does(placeBlock(placeOf(person), at, spot))
  },
  (person, pick) => {
    const at = addressOf(person, block(pick))
    const sectionId = person.page.sectionOrder[pick % Math.max(1, person.page.sectionOrder.length)]
    if (!at || sectionId === undefined || sectionId === at.sectionId) return
    const spot = { x: 0, y: 20, w: 8, h: 4, z: 1 }
    person.does(moveToSection(placeOf(person), at, { documentId: PAGE, sectionId }, spot))
  },
  (person, pick) => {
    const sectionId = person.page.sectionOrder[pick % Math.max(1, person.page.sectionOrder.length)]
    if (sectionId !== undefined && pick % 4 === 0) {
      person.does(removeSection(placeOf(person), { documentId: PAGE, sectionId }))
    }
  },
  (person) => void person.session.undo(),
  (person) => void person.session.redo(),
]

const WORLD: readonly Deed[] = [
  (person) => void Object.assign(person, { isOnline: false }),
  (person) => void Object.assign(person, { isOnline: true, losesAnswers: false }),
  (person) => void Object.assign(person, { losesAnswers: true }),
  (person) => person.hears(),
  (person) => void person.saves(),
  (person) => person.reloads(),
]

const WORDS = /w\d+x/g
const wordsOf = (value: unknown) => new Set(JSON.stringify(value).match(WORDS) ?? [])

const turn = fc.record({
  who: fc.nat(2),
  deed: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...DEEDS) },
    { weight: 2, arbitrary: fc.constantFrom(...WORLD) },
  ),
  pick: fc.nat(40),
  waitMs: fc.constantFrom(0, 10, 60, 900, 4000),
})

/** The words of one run: those that were typed, and those that were taken away again. */
interface Diary {
  readonly typed: Set<string>
  /** Words that someone took away who had them on their own page, and so meant it. */
  readonly removed: Set<string>
}

async function takeTurn(
  person: TestPerson,
  { deed, pick, waitMs, word }: { deed: Deed; pick: number; waitMs: number; word: string },
  { typed, removed }: Diary,
): Promise<void> {
  const before = wordsOf(person.page)
  await deed(person, pick, word)
  const after = wordsOf(person.page)
  if (after.has(word)) typed.add(word)
  if (DEEDS.includes(deed)) {
    for (const gone of before) if (!after.has(gone)) removed.add(gone)
  }
  await vi.advanceTimersByTimeAsync(waitMs)
}

function expectOnePage(people: readonly TestPerson[], { document }: TestServer): void {
  for (const person of people) expect(person.page).toEqual(document)
}

describe('people who edit at random, with reloads and a cut network', () => {
  it.each([2, 3])('end with one page and lose no word: %i of them', async (count) => {
    await fc.assert(
      fc.asyncProperty(fc.array(turn, { maxLength: 40 }), async (turns) => {
        const world = new TestServer(startPage(), apply)
        const people = Array.from({ length: count }, () => new TestPerson(world))
        const diary: Diary = { typed: new Set(), removed: new Set() }
        for (const [number, { who, ...rest }] of turns.entries()) {
          const person = people[who % count] as TestPerson
          await takeTurn(person, { ...rest, word: `w${number}x` }, diary)
        }
        await settle(people)
        expectOnePage(people, world)

        for (const person of people) {
          person.settlesAll()
          await settle(people)
        }
        expectOnePage(people, world)
        const kept = wordsOf([world.document, people.map(({ conflicts }) => conflicts)])
        const lost = [...diary.typed].filter((word) => !(kept.has(word) || diary.removed.has(word)))
        expect(lost).toEqual([])
      }),
      { numRuns: 300 },
    )
  })
})
