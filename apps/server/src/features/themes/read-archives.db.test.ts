/** Reading archives in a process of its own, by the program that `npm run build` makes. */

import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeZip } from '@sitewright/testing/test-archives'
import { type ReadOutcome, readThemeUpload } from '@sitewright/theme'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { SANDBOX_PROGRAMS, startProcess } from '../../platform/sandbox/programs.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sitewright-archives-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function read(name: string, limits: { timeLimitMs?: number } = {}): Promise<ReadOutcome> {
  const manifest = { name, layouts: { default: { name: 'Default', regions: ['site'] } } }
  const from = join(folder, `${name}.zip`)
  await writeFile(
    from,
    makeZip({
      'template.conf': JSON.stringify(manifest),
      'site.region': '{squarespace.main-content}',
    }),
  )
  return readThemeUpload(
    { from, to: join(folder, name) },
    { program: SANDBOX_PROGRAMS.themes, start: startProcess, ...limits },
  )
}

it('reads one after another and several at once, each by itself', async () => {
  const names = ['one', 'two', 'three', 'four']
  const outcomes = [
    await read('one'),
    await read('two'),
    ...(await Promise.all([read('three'), read('four')])),
  ]
  expect(outcomes).toMatchObject(names.map((name) => ({ theme: { name } })))
  for (const name of names) expect((await stat(join(folder, name))).size).toBeGreaterThan(0)
})

it('ends what takes too long, and reads the next', async () => {
  expect(await read('slow', { timeLimitMs: 1 })).toBe('tookTooLong')
  expect(await read('next')).toMatchObject({ theme: { name: 'next' } })
})
