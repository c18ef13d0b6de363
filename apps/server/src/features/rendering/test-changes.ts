import { type Id, newId } from '@sitewright/core/id'
import type { App } from '../../platform/app.ts'
import { announceChange } from '../../platform/events.ts'

/** Has every node forget what it keeps of a site, and waits until this one has, whatever else is being announced. */
export async function forgetSite(app: App, siteId: Id): Promise<void> {
  // Not the name of anything of the site itself, which would be looked up once more and counted late.
  const mark = `item:${newId()}`
  const heard = new Promise<void>((resolve) =>
    app.events.onChange(({ tags }) => {
      if (tags.includes(mark)) resolve()
    }),
  )
  await app.database.inSite(siteId, async (tx) => {
    await announceChange(tx, [])
    await announceChange(tx, [mark])
  })
  await heard
}
