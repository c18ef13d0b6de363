import { enqueue } from '../../platform/background/jobs.ts'
import type { SiteTx } from '../../platform/database.ts'

/** Name of the job that rebuilds a site's index; it is implemented in the feature `search`, which knows what to read. */
export const REBUILD_SEARCH = { name: 'rebuild-search', maxAttempts: 10 } as const

/** Requests a rebuild of the site's index soon after this transaction. Until then searches find the old entries. */
export async function requestRebuild(site: SiteTx): Promise<void> {
  await enqueue(site, REBUILD_SEARCH, { id: site.id, key: REBUILD_SEARCH.name })
}
