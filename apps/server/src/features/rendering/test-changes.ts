import { type Id, newId } from '@sitewright/core/id'
import type { App } from '../../platform/app.ts'
import { announceChange } from '../../platform/events.ts'

/** Has every node forget its caches of a site, and waits until this one has, whatever else is being announced. */
export async function forgetSite(app: App, siteId: Id): Promise<void> {
  // An id that nothing on the site has, since anything of the site would be looked up once more and counted late.
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
