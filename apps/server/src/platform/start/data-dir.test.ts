import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDataDir } from './data-dir.ts'
import { identify } from './process-identity.ts'

let path: string
let other: ChildProcess
let pid: number

beforeEach(async () => {
  path = await mkdtemp(join(tmpdir(), 'sitewright-data-dir-'))
  other = spawn('sleep', ['60'])
  pid = other.pid ?? 0
})

afterEach(async () => {
  other.kill('SIGKILL')
  await rm(path, { recursive: true })
})

const lockHeldBy = (holder: object | string) =>
  writeFile(join(path, 'server.lock'), typeof holder === 'string' ? holder : JSON.stringify(holder))

describe('openDataDir', () => {
  it('refuses while another server lives, and names its process', async () => {
    await lockHeldBy(await identify(pid))
    await expect(openDataDir(path)).rejects.toThrow(`process ${pid}`)
  })

  it.each([
    ['a process that has gone', async () => ({ pid: 2 ** 22 - 1, started: 'once' })],
    ['an id that another process has now', async () => ({ pid, started: 'before' })],
    ['half a write', async () => '{"pid":'],
  ])('takes over the lock of %s', async (_, holder) => {
    await lockHeldBy(await holder())
    await openDataDir(path)
    const lock = JSON.parse(await readFile(join(path, 'server.lock'), 'utf8'))
    expect(lock).toEqual(await identify(process.pid))
  })

  it('leaves nothing of the lock once released', async () => {
    const dataDir = await openDataDir(path)
    await dataDir.release()
    expect(await readdir(path)).toEqual([])
  })

  it('makes a folder that is not there', async () => {
    const dataDir = await openDataDir(join(path, 'a', 'b'))
    expect((await stat(dataDir.path)).isDirectory()).toBe(true)
  })

  it('says in one sentence that a file is in the way', async () => {
    await writeFile(join(path, 'file'), '')
    await expect(openDataDir(join(path, 'file'))).rejects.toThrow(/^DATA_DIR .+ cannot be used: /)
  })

  it('makes a secret once, for its owner alone', async () => {
    const dataDir = await openDataDir(path)
    const secret = await dataDir.secretKey()
    expect(secret).toMatch(/^[0-9a-f]{64}$/)
    expect(await dataDir.secretKey()).toBe(secret)
    expect((await stat(join(path, 'secret-key'))).mode & 0o777).toBe(0o600)
  })
})
