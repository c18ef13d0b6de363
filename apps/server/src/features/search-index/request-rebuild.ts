import { enqueue } from '../../platform/background/jobs.ts'
import type { SiteTx } from '../../platform/database.ts'

/** The job that makes a site's index anew; what it reads is known further up. */
export const REBUILD_SEARCH = { name: 'rebuild-search', maxAttempts: 10 } as const

/** Has the site's index made anew, soon after this transaction. Until then searches find what they found before. */
export async function requestRebuild(site: SiteTx): Promise<void> {
  await enqueue(site, REBUILD_SEARCH, { id: site.id, key: REBUILD_SEARCH.name })
}
