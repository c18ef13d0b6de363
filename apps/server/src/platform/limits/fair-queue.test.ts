import { expect, it } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

const refusalOf = async (options: { readonly retryAfterS?: number }) => {
  const queue = createFairQueue({ workers: [0], longestLine: 0, ...options })
  return queue.run('a', async () => 'never').catch((refusal) => refusal)
}

it('refuses requests with `busy`, and says when to come again', async () => {
  const busy = { code: 'busy', status: 503 }
  expect(await refusalOf({})).toMatchObject({ ...busy, details: { retryAfter: 10 } })
  const sooner = await refusalOf({ retryAfterS: 2 })
  expect(sooner).toMatchObject({ ...busy, details: { retryAfter: 2 } })
})
