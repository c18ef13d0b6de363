import {
  type CheckedEntries,
  ENTRY_MESSAGES,
  type Entry,
} from '@sitewright/core/forms/check-entries'
import { fail } from './errors.ts'

/** Answers that were checked; throws what is wrong with them, by field id. */
export function refuseProblems(checked: CheckedEntries): readonly Entry[] {
  const { problems } = checked
  if (!problems) return checked.entries
  if (checked.isUnreadable) throw fail('unreadable')
  throw fail('entriesInvalid', {
    errors: Object.fromEntries(
      Object.entries(problems).map(([id, problem]) => [id, ENTRY_MESSAGES[problem]]),
    ),
  })
}
