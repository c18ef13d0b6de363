import { randomBytes } from 'node:crypto'
import type { Id } from '@sitewright/core/id'
import { hashPassword, insertAccount } from '../features/accounts/index.ts'
import { foundSite } from '../features/sites/index.ts'
import type { App } from '../platform/app.ts'
import { makeSampleSite } from '../sample/index.ts'

/** Stand-in for the site of a workshop, made when it is asked for the first time. Nobody signs in to it. */
interface WorkshopSite {
  readonly id: Id
  readonly identifier: string
}

export async function sampleSiteOf(
  app: App,
  progress: (line: string) => void,
): Promise<WorkshopSite> {
  const known = await siteCalled(app, 'sample-site')
  if (known) return known
  progress('Making the sample site, once')
  return makeSampleSite(app, await makeOwner(app))
}

/** Address of an empty site, for pages that come from elsewhere. */
export async function emptySiteOf(app: App): Promise<WorkshopSite> {
  const known = await siteCalled(app, 'workshop')
  if (known) return known
  const { id: ownerId } = await makeOwner(app)
  return foundSite(app, { title: 'Workshop', ownerId, fill: async () => {} })
}

function siteCalled({ database }: App, identifier: string): Promise<WorkshopSite | undefined> {
  return database.global
    .selectFrom('site')
    .select(['id', 'identifier'])
    .where('identifier', '=', identifier)
    .executeTakeFirst()
}

async function makeOwner({ database }: App) {
  const owner = await insertAccount(database.global, {
    name: 'Sam Sample',
    email: `sample-${randomBytes(4).toString('hex')}@example.com`,
    passwordHash: await hashPassword(randomBytes(15).toString('base64url')),
  })
  if (!owner) throw new Error('The site of the workshop found no address for its owner')
  return owner
}
