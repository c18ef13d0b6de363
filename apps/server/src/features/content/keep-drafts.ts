/** Versions that nobody publishes: drafts saved in the history before something else takes their place. */

import type { Id } from '@sitewright/core/id'
import type { SiteTx } from '../../platform/database.ts'
import type { Change } from './change.ts'
import { keepRevisions } from './document-table.ts'
import { readDraft } from './draft-table.ts'
import { documentsOf, type Manifest, unpublishedChanges } from './manifest.ts'
import {
  type Author,
  insertPublication,
  liveManifest,
  type NewPublication,
} from './publication-table.ts'
import { words } from './words.ts'

/** Keeps drafts before the site gets another theme; published ones need no other version. The drafts are locked. */
export async function keepDrafts(
  site: SiteTx,
  author: Author,
  { beforeTheme }: { readonly beforeTheme: string },
): Promise<void> {
  await keepUnpublished(site, author, { note: words.keptBeforeTheme(beforeTheme) })
}

/** Makes a version of the drafts where they hold anything that was never published. */
export async function keepUnpublished(
  site: SiteTx,
  author: Author,
  said: Pick<NewPublication, 'about' | 'note'>,
): Promise<void> {
  const live = await liveManifest(site)
  const draft = await readDraft(site)
  const changes = titlesOf(unpublishedChanges(live?.manifest, draft))
  if (changes.length > 0) await keepAsVersion(site, draft, { ...said, changes, author })
}

export async function keepAsVersion(
  site: SiteTx,
  manifest: Manifest,
  version: Omit<NewPublication, 'manifest'>,
): Promise<Id> {
  await keepRevisions(
    site,
    documentsOf(manifest).map(({ documentId }) => documentId),
  )
  return insertPublication(site, { manifest, ...version })
}

export function titlesOf(changes: readonly Change[]): string[] {
  return changes.map(({ title }) => title)
}
