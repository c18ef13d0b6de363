import type { Id } from '@sitewright/core/id'
import type { App } from '../../../platform/app.ts'
import { subjectOf } from './event-table.ts'
import { handleKeptEvent } from './handle-event.ts'

/** Subjects of the jobs of a site's events that are not handled yet. */
export async function openEvents(app: App, siteId: Id): Promise<string[]> {
  const open = await app.database.inSite(siteId, ({ db }) =>
    db
      .selectFrom('payment_event')
      .select(['provider', 'event_id as eventId'])
      .where('handled_at', 'is', null)
      .execute(),
  )
  return open.map(subjectOf)
}

/** Does once what the jobs of a site's events do; gives those of which the provider did not answer. */
export async function handleEvents(app: App, siteId: Id): Promise<string[]> {
  const failed: string[] = []
  for (const id of await openEvents(app, siteId)) {
    await handleKeptEvent.run({ siteId, id }, app).catch(() => failed.push(id))
  }
  return failed
}
