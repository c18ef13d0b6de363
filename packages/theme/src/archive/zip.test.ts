import { makeZip, type ZipFile } from '@sitewright/testing/test-archives'
import { describe, expect, it } from 'vitest'
import { readThemeArchive } from '../index.ts'
import { refused } from './test-refusal.ts'

const MB = 1024 * 1024

const read = async (...args: Parameters<typeof makeZip>) => {
  const files = await readThemeArchive(makeZip(...args))
  return Object.fromEntries(Array.from(files, ([path, bytes]) => [path, bytes.toString()]))
}

describe('a zip file', () => {
  it('gives its files, whether packed or stored', async () => {
    const files = [
      { path: 'styles/', mode: 0o040755, method: 0 },
      { path: 'template.conf', data: '{}' },
      { path: 'styles/site.less', data: 'a{b:c}', method: 0 },
      { path: 'assets/é.svg', data: '' },
    ]
    expect(await read(files, { comment: 'made by hand' })).toEqual({
      'assets/é.svg': '',
      'styles/site.less': 'a{b:c}',
      'template.conf': '{}',
    })
  })

  it('may have one folder around everything, and what systems add', async () => {
    const files = {
      'my-theme/template.conf': '{}',
      'my-theme/blocks/a.block': 'a',
      'my-theme/.DS_Store': 'x',
      '__MACOSX/my-theme/._template.conf': 'x',
      '.DS_Store': 'x',
    }
    expect(await read(files)).toEqual({ 'blocks/a.block': 'a', 'template.conf': '{}' })
  })

  it('is taken without what is not part of a theme', async () => {
    const files = {
      'template.conf': '{}',
      'node_modules/a/index.js': 'x',
      '.git/config': 'x',
      'src/a.block': 'x',
      'assets/.hidden': 'x',
      'README.md': 'a',
    }
    expect(Object.keys(await read(files))).toEqual(['README.md', 'template.conf'])
  })

  it('may hold another zip file, which is left as it is', async () => {
    const inner = makeZip({ 'a.txt': 'a'.repeat(1000) })
    const files = await readThemeArchive(makeZip({ 'template.conf': '{}', 'assets/a.zip': inner }))
    expect(files.get('assets/a.zip')).toEqual(inner)
  })
})

describe('a zip file with tricks', () => {
  const withFile = (file: ZipFile) => makeZip([{ path: 'template.conf', data: '{}' }, file])

  it.each([
    '/etc/passwd',
    '../up.region',
    'styles/../../up.less',
    'styles/./a.less',
    'styles//a.less',
    'C:/a.less',
    'c:a.less',
    'styles\\a.less',
    '..\\a.less',
    'styles/a\0.less',
    'styles/a\nb.less',
    `assets/${'a'.repeat(500)}`,
  ])('is refused: path %j', async (path) => {
    const { code, file } = await refused(withFile({ path, data: 'x' }))
    expect(code).toBe('path-refused')
    expect(file).toBe(path.slice(0, 200).replace(/[\0\n]/, '\ufffd'))
  })

  it('is refused: a name that is no UTF-8', async () => {
    const bytes = withFile({ path: 'assets/aa.svg' })
    for (let at = bytes.indexOf('aa.svg'); at >= 0; at = bytes.indexOf('aa.svg', at))
      bytes[at] = 255
    expect(await refused(bytes)).toMatchObject({ code: 'path-refused', file: 'assets/ÿa.svg' })
  })

  it.each<readonly [string, ZipFile]>([
    ['link-refused', { path: 'assets/a', data: '/etc/passwd', mode: 0o120777 }],
    ['link-refused', { path: 'node_modules/.bin/a', data: '../a', mode: 0o120777 }],
    ['entry-refused', { path: 'assets/a', mode: 0o020644 }],
    ['entry-refused', { path: 'assets/a', mode: 0o010644 }],
    ['archive-encrypted', { path: 'assets/a', data: 'x', flags: 1 }],
    ['archive-unsupported', { path: 'assets/a', data: 'x', method: 12 }],
    ['archive-checksum', { path: 'assets/a', data: 'x', checksum: 1 }],
    ['archive-corrupt', { path: 'assets/a', data: 'xyz', size: 2 }],
    ['archive-corrupt', { path: 'assets/a', data: 'xyz', size: 4 }],
    ['archive-corrupt', { path: 'assets/a', data: 'xyz', localPath: 'assets/b' }],
    ['archive-corrupt', { path: 'assets/a', data: 'xyz', method: 0, size: 9 }],
    ['file-too-large', { path: 'assets/a', data: 'x', size: 10 * MB + 1 }],
    ['archive-ratio', { path: 'assets/a', data: Buffer.alloc(MB) }],
    ['path-duplicate', { path: 'template.conf', data: '{"name":"other"}' }],
    ['path-duplicate', { path: 'Template.CONF', data: '{}' }],
  ])('is refused: %s, file %$', async (code, file) => {
    expect(await refused(withFile(file))).toMatchObject({ code, file: file.path })
  })

  it('is refused: names that differ in how accents are written', async () => {
    const bytes = makeZip({ 'assets/\u00e9.svg': 'a', 'assets/e\u0301.svg': 'b' })
    expect(await refused(bytes)).toMatchObject({ code: 'path-duplicate' })
  })

  it('is refused: files that share their bytes', async () => {
    const data = Buffer.from(Array.from({ length: 100_000 }, (_, index) => (index * index) >> 4))
    const files = [
      { path: 'assets/a', data },
      { path: 'assets/b', data, localPath: 'assets/a', sameAs: 0 },
    ]
    expect(await refused(makeZip(files))).toMatchObject({
      code: 'archive-overlap',
      file: 'assets/b',
    })
  })

  it('is refused: more than 64 MB in all, before anything is unpacked', async () => {
    const files = Array.from({ length: 8 }, (_, index) => ({
      path: `assets/${index}`,
      data: 'x',
      size: 9 * MB,
    }))
    expect(await refused(makeZip(files))).toMatchObject({ code: 'theme-too-large' })
  })

  it('is refused: many small bombs that come to a large one', async () => {
    const data = Buffer.alloc(60 * 1024)
    const files = Array.from({ length: 500 }, (_, index) => ({ path: `assets/${index}`, data }))
    expect(await refused(makeZip(files))).toMatchObject({ code: 'archive-ratio' })
  })

  it('is refused: more than 2,000 files', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 2_001 }, (_, index) => [`assets/${index}`, 'x']),
    )
    expect(await refused(makeZip(files))).toMatchObject({ code: 'too-many-files' })
  })

  it.each([65_535, 34_464, 10_001])(
    'is refused by its directory alone: %i files',
    async (count) => {
      expect(await refused(makeZip({ 'template.conf': '{}' }, { count }))).toMatchObject({
        code: 'too-many-files',
      })
    },
  )

  it('is refused: a directory that hides or lacks files', async () => {
    const files = { 'template.conf': '{}', 'a.region': 'a' }
    for (const count of [1, 3]) {
      expect(await refused(makeZip(files, { count }))).toMatchObject({ code: 'archive-corrupt' })
    }
  })

  it('is refused wherever it was cut, and whatever byte of its tables was changed', async () => {
    const whole = makeZip({ 'template.conf': '{}', 'styles/site.less': 'a { b: c }' })
    for (let length = 0; length < whole.length; length++) {
      expect((await refused(whole.subarray(0, length))).code).toMatch(/^archive-/)
    }
    for (let at = 0; at < whole.length; at++) {
      const changed = Buffer.from(whole)
      changed[at] = (changed[at] ?? 0) ^ 0xff
      const outcome = await readThemeArchive(changed).catch((error: unknown) => error)
      const isKnown = outcome instanceof Map || 'code' in (outcome as object)
      expect([at, isKnown]).toEqual([at, true])
    }
  })
})
