import { killDatabase } from '@sitewright/testing/drill-kill-database'
import { buildServer, spawnTestProcess } from '@sitewright/testing/test-process'
import { beforeAll, expect, it, onTestFinished } from 'vitest'

beforeAll(() => buildServer(), 120_000)

it('a server outlives the death of its PostgreSQL while jobs run, and goes on with them', async () => {
  const server = await spawnTestProcess()
  onTestFinished(() => server.clean())
  await expect
    .poll(async () => (await server.ask('/readyz'))?.status, { timeout: 60_000 })
    .toBe(200)
  expect(await killDatabase(server, 2)).toMatchObject({
    isSameProcess: true,
    heldJobs: 0,
    doesJobs: true,
  })
}, 180_000)
