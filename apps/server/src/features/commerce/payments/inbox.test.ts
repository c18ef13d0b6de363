import { expect, it } from 'vitest'
import { createFairQueue } from '../../../platform/limits/fair-queue.ts'
import { createTimeShare } from '../../../platform/limits/time-share.ts'
import { createInbox } from './inbox.ts'

/** An inbox whose writes are kept, and fail where they have an event called `bad`. */
function inboxOf({ longestLine = 1_000 } = {}) {
  const writes: string[] = []
  const turns = createFairQueue({
    workers: [createTimeShare({ share: 1, longestRestMs: 0 })],
    longestLine,
  })
  const keep = createInbox(async (siteId, provider, events) => {
    writes.push([siteId, provider, ...events.map(({ id }) => id)].join(' '))
    await new Promise((resolve) => setImmediate(resolve))
    if (events.some(({ id }) => id === 'bad')) throw new Error('This one cannot be kept')
  })
  const deliver = (id: string, { siteId = 'site', provider = 'bank' } = {}) =>
    keep({ siteId, provider, event: { id, paymentId: undefined } }, (turn) =>
      turns.run(siteId, turn),
    )
  return { writes, deliver }
}

it('writes one event at once, and together those that come meanwhile', async () => {
  const { writes, deliver } = inboxOf()
  await Promise.all(['a', 'b', 'c', 'b'].map((id) => deliver(id)))
  await deliver('d')
  expect(writes).toEqual(['site bank a b c', 'site bank d'])
})

it('writes at most twenty together', async () => {
  const { writes, deliver } = inboxOf()
  await Promise.all(Array.from({ length: 45 }, (_, index) => deliver(`e${index}`)))
  expect(writes.map((write) => write.split(' ').length - 2)).toEqual([20, 20, 5])
})

it('keeps sites and providers apart', async () => {
  const { writes, deliver } = inboxOf()
  await Promise.all([
    deliver('a'),
    deliver('a', { provider: 'other' }),
    deliver('a', { siteId: 'elsewhere' }),
    deliver('b'),
  ])
  expect(writes.toSorted()).toEqual(['elsewhere bank a', 'site bank a b', 'site other a'])
})

it('lets one that cannot be written fail alone', async () => {
  const { writes, deliver } = inboxOf()
  const ends = await Promise.allSettled(['a', 'bad', 'c'].map((id) => deliver(id)))
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(writes.toSorted()).toEqual(
    ['site bank a bad c', 'site bank a', 'site bank bad', 'site bank c'].toSorted(),
  )
})

it('fails one that comes alone once', async () => {
  const { writes, deliver } = inboxOf()
  await expect(deliver('bad')).rejects.toThrow('cannot be kept')
  expect(writes).toEqual(['site bank bad'])
})

it('forgets what was refused a turn', async () => {
  const { writes, deliver } = inboxOf({ longestLine: 1 })
  const ends = await Promise.allSettled(['a', 'b', 'c'].map((id) => deliver(id)))
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
  await deliver('d')
  expect(writes.at(-1)).toBe('site bank d')
})
