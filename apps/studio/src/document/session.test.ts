import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { PAGE, TestEditor } from './test-editor.ts'

let owner: TestEditor

beforeEach(() => {
  owner = new TestEditor()
  owner.addsSection()
})

const undoLabels = () => owner.session.store.getState().history.past.map(({ label }) => label)

describe('the editor', () => {
  it('adds a block under the selected one and selects it', () => {
    const image = owner.adds('image')
    const button = owner.adds('button')
    expect(owner.selectedBlock()).toEqual(button)
    expect(owner.placement(button).y).toBe(owner.placement(image).y + owner.placement(image).h)
  })

  it('skips what is in the way of a new block', () => {
    owner.adds('image')
    owner.drags({ x: 0, y: 0 })
    const first = owner.selected
    owner.adds('button')
    owner.session.select(first)
    owner.adds('text')
    expect(owner.placement()).toMatchObject({ x: 0, y: 12 })
  })

  it('keeps a dragged block inside the grid', () => {
    owner.adds('image')
    owner.drags({ x: 40, y: -3 })
    expect(owner.placement()).toMatchObject({ x: 16, y: 0, w: 8 })
  })

  it('takes typing without pauses back in one step', () => {
    owner.adds('text')
    owner.types('Hello')
    owner.pauses()
    owner.types('Again')
    expect(undoLabels()).toEqual(['add section', 'add text', 'typing', 'typing'])
  })

  it('makes quick presses of an arrow key one step, and a resize another', () => {
    owner.adds('image')
    owner.drags({ x: 0, y: 0 })
    owner.pauses()
    owner.presses({ dx: 1 })
    owner.presses({ dx: 1 })
    owner.presses({ dw: 1 })
    expect(undoLabels().slice(2)).toEqual(['move image', 'move image', 'resize image'])
    owner.session.undo()
    owner.session.undo()
    expect(owner.placement()).toMatchObject({ x: 0 })
  })

  it('leaves no step for a press that moves nothing', () => {
    owner.adds('image')
    owner.drags({ x: 0, y: 0 })
    const before = undoLabels().length
    owner.presses({ dx: -1 })
    expect(undoLabels()).toHaveLength(before)
  })

  it('goes back to the automatic phone order by undo and by reset', () => {
    owner.adds('image')
    owner.adds('text')
    owner.session.setView('phone')
    owner.presses({ dy: -1 })
    const phone = () => Object.values(owner.page.sections)[0]?.phone
    expect(phone()).toMatchObject({ auto: false })
    owner.session.undo()
    expect(phone()).toEqual({ auto: true })
    owner.session.redo()
    owner.resetsPhone()
    expect(phone()).toEqual({ auto: true })
  })

  it('selects what is left when the selected thing goes', () => {
    owner.adds('image')
    owner.session.undo()
    expect(owner.selected).toMatchObject({ kind: 'section' })
    owner.session.undo()
    expect(owner.selected).toEqual({ kind: 'none' })
  })

  it('forgets what could be redone at the next edit', () => {
    owner.adds('image')
    owner.session.undo()
    owner.adds('text')
    expect(owner.session.redo()).toBeUndefined()
  })

  it('skips undoing what someone else has removed, and says so', () => {
    owner.adds('image')
    const { [PAGE]: before } = owner.place.documents
    owner.adds('text')
    owner.changes({ text: 'mine' })
    if (before) owner.session.replace(PAGE, before)
    expect(owner.session.undo()).toMatchObject({ label: 'change text', skipped: 1 })
  })

  it('refuses the 61st block of a section in plain words (specification §9)', () => {
    for (let n = 0; n < 60; n += 1) owner.adds('spacer')
    expect(() => owner.adds('spacer')).toThrow('A section holds at most 60 blocks.')
  })

  it('copies a section with ids of its own', () => {
    owner.adds('image')
    owner.duplicatesSection()
    const ids = Object.values(owner.page.sections).flatMap(({ blocks }) => Object.keys(blocks))
    expect(new Set(ids).size).toBe(2)
  })
})

const deeds: readonly ((owner: TestEditor) => void)[] = [
  (owner) => owner.adds('image'),
  (owner) => owner.adds('text'),
  (owner) => owner.drags({ x: 3, y: 5 }),
  (owner) => owner.pastes(2),
  (owner) => owner.presses({ dx: 1 }),
  (owner) => owner.presses({ dh: 1 }),
  (owner) => owner.types('words'),
  (owner) => owner.changes({ alt: 'A cup' }),
  (owner) => owner.duplicates(),
  (owner) => owner.removes(),
  (owner) => owner.paints('dark'),
  (owner) => owner.addsSection('text-picture'),
  (owner) => owner.duplicatesSection(),
  (owner) => owner.movesSection(-1),
  (owner) => owner.removesSection(),
  (owner) => owner.session.setView('phone'),
  (owner) => owner.session.setView('desktop'),
  (owner) => owner.resetsPhone(),
  (owner) => owner.pauses(),
]

describe('undo and redo', () => {
  it('of everything give the start and the end back', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(deeds.length - 1), { maxLength: 40 }), (plan) => {
        const hand = new TestEditor()
        const start = hand.page
        hand.addsSection()
        for (const index of plan) {
          try {
            deeds[index]?.(hand)
          } catch {
            // A deed without a selection throws: a hand would find the button disabled.
          }
        }
        const end = hand.page
        hand.undoesAll()
        expect(hand.page).toEqual(start)
        hand.redoesAll()
        expect(hand.page).toEqual(end)
      }),
    )
  })
})

describe('what is selected', () => {
  it('is what undo and redo have changed', () => {
    const image = owner.adds('image')
    owner.pauses()
    owner.drags({ x: 2, y: 9 })
    owner.pauses()
    owner.adds('text')
    owner.session.undo()
    owner.session.undo()
    expect(owner.selectedBlock()).toEqual(image)
    owner.session.select({ kind: 'none' })
    owner.session.redo()
    expect(owner.selectedBlock()).toEqual(image)
  })

  it('is the block that undo has brought back', () => {
    const image = owner.adds('image')
    owner.removes()
    owner.session.undo()
    expect(owner.selectedBlock()).toEqual(image)
  })
})
