import type { MessageSummary } from '@sitewright/api/mail/shapes'
import { Badge, type Tone } from '@sitewright/ui'
import type { MessageId } from '../../messages.ts'
import { useText } from '../../text.ts'

const STATES: Record<MessageSummary['state'], readonly [Tone, MessageId]> = {
  waiting: ['accent', 'mail.waiting'],
  unsure: ['warning', 'mail.unsure'],
  sent: ['success', 'mail.sent'],
  kept: ['neutral', 'mail.kept'],
  failed: ['danger', 'mail.failedToSend'],
}

export function MailStateBadge({ state }: Pick<MessageSummary, 'state'>) {
  const text = useText()
  const [tone, label] = STATES[state]
  return <Badge tone={tone}>{text(label)}</Badge>
}
