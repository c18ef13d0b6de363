import { describe, expect, it } from 'vitest'
import { readThemeArchive } from './read-theme-archive.ts'
import { packTarGz } from './tar-gz.ts'

describe('packTarGz', () => {
  it('gives an archive of the same files', async () => {
    const files = new Map([
      ['template.conf', Buffer.from('{}')],
      ['assets/empty.txt', Buffer.alloc(0)],
      ['assets/512.bin', Buffer.alloc(512, 7)],
      [`assets/${'ö'.repeat(60)}.svg`, Buffer.from('<svg/>')],
      [`assets/${'long/'.repeat(20)}name.svg`, Buffer.from('<svg></svg>')],
    ])
    const read = await readThemeArchive(await packTarGz(files))
    expect([...read].sort()).toEqual([...files].sort())
  })
})
