import type { FastifyRequest } from 'fastify'
import { describe, expect, it } from 'vitest'
import { LimitReached } from '../limits/rate-counter.ts'
import { asProblem } from './errors.ts'

describe('a limit that was reached', () => {
  it.each([
    [200, 1, 'Please try again in a few seconds.'],
    [9_500, 10, 'Please try again in a few seconds.'],
    [59_000, 59, 'Please try again in a minute.'],
  ])('after which %i ms are left says so', (ttl, retryAfter, message) => {
    const problem = asProblem(new LimitReached(ttl), {} as FastifyRequest)
    expect(problem).toMatchObject({ status: 429, code: 'tooMany', message })
    expect(problem.details.retryAfter).toBe(retryAfter)
  })
})
