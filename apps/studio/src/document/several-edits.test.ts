import { beforeEach, describe, expect, it } from 'vitest'
import { alignBlocks, distributeBlocks } from './align-edits.ts'
import { clippingOf, duplicateBlocks, pasteBlocks, pasteSection } from './clipping.ts'
import type { Edit, Workplace } from './edit.ts'
import {
  around,
  type BlockAddress,
  type BlockAddresses,
  blockIdsOf,
  selectionOf,
  toggled,
} from './selection.ts'
import {
  layerBlocks,
  moveAllToSection,
  moveTogether,
  nudgeBlocks,
  removeBlocks,
  reorderBlocks,
  toggleHidden,
  toggleLocked,
} from './several-edits.ts'
import { PAGE, TestEditor } from './test-editor.ts'

let owner: TestEditor
let blocks: readonly [BlockAddress, BlockAddress, BlockAddress]
let all: BlockAddresses

beforeEach(() => {
  owner = new TestEditor()
  owner.addsSection()
  const added = (['text', 'image', 'button'] as const).map((name) => owner.adds(name))
  blocks = added as never
  const places = [
    { x: 2, y: 1, w: 4, h: 3 },
    { x: 9, y: 2, w: 5, h: 2 },
    { x: 18, y: 9, w: 4, h: 4 },
  ]
  for (const [index, to] of places.entries()) owner.drags(to, added[index])
  all = owner.chooses(...blocks)
  owner.pauses()
})

const cellsOf = (address: BlockAddress) => {
  const { x, y } = owner.placement(address)
  return [x, y]
}
const cells = () => blocks.map(cellsOf)
const section = () => owner.page.sections[all.sectionId]
const locks = (address: BlockAddress) => {
  owner.does(toggleLocked(owner.place, { ...address, blockIds: [address.blockId] }))
}

describe('a selection of several blocks', () => {
  it('grows and shrinks by one block at a time, and begins anew in another section', () => {
    const [text, image] = blocks
    const alone = (block: BlockAddress) => ({ ...block, blockIds: [block.blockId] })
    const both = toggled({ kind: 'block', ...text }, alone(image))
    expect(blockIdsOf(both)).toEqual([text.blockId, image.blockId])
    expect(toggled(both, alone(text))).toMatchObject({ kind: 'block', blockId: image.blockId })
    expect(toggled(toggled(both, alone(text)), alone(image))).toMatchObject({ kind: 'section' })
    const elsewhere = { ...image, sectionId: 'other' }
    expect(blockIdsOf(toggled(both, alone(elsewhere)))).toEqual([image.blockId])
  })

  it('leads to one block, to the section, and to nothing', () => {
    const one = around(selectionOf(all))
    expect(one).toMatchObject({ kind: 'block', blockId: blocks[0].blockId })
    expect(around(one).kind).toBe('section')
    expect(around(around(one)).kind).toBe('none')
  })

  it('keeps what is left of it when blocks go', () => {
    const [text, ...others] = blocks
    owner.does(removeBlocks(owner.place, { ...text, blockIds: [text.blockId] }))
    owner.chooses(...blocks)
    expect(blockIdsOf(owner.selected)).toEqual(others.map(({ blockId }) => blockId))
  })
})

type EditOfAll = (place: Workplace, chosen: BlockAddresses) => Edit | undefined
const moved =
  (dx: number, dy: number): EditOfAll =>
  (place, chosen) =>
    moveTogether(place, chosen, { dx, dy })

describe('several blocks', () => {
  it.each<[what: string, edit: EditOfAll, places: number[][]]>([
    [
      'move together',
      moved(1, 4),
      [
        [3, 5],
        [10, 6],
        [19, 13],
      ],
    ],
    [
      'move as far as the grid goes, and stay as they lie to each other',
      moved(9, -5),
      [
        [4, 0],
        [11, 1],
        [20, 8],
      ],
    ],
    [
      'move by arrow keys',
      (place, chosen) => nudgeBlocks(place, chosen, { dx: -1 }),
      [
        [1, 1],
        [8, 2],
        [17, 9],
      ],
    ],
    [
      'line up on the left',
      (place, chosen) => alignBlocks(place, chosen, 'left'),
      [
        [2, 1],
        [2, 2],
        [2, 9],
      ],
    ],
    [
      'line up in the middle across',
      (place, chosen) => alignBlocks(place, chosen, 'center'),
      [
        [10, 1],
        [10, 2],
        [10, 9],
      ],
    ],
    [
      'line up on the right',
      (place, chosen) => alignBlocks(place, chosen, 'right'),
      [
        [18, 1],
        [17, 2],
        [18, 9],
      ],
    ],
    [
      'line up at the top',
      (place, chosen) => alignBlocks(place, chosen, 'top'),
      [
        [2, 1],
        [9, 1],
        [18, 1],
      ],
    ],
    [
      'line up in the middle down',
      (place, chosen) => alignBlocks(place, chosen, 'middle'),
      [
        [2, 6],
        [9, 6],
        [18, 5],
      ],
    ],
    [
      'line up at the bottom',
      (place, chosen) => alignBlocks(place, chosen, 'bottom'),
      [
        [2, 10],
        [9, 11],
        [18, 9],
      ],
    ],
    [
      'get equal gaps across',
      (place, chosen) => distributeBlocks(place, chosen, 'x'),
      [
        [2, 1],
        [10, 2],
        [18, 9],
      ],
    ],
    [
      'get equal gaps down',
      (place, chosen) => distributeBlocks(place, chosen, 'y'),
      [
        [2, 1],
        [9, 6],
        [18, 9],
      ],
    ],
  ])('%s, which one undo takes back', (_what, edit, places) => {
    const before = owner.page
    owner.does(edit(owner.place, all))
    expect(cells()).toEqual(places)
    expect(blockIdsOf(owner.selected)).toEqual(all.blockIds)
    owner.session.undo()
    expect(owner.page).toEqual(before)
  })

  it.each<[what: string, edit: EditOfAll, label: string]>([
    ['are removed', removeBlocks, 'remove 3 blocks'],
    ['are duplicated', duplicateBlocks, 'duplicate 3 blocks'],
    [
      'are hidden',
      (place, chosen) => toggleHidden(place, chosen, 'desktop'),
      'hide 3 blocks on desktops',
    ],
    ['are locked', toggleLocked, 'lock 3 blocks'],
    [
      'come to the front',
      (place, chosen) => layerBlocks(place, chosen, 'front'),
      'change layer of 3 blocks',
    ],
  ])('%s in one step, which one undo takes back', (_what, edit, label) => {
    const before = owner.page
    owner.does(edit(owner.place, all))
    expect(owner.page).not.toEqual(before)
    expect(owner.session.undo()).toEqual({ label, skipped: 0 })
    expect(owner.page).toEqual(before)
  })

  it('go to another section as they lie to each other, and stay selected there', () => {
    owner.addsSection()
    const to = owner.selectedSection()
    const places = {
      [blocks[0].blockId]: owner.placement(blocks[0]),
      [blocks[1].blockId]: owner.placement(blocks[1]),
    }
    owner.does(moveAllToSection(owner.place, all, to, places))
    expect(owner.page.sections[to.sectionId]?.desktop).toMatchObject(places)
    expect(Object.keys(section()?.blocks ?? {})).toEqual([blocks[2].blockId])
    expect(owner.selected).toMatchObject({ kind: 'blocks', ...to })
  })

  it('pass a neighbour together on phones, and go in front of a block that they are dragged to', () => {
    owner.session.setView('phone')
    const [text, image, button] = blocks
    const order = () => blocks.toSorted((a, b) => owner.placement(a).y - owner.placement(b).y)
    const two = owner.chooses(image, button)
    owner.does(nudgeBlocks(owner.place, two, { dy: -1 }))
    expect(order()).toEqual([image, button, text])
    owner.does(
      reorderBlocks(
        owner.place,
        { ...two, blockIds: [image.blockId, text.blockId] },
        button.blockId,
      ),
    )
    expect(order()).toEqual([image, text, button])
  })

  it('keep their order among themselves in front', () => {
    owner.does(layerBlocks(owner.place, owner.chooses(blocks[1], blocks[0]), 'front'))
    const layers = () => blocks.map((one) => owner.placement(one).z)
    const before = layers()
    owner.does(layerBlocks(owner.place, all, 'front'))
    expect(Math.sign((layers()[1] ?? 0) - (layers()[0] ?? 0))).toBe(
      Math.sign((before[1] ?? 0) - (before[0] ?? 0)),
    )
  })
})

describe('one block', () => {
  it('is aligned to its section', () => {
    const one = owner.chooses(blocks[1])
    owner.does(alignBlocks(owner.place, one, 'right'))
    expect(cellsOf(blocks[1])).toEqual([19, 2])
    owner.does(alignBlocks(owner.place, one, 'bottom'))
    expect(cellsOf(blocks[1])).toEqual([19, 11])
  })

  it('goes in front of the next block that it overlaps, and back behind it', () => {
    owner.drags({ x: 3, y: 1 }, blocks[1])
    const one = owner.chooses(blocks[0])
    const isInFront = () => owner.placement(blocks[0]).z > owner.placement(blocks[1]).z
    owner.does(layerBlocks(owner.place, one, 'forward'))
    expect(isInFront()).toBe(true)
    expect(layerBlocks(owner.place, one, 'forward')).toBeUndefined()
    owner.does(layerBlocks(owner.place, one, 'backward'))
    expect(isInFront()).toBe(false)
  })
})

describe('a locked block', () => {
  it.each<[what: string, edit: EditOfAll]>([
    ['moved', moved(1, 1)],
    ['moved by keys', (place, chosen) => nudgeBlocks(place, chosen, { dy: 1 })],
    ['resized', (place, chosen) => nudgeBlocks(place, chosen, { dw: 1 })],
    ['aligned', (place, chosen) => alignBlocks(place, chosen, 'left')],
    ['removed', removeBlocks],
  ])('is not %s until it is unlocked', (_what, edit) => {
    const [text] = blocks
    owner.drags({ x: 5 }, text)
    locks(text)
    const one = { ...text, blockIds: [text.blockId] }
    const before = owner.page
    owner.does(edit(owner.place, one))
    expect(owner.page).toEqual(before)
    locks(text)
    owner.does(edit(owner.place, one))
    expect(owner.page).not.toEqual(before)
  })

  it('stays while others that are selected with it are removed, and keeps its section', () => {
    locks(blocks[0])
    owner.does(removeBlocks(owner.place, owner.chooses(...blocks)))
    expect(Object.keys(section()?.blocks ?? {})).toEqual([blocks[0].blockId])
    owner.removesSection()
    expect(section()).toBeDefined()
  })

  it('has copies that are not locked', () => {
    locks(blocks[0])
    owner.does(duplicateBlocks(owner.place, { ...blocks[0], blockIds: [blocks[0].blockId] }))
    const copies = Object.values(section()?.blocks ?? {}).filter(({ type }) => type === 2)
    expect(copies.map(({ locked }) => locked === true)).toEqual([true, false])
  })
})

describe('copied blocks', () => {
  it('go below the selected ones with new ids, as they lie to each other', () => {
    const copied = clippingOf(owner.place, owner.selected)
    if (copied?.kind !== 'blocks') throw new Error('Nothing was copied')
    owner.does(pasteBlocks(owner.place, { ...all, under: all.blockIds }, copied.section))
    const added = blockIdsOf(owner.selected)
    expect(added).toHaveLength(3)
    expect(added.filter((id) => all.blockIds.includes(id))).toEqual([])
    const places = added.map((blockId) => cellsOf({ ...all, blockId }))
    expect(places).toEqual([
      [2, 13],
      [9, 14],
      [18, 21],
    ])
  })

  it('take the place that they had in another section, or the first free one below it', () => {
    const copied = clippingOf(owner.place, owner.selected)
    owner.addsSection()
    const to = { ...owner.selectedSection(), under: [] }
    for (const rows of [0, 4]) {
      owner.does(copied && pasteBlocks(owner.place, to, copied.section))
      const [first = ''] = blockIdsOf(owner.selected)
      expect(cellsOf({ ...to, blockId: first })).toEqual([2, 1 + rows])
    }
  })

  it('of a whole section make one like it, with ids of its own and no anchor', () => {
    owner.session.select({ kind: 'section', documentId: PAGE, sectionId: all.sectionId })
    const copied = clippingOf(owner.place, owner.selected)
    if (copied?.kind !== 'section') throw new Error('Nothing was copied')
    owner.does(pasteSection({ documentId: PAGE, index: 1 }, copied.section))
    const [first, second] = owner.page.sectionOrder.map((id) => owner.page.sections[id])
    expect(second?.id).not.toBe(first?.id)
    expect(Object.values(second?.desktop ?? {})).toEqual(Object.values(first?.desktop ?? {}))
    expect(Object.keys(second?.blocks ?? {}).filter((id) => first?.blocks[id])).toEqual([])
  })
})
