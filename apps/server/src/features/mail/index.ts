/** Mail that a site writes: an outbox its owner can read, and the job that sends its messages. */

import type { Feature } from '../../platform/feature.ts'
import { forgetTexts } from './forget-texts.ts'
import { getMessage } from './get-message.ts'
import { listMessages } from './list-messages.ts'
import { measureMail } from './mail-metrics.ts'
import { migrations } from './migrations.ts'
import { sendMessage } from './send-message.ts'

export type { MailSpeech } from './mail-speech.ts'
export {
  eraseMessages,
  findMessage,
  removeMessagesAbout,
  statesOf as messageStatesOf,
} from './message-table.ts'
export type { OrderConfirmationData } from './order-confirmation.tsx'
export { NOTE_BOUNCE } from './send-message.ts'
export { mailServerOf } from './transport.ts'
export { writeMessage } from './write-message.ts'

export const mail: Feature = {
  name: 'mail',
  routes: [getMessage, listMessages],
  chores: [forgetTexts],
  jobs: [sendMessage],
  metrics: measureMail,
  migrations,
}
