import * as z from 'zod'
import { id, time } from '../fields.ts'

export const messageSummary = z.object({
  id,
  to: z.string(),
  subject: z.string(),
  kind: z.string(),
  /**
   * `kept`: no mail server is set up, so it can only be read here. `unsure`: the mail server did not say whether it
   * took it.
   */
  state: z.enum(['waiting', 'unsure', 'sent', 'kept', 'failed']),
  createdAt: time,
  sentAt: time.nullable(),
})
export type MessageSummary = z.infer<typeof messageSummary>

export const message = messageSummary.extend({ html: z.string(), text: z.string() })
export type Message = z.infer<typeof message>
