/** Publishing: drafts become an immutable version, and the site's pointer moves to it, atomically. */

import type { Id } from '@sitewright/core/id'
import type { SiteTx } from '../../platform/database.ts'
import { announceChange } from '../../platform/events.ts'
import { followMoves } from '../redirects/index.ts'
import { isSitePart } from './change.ts'
import { forgetOldChanges, keepRevisions } from './document-table.ts'
import { lockDrafts, readDraft } from './draft-table.ts'
import { fail } from './errors.ts'
import { indexPages } from './index-pages.ts'
import {
  changesToPublish,
  clashIn,
  documentsOf,
  type Manifest,
  mergeDrafts,
  movesBetween,
  pagesById,
  withFormerHomes,
} from './manifest.ts'
import { type Author, insertPublication, liveManifest, makeLive } from './publication-table.ts'
import { words } from './words.ts'

export interface PublishOptions {
  /** Page ids, `header`, `footer`, `fields`, `navigation`, `style`; everything by default, and always the first time. */
  readonly keys?: readonly string[] | undefined
  /** Note in the history; names what changed by default. */
  readonly note?: string
}

/** Publishes drafts and gives the new version's id, or that of the live version where nothing has changed. */
export async function publish(
  site: SiteTx,
  author: Author,
  { keys, note }: PublishOptions = {},
): Promise<Id> {
  await lockDrafts(site)
  const draft = await readDraft(site)
  const live = await liveManifest(site)
  const chosen = live && keys ? choose(live.manifest, draft, keys) : draft
  const next = withFormerHomes(live?.manifest, chosen)
  const changes = changesToPublish(live?.manifest, next)
  if (live && changes.length === 0) return live.id
  refuseClash(next)

  await keepRevisions(site, draftedIn(next, live?.manifest))
  const id = await insertPublication(site, {
    manifest: next,
    note: note ?? words.published(changes),
    changes: changes.map(({ title }) => title),
    author,
  })
  await goLive(site, id, { before: live?.manifest, after: next })
  return id
}

/** Makes a version live, which visitors see as soon as this transaction commits. */
export async function goLive(
  site: SiteTx,
  publicationId: Id,
  { before, after }: { before: Manifest | undefined; after: Manifest },
): Promise<void> {
  await makeLive(site, publicationId)
  await followMoves(site, movesBetween(before, after))
  await indexPages(site, before, after)
  await forgetOldChanges(site)
  await announceChange(site, [])
}

function choose(live: Manifest, draft: Manifest, keys: readonly string[]): Manifest {
  const pages = new Set([...pagesById(live).keys(), ...pagesById(draft).keys()])
  if (keys.some((key) => !isSitePart(key) && !pages.has(key))) throw fail('changeMissing')
  return mergeDrafts(live, draft, new Set(keys))
}

function refuseClash(next: Manifest): void {
  const clash = clashIn(next)
  if (clash?.kind === 'home') throw fail('homesApart')
  if (clash) throw fail('addressesApart')
}

/** Documents that the next version takes from the draft; unchanged ones are kept already. */
function draftedIn(next: Manifest, live: Manifest | undefined): Id[] {
  const kept = new Map(
    (live ? documentsOf(live) : []).map(({ documentId, revision }) => [documentId, revision]),
  )
  return documentsOf(next)
    .filter(({ documentId, revision }) => kept.get(documentId) !== revision)
    .map(({ documentId }) => documentId)
}
