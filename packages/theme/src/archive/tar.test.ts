import { gzipSync } from 'node:zlib'
import { makeTar, makeTarGz, type TarFile } from '@sitewright/testing/test-archives'
import { describe, expect, it } from 'vitest'
import { readThemeArchive } from '../index.ts'
import { refused } from './test-refusal.ts'

const MB = 1024 * 1024
const packed = (...files: TarFile[]) =>
  gzipSync(makeTar([{ path: 'template.conf', data: '{}' }, ...files]))
const pathsOf = async (bytes: Buffer) => [...(await readThemeArchive(bytes)).keys()]

/** The pax header that modern tar writes before a file whose name is long or has accents. */
const note = (key: string, value: string): TarFile => {
  const rest = ` ${key}=${value}\n`
  const length = Buffer.byteLength(rest)
  const total = length + String(length + 2).length
  return { path: 'PaxHeader', type: 'x', data: `${total}${rest}` }
}

describe('a tar.gz file', () => {
  it('gives its files', async () => {
    const files = await readThemeArchive(
      makeTarGz({ 'my-theme/template.conf': '{}', 'my-theme/styles/a.less': 'a { b: c }' }),
    )
    expect(files.get('styles/a.less')?.toString()).toBe('a { b: c }')
    expect([...files.keys()]).toEqual(['styles/a.less', 'template.conf'])
  })

  it('may be made of the folder one stands in', async () => {
    const files = [
      { path: './', type: '5' },
      { path: './template.conf', data: '{}' },
      { path: './styles/', type: '5' },
      { path: './styles/a.less', data: 'a' },
    ]
    expect(await pathsOf(gzipSync(makeTar(files)))).toEqual(['styles/a.less', 'template.conf'])
  })

  it('may have long names, in either of two ways', async () => {
    const long = `assets/${'é'.repeat(100)}.svg`
    const other = `assets/${'b'.repeat(150)}.svg`
    const bytes = packed(
      { path: 'pax_global_header', type: 'g', data: '30 comment=0123456789abcdef0\n' },
      note('path', long),
      { path: 'assets/short', data: 'a' },
      { path: '././@LongLink', type: 'L', data: `${other}\0` },
      { path: 'assets/short', data: 'b' },
    )
    expect(await pathsOf(bytes)).toEqual([other, long, 'template.conf'])
  })
})

describe('a tar.gz file with tricks', () => {
  it.each<readonly [string, TarFile]>([
    ['path-refused', { path: '/etc/passwd', data: 'x' }],
    ['path-refused', { path: './../a.region', data: 'x' }],
    ['link-refused', { path: 'assets/a', type: '2' }],
    ['link-refused', { path: 'assets/a', type: '1' }],
    ['entry-refused', { path: 'assets/a', type: '3' }],
    ['entry-refused', { path: 'assets/a', type: '6' }],
    ['path-duplicate', { path: 'TEMPLATE.conf', data: 'x' }],
  ])('is refused: %s, %j', async (code, file) => {
    expect((await refused(packed(file))).code).toBe(code)
  })

  it('is refused: a size that is not there', async () => {
    expect(await refused(packed(note('size', '-5'), { path: 'assets/a' }))).toMatchObject({
      code: 'archive-corrupt',
    })
    expect(await refused(packed(note('size', '99999999'), { path: 'assets/a' }))).toMatchObject({
      code: 'archive-corrupt',
      file: 'assets/a',
    })
  })

  it('is refused: a bomb, without unpacking all of it', async () => {
    const bomb = gzipSync(Buffer.alloc(150 * MB), { level: 1 })
    const before = process.memoryUsage().rss
    expect(await refused(bomb)).toMatchObject({ code: 'archive-ratio' })
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * MB)
    expect(await refused(packed({ path: 'assets/a', data: Buffer.alloc(MB) }))).toMatchObject({
      code: 'archive-ratio',
    })
  })

  it('is refused wherever it was cut or changed', async () => {
    const tar = makeTar([{ path: 'template.conf', data: '{}' }])
    const whole = gzipSync(tar)
    for (let length = 0; length < whole.length; length++) {
      expect((await refused(whole.subarray(0, length))).code).toMatch(/^archive-/)
    }
    for (const length of [0, 100, 512, 600, 1024]) {
      expect((await refused(gzipSync(tar.subarray(0, length)))).code).toBe('archive-corrupt')
    }
    tar[0] = 0
    expect(await refused(gzipSync(tar))).toMatchObject({ code: 'archive-checksum' })
  })

  it('is refused: something else', async () => {
    for (const text of ['', 'PK', '{"name":"theme"}', '# v4 git bundle\n']) {
      expect(await refused(Buffer.from(text))).toMatchObject({ code: 'archive-unknown' })
    }
    expect(await refused(Buffer.alloc(64 * MB + 1))).toMatchObject({ code: 'archive-too-large' })
  })
})
