import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { makeTheme } from '@sitewright/testing/test-theme'
import { describe, expect, it, vi } from 'vitest'
import { readThemeFiles } from './read-files.ts'

vi.mock('node:fs/promises', async (load) => {
  const real = await load<typeof import('node:fs/promises')>()
  const refuse = (path: unknown) => {
    if (String(path).includes('secret')) throw Object.assign(new Error(), { code: 'EACCES' })
  }
  return {
    ...real,
    readFile: async (path: string) => refuse(path) ?? real.readFile(path),
    readdir: async (path: string, options: { withFileTypes: true }) =>
      refuse(path) ?? real.readdir(path, options),
  }
})

describe('reading a theme', () => {
  it('goes on after what cannot be opened', async () => {
    const folder = await makeTheme({
      'blocks/secret.block': 'a',
      'blocks/own.block': 'b',
      'styles/secret/a.less': 'c',
    })
    const { files, problems } = await readThemeFiles(folder)
    expect([...files.keys()]).toEqual(['blocks/own.block'])
    expect(problems).toEqual([
      {
        file: 'blocks/secret.block',
        code: 'file-unreadable',
        message: 'It cannot be read: EACCES.',
      },
      { file: 'styles/secret', code: 'file-unreadable', message: 'It cannot be read: EACCES.' },
    ])
  })

  it('does not wait for what is no file', async () => {
    const folder = await makeTheme({ 'blocks/own.block': 'b' })
    const socket = createServer().listen(join(folder, 'blocks/socket.block'))
    await once(socket, 'listening')
    const { problems } = await readThemeFiles(folder)
    socket.close()
    expect(problems).toMatchObject([{ file: 'blocks/socket.block', code: 'file-unreadable' }])
  })
})
