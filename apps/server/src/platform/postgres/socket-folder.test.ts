import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { socketFolder } from './socket-folder.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sockets-'))
})
afterAll(() => rm(folder, { recursive: true }))

it('is the folder around the cluster, in which no socket of an earlier server is left', async () => {
  await writeFile(join(folder, '.s.PGSQL.20001'), '')
  await writeFile(join(folder, '.s.PGSQL.20001.lock'), '')
  await writeFile(join(folder, 'password'), '')
  expect(await socketFolder({ cluster: join(folder, 'cluster') })).toBe(folder)
  expect(await readdir(folder)).toEqual(['password'])
})

it.each([
  ['has too long a path', 'x'.repeat(100)],
  ['takes no sockets, here since it is not there', 'gone'],
])('is none where it %s', async (_what, name) => {
  expect(await socketFolder({ cluster: join(folder, name, 'cluster') })).toBeUndefined()
})
