import type { MessageSummary } from '@sitewright/api/mail/shapes'
import type { MessageRow } from './message-table.ts'

export function presentSummary(
  row: Pick<
    MessageRow,
    'id' | 'recipient' | 'subject' | 'kind' | 'state' | 'created_at' | 'sent_at'
  >,
): MessageSummary {
  return {
    id: row.id,
    to: row.recipient,
    subject: row.subject,
    kind: row.kind,
    state: row.state,
    createdAt: row.created_at.getTime(),
    sentAt: row.sent_at?.getTime() ?? null,
  }
}
