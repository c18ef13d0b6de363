import type { App } from '../../platform/app.ts'
import type { SiteTx } from '../../platform/database.ts'
import type { SiteRecord } from '../../platform/http/route.ts'
import { addToList } from './add-to-list.ts'
import { writeAutoReply } from './auto-reply.ts'
import type { TakenAnswer } from './taken-answer.ts'
import { addDelivery } from './webhook/send-delivery.ts'
import { writeNotices } from './write-notices.ts'

/**
 * Transactional outbox: everything that happens with an answer besides being kept is written in the transaction that takes it, and
 * done by jobs. Called once for each answer, when it comes in or when it is taken in after it was held back.
 */
export async function tellOfAnswer(
  around: { readonly app: App; readonly site: Pick<SiteRecord, 'title' | 'origin'> },
  site: SiteTx,
  answer: TakenAnswer,
): Promise<void> {
  await addToList(around, site, answer)
  await writeNotices(around, site, answer)
  await writeAutoReply(around, site, answer)
  await addDelivery(site, answer, around.app.clock.now())
}
