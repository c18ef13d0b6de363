/** Lists of people who want news by mail: who they are, how they agreed, and how they leave. */

import type { Feature } from '../../platform/feature.ts'
import { createMailingList } from './create-mailing-list.ts'
import { createSubscriber } from './create-subscriber.ts'
import { eraseSubscriber } from './erase-subscriber.ts'
import { forgetUnconfirmed } from './forget-unconfirmed.ts'
import { getSubscribersTable } from './get-subscribers-table.ts'
import { createSubscriberImport } from './imports/create-subscriber-import.ts'
import { forgetImports } from './imports/forget-imports.ts'
import { getSubscriberImport } from './imports/get-subscriber-import.ts'
import { importSubscribers } from './imports/import-subscribers.ts'
import { putSubscriberImport } from './imports/put-subscriber-import.ts'
import { listMailingLists } from './list-mailing-lists.ts'
import { listSubscribers } from './list-subscribers.ts'
import { migrations } from './migrations.ts'
import { noteBounce } from './note-bounce.ts'
import { removeMailingList } from './remove-mailing-list.ts'
import { sendConfirmation } from './send-confirmation.ts'
import { updateMailingList } from './update-mailing-list.ts'
import { updateSubscriber } from './update-subscriber.ts'

export { CONFIRM_PATH, UNSUBSCRIBE_PATH } from './list-links.ts'
export {
  confirmByLink,
  type ListReader,
  leaveByLink,
  readerOfConfirmation,
  readerToUnsubscribe,
  takeBackByLink,
} from './readers.ts'
export { type SignUpSigns, signUp } from './sign-up.ts'

export const listsFeature: Feature = {
  name: 'lists',
  routes: [
    ...[createMailingList, listMailingLists, removeMailingList, updateMailingList],
    ...[createSubscriber, eraseSubscriber, listSubscribers, updateSubscriber],
    ...[createSubscriberImport, getSubscriberImport, putSubscriberImport],
    ...[getSubscribersTable, sendConfirmation],
  ],
  jobs: [importSubscribers, noteBounce],
  chores: [forgetImports, forgetUnconfirmed],
  migrations,
}
