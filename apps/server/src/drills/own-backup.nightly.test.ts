/** Backup drill of a server with a PostgreSQL of its own, which is backed up while it runs and after it has stopped. */

import { chmod, copyFile, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCli } from '@sitewright/testing/run-cli'
import { buildServer, spawnTestProcess, type TestProcess } from '@sitewright/testing/test-process'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'

const STOPPED = 0
const LONG = { timeout: 120_000 }

let folder: string
let first: TestProcess

beforeAll(async () => {
  await buildServer()
  folder = await mkdtemp(join(tmpdir(), 'sitewright-own-backup-'))
  await chmod(folder, 0o711)
  first = await spawnTestProcess({ env: { DEMO: '1' } })
})
afterAll(async () => {
  await first.clean()
  await rm(folder, { recursive: true })
})

const ready = async (server: TestProcess) =>
  expect.poll(async () => (await server.ask('/readyz'))?.status, LONG).toBe(200)

/** Pages of the demo shop's site map, by their paths. */
async function pagesOf(server: TestProcess): Promise<Record<string, string>> {
  const demo = JSON.parse(await readFile(join(first.dataDir, 'demo.json'), 'utf8'))
  const { host } = new URL(demo.site)
  const textOf = async (path: string) => (await server.ask(path, { host }))?.text ?? ''
  const pages: Record<string, string> = {}
  for (const [, path = ''] of (await textOf('/sitemap.xml')).matchAll(
    /<loc>https?:\/\/[^/<]+([^<]*)/g,
  )) {
    pages[path] = await textOf(path || '/')
  }
  expect(Object.keys(pages).length).toBeGreaterThan(5)
  return pages
}

/** Restores into a new folder, with the key of the first server, and starts a server on it. */
async function serverFrom(backup: string, name: string): Promise<TestProcess> {
  const dataDir = join(folder, name)
  await mkdir(dataDir, { mode: 0o711 })
  await copyFile(join(first.dataDir, 'secret-key'), join(dataDir, 'secret-key'))
  const { output } = await runCli(['restore', backup], { DATA_DIR: dataDir })
  expect(output).toMatch(/\nRestored as of .+, whose books add up\.\n$/)
  const server = await spawnTestProcess({ dataDir })
  onTestFinished(() => server.clean())
  await ready(server)
  return server
}

it('is the same while it serves, and when it has stopped', async () => {
  await ready(first)
  const pages = await pagesOf(first)
  const env = { DATA_DIR: first.dataDir }
  const serving = await runCli(['backup', join(folder, 'serving')], env)
  expect(serving.output).toContain('The secret key is not in it')
  expect(await pagesOf(await serverFrom(join(folder, 'serving'), 'second'))).toEqual(pages)

  first.signal('SIGTERM')
  expect(await first.ended).toBe(STOPPED)
  const stopped = await runCli(['backup', join(folder, 'stopped')], env)
  expect(stopped.output).toContain('The secret key is not in it')
  expect(await pagesOf(await serverFrom(join(folder, 'stopped'), 'third'))).toEqual(pages)
})
