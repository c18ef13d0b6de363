import { describe, expect, it } from 'vitest'
import { canStandIn, folderPath, foldersInOrder, freeFolderName } from './file-folders.ts'

const folder = (id: string, parentId: string | null) => ({ id, parentId, name: id })
const TREE = [
  folder('year', null),
  folder('spring', 'year'),
  folder('shoot', 'spring'),
  folder('logos', null),
]

describe('folders', () => {
  it.each([
    ['a new one at the top', null, null, true],
    ['a new one at the third level', null, 'spring', true],
    ['a new one at a fourth', null, 'shoot', false],
    ['one in itself', 'year', 'year', false],
    ['one in what is in it', 'year', 'shoot', false],
    ['one with what is in it, too deep', 'spring', 'shoot', false],
    ['one with what is in it, two levels below the top', 'spring', 'logos', true],
    ['a whole tree in a folder', 'year', 'logos', false],
  ] as const)('takes %s: %s in %s is %s', (_what, id, parentId, can) => {
    expect(canStandIn(TREE, id, parentId)).toBe(can)
  })

  it('knows the way to one, and none to what is gone', () => {
    expect(folderPath(TREE, 'shoot').map(({ id }) => id)).toEqual(['year', 'spring', 'shoot'])
    expect(folderPath(TREE, 'gone')).toEqual([])
  })

  it('ends where a tree leads into itself', () => {
    const ring = [folder('a', 'b'), folder('b', 'a')]
    expect(folderPath(ring, 'a').map(({ id }) => id)).toEqual(['b', 'a'])
  })

  it('finds a name that is free, whatever its letters', () => {
    expect(freeFolderName(['Cups'], 'Prints')).toBe('Prints')
    expect(freeFolderName(['prints', 'Prints 2'], 'Prints')).toBe('Prints 3')
  })

  it('lists each after the one that it is in', () => {
    expect(foldersInOrder(TREE).map(({ id }) => id)).toEqual(['logos', 'year', 'spring', 'shoot'])
  })
})
