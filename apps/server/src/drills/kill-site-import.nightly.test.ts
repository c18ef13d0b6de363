/** `kill -9` in the middle of the import of a site: nobody sees it, it can be imported again, and what it left is erased. */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PROJECT_ROOT } from '@sitewright/testing/project-root'
import { runCli } from '@sitewright/testing/run-cli'
import { buildServer } from '@sitewright/testing/test-process'
import { createTestWorld, TEST_SECRET_KEY, type TestWorld } from '@sitewright/testing/test-world'
import pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { eraseSites } from '../features/removed-sites/erase-site.ts'
import { createHousekeeper } from '../platform/background/housekeeping.ts'

const DAY_MS = 24 * 60 * 60 * 1000

let world: TestWorld
let folder: string

beforeAll(async () => {
  await buildServer()
  world = await createTestWorld()
  folder = await mkdtemp(join(tmpdir(), 'sitewright-kill-'))
})
afterAll(async () => {
  await world?.close()
  await rm(folder, { recursive: true, force: true })
})

/** Sites by what is visible of them: the name, or that they are none yet. */
async function sites(): Promise<string[]> {
  const rows = await world.app.database.global
    .selectFrom('site')
    .select(['identifier', 'removed_at as removedAt'])
    .orderBy('created_at')
    .execute()
  return rows.map(({ identifier, removedAt }) => (removedAt ? 'unseen' : identifier))
}

it('leaves nothing that is served, and in the end nothing at all', async () => {
  const picture = await sharp({
    create: { width: 90, height: 60, channels: 3, background: '#b5651d' },
  })
    .jpeg()
    .toBuffer()
  await world.owner.post(`/s/${world.site.id}/api/assets?filename=clay.jpg`, picture)
  const { dataDir } = world.app.config
  const env = {
    DATABASE_URL: world.databaseUrl,
    SECRET_KEY: TEST_SECRET_KEY,
    DATA_DIR: dataDir,
  }
  const archive = join(folder, 'site')
  await runCli(['export', world.site.identifier, '--to', archive], env)
  const before = await sites()

  const holder = new pg.Client({ connectionString: world.databaseUrl })
  await holder.connect()
  onTestFinished(() => holder.end())
  // Tables are loaded until this one, which lets nobody write.
  await holder.query('BEGIN; LOCK TABLE page IN SHARE MODE')
  const killed = spawn(
    process.execPath,
    [join(PROJECT_ROOT, 'dist/server/operator.js'), 'import', archive, 'owner@example.com'],
    { stdio: 'ignore', env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env } },
  )
  const waiting = async () => {
    const { rows } = await holder.query(
      `SELECT FROM pg_locks WHERE NOT granted AND relation = 'page'::regclass`,
    )
    return rows.length
  }
  await expect.poll(waiting, { timeout: 120_000 }).toBe(1)
  killed.kill('SIGKILL')
  await once(killed, 'close')
  await holder.query('ROLLBACK')
  expect(await sites()).toEqual([...before, 'unseen'])
  const left = (await readdir(join(dataDir, 'files'))).length

  const again = await runCli(['import', archive, '--owner', 'owner@example.com'], env)
  expect(again.output).toMatch(/ is there, as of .+\n$/)
  expect((await sites()).filter((name) => name !== 'unseen')).toHaveLength(before.length + 1)

  world.clock.advance(2 * DAY_MS)
  await createHousekeeper(world.app, [eraseSites]).run()
  await world.runJobs()
  expect(await sites()).not.toContain('unseen')
  expect(await sites()).toHaveLength(before.length + 1)
  expect((await readdir(join(dataDir, 'files'))).length).toBe(left)
})
