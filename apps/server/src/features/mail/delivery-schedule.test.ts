import { expect, it } from 'vitest'
import { GIVEN_UP_AFTER_MS, nextTryAt } from './delivery-schedule.ts'

it('tries soon at first, then every four hours, for 72 hours', () => {
  const waits: number[] = []
  let now = 0
  for (;;) {
    const at = nextTryAt({ writtenAt: 0, now, attempts: waits.length + 1 })
    if (at === undefined) break
    waits.push((at - now) / 60_000)
    now = at
  }
  expect(waits.slice(0, 9)).toEqual([1, 2, 5, 15, 30, 60, 120, 240, 240])
  expect(now).toBeLessThanOrEqual(GIVEN_UP_AFTER_MS)
  expect(now).toBeGreaterThan(GIVEN_UP_AFTER_MS - 4 * 3_600_000)
})
