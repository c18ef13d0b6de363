/** Files among the answers to a form: named in them as the visitor named them, and each in one answer only. */

import type { Entry } from '@sitewright/core/forms/check-entries'
import type { Id } from '@sitewright/core/id'
import type { SiteTx } from '../../platform/database.ts'
import { claimFiles, filesOfVisitor } from './form-file-table.ts'
import { refuseProblems } from './refuse-problems.ts'

interface Sender {
  readonly formId: Id
  /** Hash of the visitor's id; undefined for a browser that has none. */
  readonly visitor: string | undefined
}

/** Entries with the names and sizes of their files. One that this visitor has not uploaded for that field is refused there. */
export async function nameFiles(
  site: SiteTx,
  entries: readonly Entry[],
  { formId, visitor }: Sender,
): Promise<readonly Entry[]> {
  const named: Entry[] = []
  for (const entry of entries) {
    const ids = fileIdsIn(entry)
    if (ids.length === 0) {
      named.push(entry)
      continue
    }
    const found = await filesOfVisitor(
      site,
      {
        ...{ formId, fieldId: entry.id },
        visitor: visitor ?? null,
      },
      ids,
    )
    const files = ids.flatMap((id) => found.find((file) => file.id === id) ?? [])
    if (files.length < ids.length) refuseMissing([entry])
    named.push({ ...entry, value: files.map(({ filename }) => filename).join(', '), files })
  }
  return named
}

/** Files that went with another answer meanwhile are refused, and nothing of the transaction is kept. */
export async function keepFiles(
  site: SiteTx,
  answerId: Id,
  entries: readonly Entry[],
): Promise<void> {
  const withFiles = entries.filter((entry) => fileIdsIn(entry).length > 0)
  const ids = withFiles.flatMap(fileIdsIn)
  if (ids.length === 0) return
  if ((await claimFiles(site, answerId, ids)) < ids.length) refuseMissing(withFiles)
}

function fileIdsIn({ type, values }: Entry): Id[] {
  return type === 'file' && Array.isArray(values) ? [...new Set(values as readonly Id[])] : []
}

function refuseMissing(entries: readonly Entry[]): void {
  refuseProblems({ problems: Object.fromEntries(entries.map(({ id }) => [id, 'fileMissing'])) })
}
