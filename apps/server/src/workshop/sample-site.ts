import { randomBytes } from 'node:crypto'
import { hashPassword, insertAccount } from '../features/accounts/index.ts'
import type { App } from '../platform/app.ts'
import { makeSampleSite } from '../sample/index.ts'

/** The sample site, made when it is asked for the first time. Nobody signs in to it. */
export async function sampleSiteOf(
  app: App,
  progress: (line: string) => void,
): Promise<{ readonly identifier: string }> {
  const { global } = app.database
  const known = await global.selectFrom('site').select('identifier').limit(1).executeTakeFirst()
  if (known) return known
  progress('Making the sample site, once')
  const owner = await insertAccount(global, {
    name: 'Sam Sample',
    email: `sample-${randomBytes(4).toString('hex')}@example.com`,
    passwordHash: await hashPassword(randomBytes(15).toString('base64url')),
  })
  if (!owner) throw new Error('The sample site found no address for its owner')
  return makeSampleSite(app, owner)
}
