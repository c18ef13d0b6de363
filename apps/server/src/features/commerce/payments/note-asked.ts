/** Notes when a provider was last asked about something that waits for it, and what went wrong then, for operators. */

import type { Id } from '@sitewright/core/id'
import type { App } from '../../../platform/app.ts'

/** Characters that are kept of what went wrong. */
const LONGEST = 500

/** Words of a failure, on one line. A provider's own may be among them. */
export function troubleOf(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error)
  return words.replace(/\s+/g, ' ').slice(0, LONGEST)
}

/** `trouble` is empty where the provider answered. A failure to note it is only logged. */
export async function noteAsked(
  app: App,
  siteId: Id,
  { table, id }: { readonly table: 'payment' | 'refund'; readonly id: Id },
  trouble: string,
): Promise<void> {
  try {
    await app.database.inSite(siteId, (site) =>
      site.db
        .updateTable(table)
        .set({ asked_at: new Date(app.clock.now()), trouble })
        .where('website_id', '=', siteId)
        .where('id', '=', id)
        .execute(),
    )
  } catch (error) {
    app.log.warn({ err: error, table, id }, 'What a payment provider said could not be noted')
  }
}
