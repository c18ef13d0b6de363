import { describe, expect, it } from 'vitest'
import type { TextFormat } from '../../canvas/protocol.ts'
import { slashChoices } from './choices.ts'

const asked = (slash: string, ...formats: TextFormat[]) =>
  slashChoices({ slash, formats: formats.length > 0 ? formats : ['paragraph'] }, () => true)
const labels = (...question: Parameters<typeof asked>) =>
  asked(...question).map(({ label }) => label)

describe('slashChoices', () => {
  it.each([
    ['a kind of text by its name', 'numb', 'Numbered list'],
    ['a kind of text by another word for it', 'h2', 'Heading 2'],
    ['a block by its name', 'Pict', 'Picture'],
    ['a block by another word for it', 'photo', 'Picture'],
    ['a second word of a name', 'list', 'List'],
  ])('finds %s first', (_what, slash, first) => {
    expect(labels(slash)[0]).toBe(first)
  })

  it('offers kinds of text first, then blocks, for nothing typed', () => {
    const all = asked('')
    const firstBlock = all.findIndex(({ gives }) => gives.format === undefined)
    expect(all.slice(0, firstBlock).map(({ label }) => label)).toContain('Heading 1')
    expect(all.slice(firstBlock).every(({ gives }) => gives.format === undefined)).toBe(true)
    expect(labels('')).toEqual(
      expect.arrayContaining(['Picture', 'Button', 'Line', 'Video', 'Form']),
    )
  })

  it('leaves out the kind of text that is there', () => {
    expect(labels('heading', 'heading2')).toEqual(['Heading 1', 'Heading 3', 'Heading 4'])
  })

  it.each([
    ['list', ['paragraph', 'bulletList'], ['Numbered list', 'Code']],
    ['quote', ['paragraph', 'quote'], ['Code']],
  ] as const)('offers in a %s only what it can hold', (_where, formats, offered) => {
    expect(labels('', ...formats)).toEqual(offered)
  })

  it('leaves out blocks that the role may not write', () => {
    const may = slashChoices(
      { slash: 'code', formats: ['paragraph'] },
      ({ name }) => name !== 'code',
    )
    expect(may.map(({ id, gives }) => [id, gives.format])).toContainEqual(['code', 'code'])
    expect(may.some(({ gives }) => gives.format === undefined && gives.block.name === 'code')).toBe(
      false,
    )
  })
})
