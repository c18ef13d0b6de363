import { blockOfType } from '@sitewright/blocks/registry'
import { bulletList, paragraph, strong, textDocument } from '@sitewright/blocks/rich-text'
import { beforeEach, describe, expect, it } from 'vitest'
import { findWords, patternOf, replaceWords, type WordQuery } from './find-words.ts'
import type { BlockAddress } from './selection.ts'
import { toggleLocked } from './several-edits.ts'
import { PAGE, TestEditor } from './test-editor.ts'

let owner: TestEditor
let text: BlockAddress
let button: BlockAddress

beforeEach(() => {
  owner = new TestEditor()
  owner.addsSection()
  text = owner.adds('text')
  owner.does(
    sets({
      text: textDocument(
        paragraph(['Hand', strong('made'), ' clay, clayey. Clay!']),
        bulletList('River clay'),
      ),
    }),
  )
  button = owner.adds('button')
  owner.does(sets({ ...blockOfType(53)?.defaults(), label: 'Buy clay' }))
  owner.pauses()
})

function sets(props: object) {
  const { documentId, sectionId, blockId } = owner.selectedBlock()
  const operation = { kind: 'setProps', sectionId, blockId, props }
  return { label: 'change', changes: [{ documentId, operation }] } as never
}

const query = (words: string, more: Partial<WordQuery> = {}) => {
  const pattern = patternOf({ words, isCaseKept: false, isWholeWords: false, ...more })
  if (!pattern) throw new Error('No pattern')
  return pattern
}
const found = (pattern: RegExp) =>
  findWords(owner.place, pattern, { order: [PAGE], mayWrite: () => true })
const props = ({ sectionId, blockId }: BlockAddress) =>
  owner.page.sections[sectionId]?.blocks[blockId]?.props

function replaces(pattern: RegExp, by: string, which = found(pattern)): number {
  const done = replaceWords(owner.place, pattern, which, by)
  owner.does(done?.edit)
  return done?.count ?? 0
}

describe('find and replace', () => {
  it.each([
    ['everywhere on the page, whatever its case', query('clay'), 5],
    ['with the case that was typed', query('Clay', { isCaseKept: true }), 1],
    ['as whole words', query('clay', { isWholeWords: true }), 4],
    ['across words of several looks', query('handmade'), 1],
    ['characters that mean something in patterns', query('clay!'), 1],
    ['that have hyphens and other marks', query('a-b/c{d}|e'), 0],
  ])('finds words %s', (_what, pattern, count) => {
    expect(found(pattern)).toHaveLength(count)
  })

  it('replaces all as one step, and gives everything back', () => {
    const before = owner.page
    expect(replaces(query('clay', { isWholeWords: true }), 'stone')).toBe(4)
    expect(props(text)).toEqual({
      text: textDocument(
        paragraph(['Hand', strong('made'), ' stone, clayey. stone!']),
        bulletList('River stone'),
      ),
    })
    expect(props(button)).toMatchObject({ label: 'Buy stone' })
    owner.session.undo()
    expect(owner.page).toEqual(before)
  })

  it('replaces one and leaves the others', () => {
    const pattern = query('clay')
    replaces(pattern, 'stone', found(pattern).slice(1, 2))
    expect(found(pattern)).toHaveLength(4)
    expect(JSON.stringify(props(text))).toContain(' clay, stoneey. Clay!')
  })

  it('gives a replacement the look of the first words that it replaces', () => {
    replaces(query('handmade'), 'Thrown')
    expect(props(text)).toMatchObject({
      text: { content: [{ content: [{ text: 'Thrown' }, { text: ' clay, clayey. Clay!' }] }, {}] },
    })
  })

  it('finds what is locked, and leaves it', () => {
    owner.does(toggleLocked(owner.place, { ...button, blockIds: [button.blockId] }))
    const pattern = query('clay')
    expect(found(pattern).filter(({ isKept }) => isKept)).toHaveLength(1)
    expect(replaces(pattern, 'stone')).toBe(4)
    expect(props(button)).toMatchObject({ label: 'Buy clay' })
  })

  it('replaces nothing by a text that is too long for its place', () => {
    expect(replaces(query('Buy'), 'Buy '.repeat(500))).toBe(0)
  })

  it('finds words of the header, which is on every page', () => {
    const header = { title: 'Clay & Co', announcement: '', buttonLabel: 'Our clay', buttonUrl: '' }
    owner.session.replaceSite({ ...owner.place.site, header })
    const pattern = query('clay')
    expect(found(pattern).filter(({ address }) => !address)).toHaveLength(2)
    replaces(pattern, 'stone')
    expect(owner.place.site.header).toMatchObject({ title: 'stone & Co', buttonLabel: 'Our stone' })
  })

  it('finds words of all buttons of the header', () => {
    const moreButtons = [
      { label: 'Visit', url: '/visit' },
      { label: 'Buy clay', url: '/shop' },
    ]
    const header = { title: '', announcement: '', buttonLabel: 'Book', buttonUrl: '/book' }
    owner.session.replaceSite({ ...owner.place.site, header: { ...header, moreButtons } })
    const pattern = query('clay')
    expect(replaces(pattern, 'stone', found(pattern).slice(0, 1))).toBe(1)
    expect(owner.place.site.header.moreButtons).toEqual([
      { label: 'Visit', url: '/visit' },
      { label: 'Buy stone', url: '/shop' },
    ])
    expect(owner.place.site.header.buttonLabel).toBe('Book')
  })

  it('leaves a header whose words would be too long for the server', () => {
    const header = { title: 'Clay', announcement: '', buttonLabel: '', buttonUrl: '' }
    owner.session.replaceSite({ ...owner.place.site, header })
    const pattern = query('clay')
    expect(replaces(pattern, 'x'.repeat(101), found(pattern).slice(0, 1))).toBe(0)
    expect(owner.place.site.header.title).toBe('Clay')
  })
})
