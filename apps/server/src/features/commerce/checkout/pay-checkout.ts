import { payCheckout as contract } from '@sitewright/api/checkout/pay-checkout'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { visitorCall } from '../../../platform/http/route.ts'
import { ReplayedProblem } from './once-per-key.ts'
import type { Paid } from './pay.ts'
import { payOnce } from './pay-once.ts'

/** Requests whose answer repeats an earlier one. */
const replayed = new WeakSet<FastifyRequest>()

export const payCheckout = visitorCall(contract, async (input, request): Promise<Paid> => {
  const { checkoutId, paymentToken, agreedTotalMinor, agreedPrice } = input
  const key = request.raw.headers['idempotency-key']
  try {
    const { answer, isReplay } = await payOnce(
      request,
      { checkoutId, paymentToken, agreedTotalMinor, agreedPrice },
      typeof key === 'string' ? key : undefined,
    )
    if (isReplay) replayed.add(request.raw)
    return answer
  } catch (error) {
    if (error instanceof ReplayedProblem) replayed.add(request.raw)
    throw error
  }
})

/** Sets the header that says that an answer repeats an earlier one. */
export function markReplays(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply) => {
    if (replayed.has(request)) reply.header('idempotent-replayed', 'true')
  })
}
