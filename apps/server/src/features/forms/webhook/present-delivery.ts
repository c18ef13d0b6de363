import type { FormDelivery } from '@sitewright/api/forms/webhook-shapes'
import type { DeliveryRow } from './delivery-table.ts'

export function presentDelivery(row: DeliveryRow): FormDelivery {
  const { id, answer_id: answerId, state, attempts, status, problem } = row
  return {
    ...{ id, answerId, state, attempts, status, problem },
    tookMs: row.took_ms,
    createdAt: row.created_at.getTime(),
    triedAt: row.tried_at?.getTime() ?? null,
    nextAt: row.next_at?.getTime() ?? null,
  }
}
