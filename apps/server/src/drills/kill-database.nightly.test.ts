import { killDatabase } from '@sitewright/testing/drill-kill-database'
import { buildServer, spawnTestProcess } from '@sitewright/testing/test-process'
import { beforeAll, expect, it, onTestFinished } from 'vitest'

const KILLS = 50

beforeAll(() => buildServer())

it('fifty kills of PostgreSQL with jobs running: the server lives, and its jobs are taken up', async () => {
  const server = await spawnTestProcess()
  onTestFinished(() => server.clean())
  await expect
    .poll(async () => (await server.ask('/readyz'))?.status, { timeout: 60_000 })
    .toBe(200)
  const report = await killDatabase(server, KILLS)
  const [middle, longest] = [report.recoveries[KILLS / 2], report.recoveries.at(-1)]
  console.log(
    `${KILLS} kills, ready again after ${middle?.toFixed()} ms, at most ${longest?.toFixed()} ms`,
  )
  expect(report).toMatchObject({ isSameProcess: true, heldJobs: 0, doesJobs: true })
  expect(server.output()).not.toContain('nobody foresaw')
})
