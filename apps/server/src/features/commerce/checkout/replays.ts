/** The header that says that an answer repeats an earlier one of the same idempotency key. */

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type KeyedAnswer, ReplayedProblem } from './once-per-key.ts'

/** Requests whose answer repeats an earlier one. */
const replayed = new WeakSet<FastifyRequest>()

/** The idempotency key that came with a request. */
export function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  return typeof key === 'string' ? key : undefined
}

/** The answer of a call that takes a key; notes whether it, or its refusal, is a repetition. */
export async function markReplay<Answer>(
  request: FastifyRequest,
  work: () => Promise<KeyedAnswer<Answer>>,
): Promise<Answer> {
  try {
    const { answer, isReplay } = await work()
    if (isReplay) replayed.add(request)
    return answer
  } catch (error) {
    if (error instanceof ReplayedProblem) replayed.add(request)
    throw error
  }
}

/** Sets the header on answers that repeat an earlier one. */
export function markReplays(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply) => {
    if (replayed.has(request)) reply.header('idempotent-replayed', 'true')
  })
}
