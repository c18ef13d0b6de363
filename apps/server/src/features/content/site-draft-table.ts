/** SQL of what a site drafts beside its documents, read and written as one value, and of the batches of edits applied to it. */

import { type Id, newId } from '@sitewright/core/id'
import type { PageDraft, SiteDraft, SiteOperation } from '@sitewright/core/site/site-operation'
import { DEFAULT_SITE_STYLE, type SiteStyle } from '@sitewright/core/site/site-style'
import { sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'
import { announceEditing } from '../../platform/events.ts'
import type { SavedBatch } from './conflicts.ts'
import {
  type Draft,
  type DraftPage,
  readDraft,
  setHeader,
  setNavigations,
  setStyle,
} from './draft-table.ts'
import { changePage, moveHome } from './page-table.ts'

export function asSiteDraft(draft: Draft): SiteDraft {
  return {
    header: draft.header,
    style: draft.style ?? DEFAULT_SITE_STYLE,
    navigations: draft.navigations,
    pages: Object.fromEntries(draft.pages.map((page) => [page.id, asPageDraft(page)])),
    homeId: draft.pages.find(({ isHome }) => isHome)?.id,
  }
}

function asPageDraft({ kind, title, navigationTitle, urlId, settings = {} }: DraftPage): PageDraft {
  return { kind, title, navigationTitle, urlId, settings }
}

/** Everything a site drafts beside its documents; two statements however many pages. */
export async function readSiteDraft(site: SiteTx): Promise<SiteDraft> {
  return asSiteDraft(await readDraft(site))
}

/** Writes what differs between two drafts, as far as edits can change them. */
export async function storeSiteDraft(
  site: SiteTx,
  before: SiteDraft,
  after: SiteDraft,
): Promise<void> {
  if (after.header !== before.header) await setHeader(site, after.header)
  if (after.style !== before.style) await setStyle(site, after.style)
  for (const [id, page] of Object.entries(after.pages)) {
    if (page === before.pages[id]) continue
    const { title, navigationTitle, urlId, settings } = page
    await changePage(site, id, { title, navigationTitle, urlId, settings })
  }
  if (after.homeId !== undefined && after.homeId !== before.homeId) {
    await moveHome(site, after.homeId)
  }
  if (after.navigations !== before.navigations) {
    await setNavigations(site, after.navigations, (id) => after.pages[id]?.kind)
  }
}

/** Revision of the draft beside the documents: it counts the batches of edits applied to it. */
export async function siteDraftRevision(site: SiteTx): Promise<number> {
  const { revision } = await site.db
    .selectFrom('site_draft')
    .select('revision')
    .where('website_id', '=', site.id)
    .executeTakeFirstOrThrow()
  return revision
}

export interface SavedSiteChange {
  /** Idempotency key of a batch that an editor sent; other changes get one of their own. */
  readonly batchId?: string
  /** Null where the whole draft was replaced. */
  readonly operations: readonly SiteOperation[] | null
  readonly isRebased?: boolean
  readonly accountId: Id | null
}

/** Remembers a batch as the draft's next revision, and gives that. Call it under the lock on the drafts. */
export async function insertSiteChange(site: SiteTx, change: SavedSiteChange): Promise<number> {
  const { revision } = await site.db
    .updateTable('site_draft')
    .set({ revision: sql<number>`revision + 1` })
    .where('website_id', '=', site.id)
    .returning('revision')
    .executeTakeFirstOrThrow()
  await site.db
    .insertInto('site_draft_change')
    .values({
      website_id: site.id,
      revision,
      batch_id: change.batchId ?? newId(),
      operations: JSON.stringify(change.operations),
      is_rebased: change.isRebased ?? false,
      account_id: change.accountId,
    })
    .execute()
  await announceEditing(site, { documentId: 'site', revision })
  return revision
}

/** Remembers that pages came into navigations or left them, so that edits of these made before are not laid over it. */
export async function rememberNavigations(site: SiteTx, keys: readonly string[]): Promise<void> {
  const { navigations } = await readSiteDraft(site)
  const changed = Object.fromEntries(keys.map((key) => [key, navigations[key] ?? []]))
  await insertSiteChange(site, {
    operations: [{ kind: 'setNavigations', navigations: changed }],
    accountId: null,
  })
}

/** Remembers that the look was replaced, so that edits of the same choices made before are not laid over it. */
export async function rememberStyle(
  site: SiteTx,
  before: SiteStyle,
  after: SiteStyle,
): Promise<void> {
  const names = Object.keys({ ...before.tweaks, ...after.tweaks }).filter(
    (name) => before.tweaks[name] !== after.tweaks[name],
  )
  const values = Object.fromEntries(names.map((name) => [name, after.tweaks[name] ?? null]))
  await insertSiteChange(site, {
    operations: [
      { kind: 'setTweaks', values },
      ...(before.css === after.css ? [] : [{ kind: 'setCss' as const, css: after.css }]),
    ],
    accountId: null,
  })
}

export async function siteChangeOfBatch(
  site: SiteTx,
  batchId: string,
): Promise<{ revision: number; isRebased: boolean } | undefined> {
  return site.db
    .selectFrom('site_draft_change')
    .select(['revision', 'is_rebased as isRebased'])
    .where('website_id', '=', site.id)
    .where('batch_id', '=', batchId)
    .executeTakeFirst()
}

/** Batches saved after `revision`, oldest first. Old ones are removed, so there may be gaps at the start. */
export async function siteChangesSince(
  site: SiteTx,
  revision: number,
): Promise<SavedBatch<SiteOperation>[]> {
  return site.db
    .selectFrom('site_draft_change as change')
    .leftJoin('account', 'account.id', 'change.account_id')
    .select(['change.operations', 'account.name as by'])
    .where('change.website_id', '=', site.id)
    .where('change.revision', '>', revision)
    .orderBy('change.revision')
    .execute()
}
