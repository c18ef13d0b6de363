import type { Id } from '@sitewright/core/id'
import type { SiteTx } from '../../platform/database.ts'
import { removeMessagesAbout } from '../mail/index.ts'
import { removeFilesOfGone } from './clear-form-files.ts'

/** Removes mail about answers and files of theirs. For whoever removes the answers, in the same transaction. */
export async function removeTraces(site: SiteTx, answerIds: readonly Id[]): Promise<void> {
  await removeMessagesAbout(site, answerIds)
  await removeFilesOfGone(site)
}
