import { describe, expect, it } from 'vitest'
import { TestEditor } from '../../document/test-editor.ts'
import { emptyDraft, type ItemDraft } from '../../screens/item-form/item-draft.ts'
import { itemEdit, withStep } from './item-steps.ts'

const first: ItemDraft = { ...emptyDraft(1, ''), title: 'Low tide' }

/** An editor whose history has the steps of an item, and the draft that follows it. */
function openItem() {
  const owner = new TestEditor()
  let draft = first
  let isWhole = true
  owner.session.onOutside((change, counter) => {
    const taken = withStep(draft, change, counter)
    draft = taken.draft
    isWhole = taken.isWhole
  })
  return {
    owner,
    now: () => draft,
    isWhole: () => isWhole,
    theySave: (values: Partial<ItemDraft>) => (draft = { ...draft, ...values }),
    edits(values: Partial<ItemDraft>) {
      const edit = itemEdit('item', draft, { ...draft, ...values })
      if (edit) owner.session.perform(edit, 'typing')
    },
  }
}

describe('fields of an item', () => {
  it('are undone and redone in turn with the page, in the order in which they were changed', () => {
    const { owner, now, edits } = openItem()
    edits({ title: 'High tide' })
    owner.addsSection()
    edits({ tags: ['sea'] })
    const labels = owner.session.store.getState().history.past.map(({ label }) => label)
    expect(labels).toEqual(['edit title', 'add section', 'edit tags'])
    owner.session.undo()
    expect(now()).toMatchObject({ title: 'High tide', tags: [] })
    owner.session.undo()
    owner.session.undo()
    expect(now()).toEqual(first)
    for (let step = 0; step < 3; step += 1) owner.session.redo()
    expect(now()).toMatchObject({ title: 'High tide', tags: ['sea'] })
  })

  it('are one step while they are typed without a pause', () => {
    const { owner, now, edits } = openItem()
    for (const title of ['H', 'Hi', 'High']) edits({ title })
    expect(owner.session.store.getState().history.past).toHaveLength(1)
    owner.session.undo()
    expect(now()).toEqual(first)
    owner.session.redo()
    expect(now().title).toBe('High')
  })

  it('stay as somebody else has made them meanwhile, and that is told', () => {
    const { owner, now, edits, isWhole, theySave } = openItem()
    edits({ title: 'High tide', starred: true })
    theySave({ title: 'Spring tide' })
    owner.session.undo()
    expect(now()).toMatchObject({ title: 'Spring tide', starred: false })
    expect(isWhole()).toBe(false)
  })

  it('make no step where nothing changed', () => {
    expect(itemEdit('item', first, { ...first })).toBeUndefined()
  })
})
