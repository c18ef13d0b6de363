import { expect, it } from 'vitest'
import { createMemoryJournal } from './journal.ts'
import { createHistoryKeeper, takeHistory } from './kept-history.ts'
import { createSession } from './session.ts'
import { setHeader } from './site-edits.ts'
import { TEST_SITE } from './test-editor.ts'

const start = { documents: {}, site: TEST_SITE }
const announce = (announcement: string) => setHeader({ announcement })

/** A visit that keeps its steps on the device. */
function visit(journal = createMemoryJournal(), history = takeHistory(journal, 'page')) {
  return history.then((past) => {
    let now = 0
    const session = createSession({ ...start, history: past }, () => {
      now += 5000
      return now
    })
    const keeper = createHistoryKeeper(journal, { visitId: crypto.randomUUID(), subjectId: 'page' })
    keeper.keep(session.store.getState().history)
    session.store.subscribe(({ history: next }) => keeper.keep(next))
    return { session, journal }
  })
}

it('goes on after a reload with what was done and what was undone', async () => {
  const { session, journal } = await visit()
  for (const text of ['one', 'two', 'three']) session.perform(announce(text))
  session.undo()

  const next = await visit(journal)
  next.session.replaceSite(session.store.getState().site)
  expect(next.session.redo()).toMatchObject({ label: 'change header', skipped: 0 })
  expect(next.session.store.getState().site.header.announcement).toBe('three')
  while (next.session.undo());
  expect(next.session.store.getState().site).toEqual(TEST_SITE)
})

it('forgets what was undone once something else is done', async () => {
  const { session, journal } = await visit()
  for (const text of ['one', 'two']) session.perform(announce(text))
  session.undo()
  session.perform(announce('other'))
  const { past, future } = await takeHistory(journal, 'page')
  expect(past.map(({ changes }) => changes)).toEqual([
    announce('one').changes,
    announce('other').changes,
  ])
  expect(future).toEqual([])
})

it.each([
  ['is no step', null],
  ['has an edit that is none', { label: 'type', changes: [{ documentId: 'site' }] }],
  ['is missing', undefined],
])('goes on with the steps after one that %s, and says so', async (_what, damage) => {
  const { session, journal } = await visit()
  for (const text of ['one', 'two', 'three', 'four']) session.perform(announce(text))
  session.undo()
  const [head] = await journal.endedHeads()
  if (!head) throw new Error('Nothing is kept')
  const steps = await journal.steps(head.visitId)
  await journal.forgetHistory(head.visitId)
  await journal.write({
    head,
    steps: steps.flatMap((kept) => {
      if (kept.index !== 1) return [kept]
      return damage === undefined ? [] : [{ ...kept, step: damage as never }]
    }),
  })
  const { past, future, isDamaged } = await takeHistory(journal, 'page')
  expect(isDamaged).toBe(true)
  expect(past.map(({ changes }) => changes)).toEqual([announce('three').changes])
  expect(future.map(({ changes }) => changes)).toEqual([announce('four').changes])
})

it('is of one page', async () => {
  const { session, journal } = await visit()
  session.perform(announce('one'))
  expect((await takeHistory(journal, 'another page')).past).toEqual([])
  expect((await takeHistory(journal, 'page')).past).toHaveLength(1)
})

it('leaves out what someone else has changed since', async () => {
  const { session } = await visit()
  session.perform(announce('mine'))
  session.replaceSite({ ...TEST_SITE, header: { ...TEST_SITE.header, announcement: 'theirs' } })
  expect(session.undo()).toMatchObject({ skipped: 1 })
  expect(session.store.getState().site.header.announcement).toBe('theirs')
})
