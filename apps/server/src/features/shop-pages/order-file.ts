import type { FastifyReply } from 'fastify'
import { fail } from '../../platform/http/problems.ts'
import { downloadByToken } from '../commerce/index.ts'
import { sendPrivateFile } from '../files/index.ts'
import type { ShopRequest } from './shop-request.ts'

/** Sends a file that was bought to anyone who has the order's token; for any other token it is not found. */
export async function sendOrderFile(
  visit: ShopRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { token, lineId } = visit.raw.params as { token: string; lineId: string }
  const { method, headers } = visit.raw
  // A download that broke off is gone on with by asking for the rest of it.
  const goesOn = headers.range !== undefined && !/^bytes=0-/.test(headers.range)
  const counts = method === 'GET' && !goesOn
  const file = await downloadByToken(visit, { token, lineId, counts })
  if (!file) throw fail('notFound')
  return sendPrivateFile(visit.raw, reply, { app: visit.app, siteId: visit.siteId, file })
}
