import { createTestClock } from '@sitewright/testing/test-clock'
import { expect, it } from 'vitest'
import { HostBreaker } from './host-breaker.ts'

it('leaves a host alone for a minute after five failures in a row', () => {
  const clock = createTestClock()
  clock.stop()
  const breaker = new HostBreaker(clock)
  const fail = (times: number) => {
    for (let n = 0; n < times; n += 1) breaker.failed('a.example')
  }
  fail(4)
  breaker.answered('a.example')
  fail(4)
  expect(breaker.isOpen('a.example')).toBe(false)
  fail(1)
  expect([breaker.isOpen('a.example'), breaker.isOpen('b.example')]).toEqual([true, false])
  clock.advance(60_000)
  expect(breaker.isOpen('a.example')).toBe(false)
  fail(1)
  expect(breaker.isOpen('a.example')).toBe(true)
})
