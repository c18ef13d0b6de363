import { describe } from 'vitest'
import { renders } from '../test-template.ts'

describe('minutes as they are, seconds with two digits', () => {
  renders('{ms|humanizeDuration}', { ms: 0 }, '0:00')
  renders('{ms|humanizeDuration}', { ms: 5_000 }, '0:05')
  renders('{ms|humanizeDuration}', { ms: 59_999 }, '0:59')
  renders('{ms|humanizeDuration}', { ms: 60_000 }, '1:00')
  renders('{ms|humanizeDuration}', { ms: 3_600_000 }, '60:00')
  renders('{ms|humanizeDuration}', { ms: 86_399_999.9 }, '1439:59')
})

describe('the value is read as a number', () => {
  renders('{ms|humanizeDuration}', { ms: '61000' }, '1:01')
  renders('{ms|humanizeDuration}', { ms: '61000.9 ms' }, '1:01')
  renders('{ms|humanizeDuration|json}', { ms: 61_000 }, '"1:01"')
  renders('{ms|humanizeDuration}', { ms: true }, '0:00')
  renders('{ms|humanizeDuration}', { ms: null }, '0:00')
  renders('{ms|humanizeDuration}', {}, '0:00')
  renders('{ms|humanizeDuration}', { ms: [61_000] }, '0:00')
})

describe('what is no number lasts no time', () => {
  renders('{ms|humanizeDuration}', { ms: 'long' }, '0:00')
  renders('{ms|humanizeDuration}', { ms: '' }, '0:00')
})

describe('times before now', () => {
  renders('{ms|humanizeDuration}', { ms: -500 }, '0:00')
  renders('{ms|humanizeDuration}', { ms: -61_000 }, '-1:-1')
})

describe('seconds have 32 bits', () => {
  renders('{ms|humanizeDuration}', { ms: 2_147_483_647_000 }, '35791394:07')
  renders('{ms|humanizeDuration}', { ms: 2_147_483_648_000 }, '-35791394:-8')
})
