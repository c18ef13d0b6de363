/** A server whose files lie in a bucket is backed up, and restored into another. */

import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { newId } from '@sitewright/core/id'
import { createEmptyDatabase } from '@sitewright/testing/test-database'
import { makeTestFolder } from '@sitewright/testing/test-folder'
import { startTestS3 } from '@sitewright/testing/test-s3'
import { expect, it, onTestFinished } from 'vitest'
import { migrate } from '../migrations.ts'
import { createFiles } from '../platform/files/files.ts'
import { openStores } from '../platform/files/open-stores.ts'
import { createLog } from '../platform/log/log.ts'
import { readConfig } from '../platform/settings/config.ts'
import { createClosers } from '../platform/start/closers.ts'
import { restoreBackup } from './restore-backup.ts'
import { takeBackup } from './take-backup.ts'

const log = createLog('silent')
const say = () => {}
const SITE = newId()

it('has every file, and writes over none', async () => {
  const [mine, theirs] = [await startTestS3(), await startTestS3()]
  const [before, after] = [await createEmptyDatabase(), await createEmptyDatabase()]
  const folder = makeTestFolder('bucket')
  const closers = createClosers((error) => {
    throw error
  })
  onTestFinished(async () => {
    await closers.run()
    for (const database of [before, after]) await database.drop()
    for (const service of [mine, theirs]) await service.close()
    await rm(folder, { recursive: true })
  })
  const env = { SECRET_KEY: 'the key of the server that was backed up' }
  const configOf = (name: string, url: string, service: typeof mine) =>
    readConfig({ ...env, ...service.env, DATABASE_URL: url, DATA_DIR: join(folder, name) })

  await migrate({ url: before.ownerUrl, log })
  const served = configOf('served', before.ownerUrl, mine)
  await mkdir(served.dataDir)
  const stores = await openStores(served)
  const keys = ['images/a/original', 'images/a/v2/original', 'private/b/v1']
  for (const key of keys) await createFiles(stores).put(SITE, key, Buffer.from(key))
  const backup = join(folder, 'backup')
  const { dataDir } = served
  const options = { databaseUrl: before.ownerUrl, dataDir, stores, to: backup, closers, say }
  expect((await takeBackup(options)).files.count).toBe(3)

  const target = configOf('restored', after.ownerUrl, theirs)
  const { invariants } = await restoreBackup({ backup, config: target, closers, log, say })
  expect(invariants.ok).toBe(true)
  const restored = createFiles(await openStores(target))
  for (const key of keys) expect((await restored.get(SITE, key))?.toString()).toBe(key)

  const again = configOf('again', after.ownerUrl, theirs)
  const other = await createEmptyDatabase()
  onTestFinished(other.drop)
  const refused = { ...again, databaseUrl: other.ownerUrl, databaseMigrationUrl: other.ownerUrl }
  await expect(restoreBackup({ backup, config: refused, closers, log, say })).rejects.toThrow(
    'There are files in the bucket sitewright-test: a restore overwrites nothing',
  )
})
