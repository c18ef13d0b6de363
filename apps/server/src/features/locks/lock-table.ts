/** SQL of locks. `site.locks` is read at every page, and changes in the same transaction. */

import { newId } from '@sitewright/core/id'
import type { SiteTx } from '../../platform/database.ts'
import { changeSite, lockSite } from '../sites/index.ts'

/** Target of the lock on a whole site; all other targets are ids of pages. */
export const WHOLE_SITE = 'site'

export interface StoredLock {
  readonly passwordHash: string
  readonly version: string
}

export async function findLock(
  { id, db }: SiteTx,
  target: string,
): Promise<StoredLock | undefined> {
  return db
    .selectFrom('lock')
    .select(['password_hash as passwordHash', 'version'])
    .where('website_id', '=', id)
    .where('target', '=', target)
    .executeTakeFirst()
}

/** Stores a password. Its new version makes visitors who were let in before give the password again. */
export async function saveLock(
  { id, db }: SiteTx,
  target: string,
  passwordHash: string,
): Promise<string> {
  const version = newId()
  const values = { password_hash: passwordHash, version }
  await db
    .insertInto('lock')
    .values({ website_id: id, target, ...values })
    .onConflict((conflict) => conflict.columns(['website_id', 'target']).doUpdateSet(values))
    .execute()
  return version
}

export async function removeLock({ id, db }: SiteTx, target: string): Promise<void> {
  await db.deleteFrom('lock').where('website_id', '=', id).where('target', '=', target).execute()
}

/** Writes the version of a lock that is shut into the site's row; undefined removes it. */
export async function shutLock(
  site: SiteTx,
  target: string,
  version: string | undefined,
): Promise<void> {
  const { [target]: _, ...others } = (await lockSite(site)).locks
  await changeSite(site, {
    locks: version === undefined ? others : { ...others, [target]: version },
  })
}

/** Gives a page the password of another one, if that has one. */
export async function copyLock(site: SiteTx, from: string, to: string): Promise<void> {
  const lock = await findLock(site, from)
  if (lock) await shutLock(site, to, await saveLock(site, to, lock.passwordHash))
}
