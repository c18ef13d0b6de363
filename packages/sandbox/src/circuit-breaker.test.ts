import { beforeEach, describe, expect, it } from 'vitest'
import { CircuitBreaker } from './circuit-breaker.ts'

let now: number

beforeEach(() => {
  now = 0
})

const open = (mostTrips: number, mostKeys = 100) =>
  new CircuitBreaker<string>({ mostTrips, windowMs: 60_000, mostKeys, now: () => now })

describe('a circuit breaker', () => {
  it('opens at the first trip where one is enough, and says why and until when', () => {
    const breaker = open(1)
    expect(breaker.openFor('a')).toBeUndefined()
    breaker.trip('a', 'slow')
    expect(breaker.openFor('a')).toEqual({ until: 60_000, reason: 'slow' })
    expect(breaker.openFor('b')).toBeUndefined()
    now = 59_999
    expect(breaker.openFor('a')).toBeDefined()
    now = 60_000
    expect(breaker.openFor('a')).toBeUndefined()
  })

  it('opens at as many trips within the window, and closes when enough of them are past', () => {
    const breaker = open(3)
    for (now of [0, 10_000, 20_000]) breaker.trip('a', `at ${now}`)
    expect(breaker.openFor('a')).toEqual({ until: 60_000, reason: 'at 20000' })
    now = 60_000
    expect(breaker.openFor('a')).toBeUndefined()
    breaker.trip('a', 'again')
    expect(breaker.openFor('a')).toEqual({ until: 70_000, reason: 'again' })
  })

  it('does not open for trips that are far apart', () => {
    const breaker = open(2)
    for (now of [0, 60_000, 120_000]) breaker.trip('a', '')
    expect(breaker.openFor('a')).toBeUndefined()
  })

  it('forgets the key that tripped longest ago', () => {
    const breaker = open(1, 2)
    for (const key of ['a', 'b', 'a', 'c']) breaker.trip(key, '')
    expect(['a', 'b', 'c'].filter((key) => breaker.openFor(key))).toEqual(['a', 'c'])
  })
})
