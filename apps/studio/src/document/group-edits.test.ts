import { groupOf, groupsOf } from '@sitewright/core/document/groups'
import { beforeEach, describe, expect, it } from 'vitest'
import { alignBlocks, distributeBlocks } from './align-edits.ts'
import { duplicateBlocks } from './clipping.ts'
import { groupBlocks, ungroupBlocks } from './group-edits.ts'
import {
  type BlockAddress,
  type BlockAddresses,
  blockIdsOf,
  isGroupSelected,
  outside,
  toggled,
} from './selection.ts'
import { removeBlocks } from './several-edits.ts'
import { PAGE, TestEditor } from './test-editor.ts'

let owner: TestEditor
let blocks: readonly [BlockAddress, BlockAddress, BlockAddress]
let pair: BlockAddresses

beforeEach(() => {
  owner = new TestEditor()
  owner.addsSection()
  blocks = (['text', 'image', 'button'] as const).map((name) => owner.adds(name)) as never
  const places = [
    { x: 2, y: 1, w: 4, h: 3 },
    { x: 9, y: 2, w: 5, h: 2 },
    { x: 18, y: 9, w: 4, h: 4 },
  ]
  for (const [index, to] of places.entries()) owner.drags(to, blocks[index])
  pair = owner.chooses(blocks[0], blocks[1])
  owner.pauses()
  owner.does(groupBlocks(owner.place, pair))
  owner.pauses()
})

const section = () => owner.page.sections[pair.sectionId] ?? expect.fail('no section')
const documents = () => ({ [PAGE]: owner.page })
const cells = () =>
  blocks.map((address) => {
    const { x, y } = owner.placement(address)
    return [x, y]
  })

describe('a group of blocks', () => {
  it('is one step, which undo takes back', () => {
    expect(groupsOf(section())).toEqual([pair.blockIds])
    expect(isGroupSelected(documents(), owner.selected)).toBe(true)
    expect(groupBlocks(owner.place, pair)).toBeUndefined()
    owner.session.undo()
    expect(groupsOf(section())).toEqual([])
  })

  it('is taken apart from any of its blocks', () => {
    owner.does(ungroupBlocks(owner.place, { ...pair, blockIds: [blocks[1].blockId] }))
    expect(groupsOf(section())).toEqual([])
    expect(blockIdsOf(owner.selected)).toEqual(pair.blockIds)
  })

  it('is no more where one block is left', () => {
    owner.does(removeBlocks(owner.place, { ...pair, blockIds: [blocks[1].blockId] }))
    expect(groupsOf(section())).toEqual([])
    expect(ungroupBlocks(owner.place, pair)).toBeUndefined()
    owner.session.undo()
    expect(new Set(groupsOf(section())[0])).toEqual(new Set(pair.blockIds))
  })

  it('is aligned to its section as one block is', () => {
    owner.does(alignBlocks(owner.place, pair, 'right'))
    expect(cells()).toEqual([
      [12, 1],
      [19, 2],
      [18, 9],
    ])
  })

  it('is aligned with other blocks as one, and never distributed', () => {
    const all = owner.chooses(...blocks)
    expect(distributeBlocks(owner.place, all, 'x')).toBeUndefined()
    owner.does(alignBlocks(owner.place, all, 'right'))
    expect(cells()).toEqual([
      [10, 1],
      [17, 2],
      [18, 9],
    ])
  })

  it('has copies that are a group of their own', () => {
    owner.does(duplicateBlocks(owner.place, pair))
    const copies = blockIdsOf(owner.selected)
    expect(groupOf(section(), copies[0] ?? '')).toEqual(copies)
    expect(groupsOf(section())).toHaveLength(2)
    const [text] = blocks
    owner.does(duplicateBlocks(owner.place, { ...pair, blockIds: [text.blockId] }))
    expect(groupsOf(section())).toHaveLength(2)
  })

  it('is what Escape leads to from one of its blocks, and then its section', () => {
    const group = outside(documents(), { kind: 'block', ...blocks[0] })
    expect(blockIdsOf(group)).toEqual(pair.blockIds)
    expect(outside(documents(), group).kind).toBe('section')
  })

  it('comes and goes as a whole where more is chosen', () => {
    const both = toggled({ kind: 'block', ...blocks[2] }, pair)
    expect(blockIdsOf(both)).toHaveLength(3)
    expect(toggled(both, pair)).toMatchObject({ kind: 'block', blockId: blocks[2].blockId })
  })
})
