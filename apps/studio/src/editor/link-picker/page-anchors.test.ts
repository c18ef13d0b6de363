import { beforeEach, describe, expect, it } from 'vitest'
import { setLook } from '../../document/look-edits.ts'
import { setSection } from '../../document/section-edits.ts'
import { sectionAt } from '../../document/selection.ts'
import { TestEditor } from '../../document/test-editor.ts'
import { isAnchorTaken } from './page-anchors.ts'

describe('isAnchorTaken', () => {
  let owner: TestEditor
  beforeEach(() => {
    owner = new TestEditor()
    owner.addsSection()
    const section = owner.selectedSection()
    const settings = sectionAt(owner.place.documents, section)?.settings
    if (settings) owner.does(setSection(section, { ...settings, anchor: 'prices' }))
    const block = owner.adds('button')
    owner.does(setLook(owner.place, block, { anchor: 'order' }))
  })

  it.each([
    ['the name of a section', 'prices', undefined, true],
    ['the name of a block', 'order', undefined, true],
    ['a name of nothing', 'contact', undefined, false],
    ['the name that it has itself', 'prices', 'prices', false],
  ])('answers for %s', (_what, name, own, isTaken) => {
    expect(isAnchorTaken(owner.place, name, own)).toBe(isTaken)
  })
})
