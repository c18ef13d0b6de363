/** One site of a whole backup comes into a server that goes on serving, also where it was erased there. */

import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestWorld } from '@sitewright/testing/test-world'
import { expect, it, onTestFinished } from 'vitest'
import { takeBackup } from '../backup/take-backup.ts'
import { openStores } from '../platform/files/open-stores.ts'
import { createLog } from '../platform/log/log.ts'
import { createClosers } from '../platform/start/closers.ts'
import { restoreSite } from './restore-site.ts'

const say = () => {}

it('is beside the others, with the pages that it had', async () => {
  const world = await createTestWorld()
  const folder = await mkdtemp(join(tmpdir(), 'sitewright-one-'))
  const closers = createClosers((error) => {
    throw error
  })
  onTestFinished(async () => {
    await closers.run()
    await world.close()
    await rm(folder, { recursive: true })
  })
  const { config, database, files } = world.app
  const { browser, site } = await world.createOwner('ana@example.com')
  await browser.post(`/s/${site.id}/api/publish`, {})
  const page = await world.visitor(site).get('/')
  const backup = join(folder, 'backup')
  const { databaseUrl } = world
  const stores = await openStores(config)
  await takeBackup({ databaseUrl, dataDir: config.dataDir, stores, to: backup, closers, say })

  const log = createLog('silent')
  const what = { backup, site: site.identifier, owner: 'owner@example.com', as: 'again' }
  const made = await restoreSite({ ...what, config, database, files, closers, log, say })
  expect(made.identifier).toBe('again')
  const host = site.host.replace(site.identifier, 'again')
  const again = await world.visitor({ ...made, host }).get('/')
  const plain = (text: string, { id, identifier }: { id: string; identifier: string }) =>
    text.replaceAll(id, 'ID').replaceAll(identifier, 'NAME')
  expect(plain(again.text, made)).toBe(plain(page.text, site))
  expect((await readdir(config.dataDir)).filter((name) => name.startsWith('restore-'))).toEqual([])
})
