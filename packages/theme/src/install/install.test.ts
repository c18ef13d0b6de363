import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { makeZip } from '@sitewright/testing/test-archives'
import { describe, expect, it } from 'vitest'
import { readThemeFiles } from '../read-files.ts'
import { themeFrom } from '../theme-from.ts'
import { readUpload } from './read-upload.ts'
import { packTheme, unpackTheme } from './theme-pack.ts'

const FIXTURE = join(import.meta.dirname, '../fixtures/everything')
const MANIFEST = JSON.stringify({
  name: 'Plain',
  layouts: { default: { name: 'Default', regions: ['site'] } },
  stylesheets: ['site.less'],
})
const PLAIN = {
  'template.conf': MANIFEST,
  'site.region': '{squarespace.main-content}',
  'styles/site.less': 'a { b: c }',
}
const upload = (files: Record<string, string>) => readUpload(makeZip({ ...PLAIN, ...files }))

describe('a theme as it is kept', () => {
  it('comes back as it was', async () => {
    const { files } = await readThemeFiles(FIXTURE)
    const { revision } = themeFrom(files, { id: 'a' })
    const packed = { files, revision }
    expect(await unpackTheme(await packTheme(packed))).toEqual(packed)
    expect(themeFrom(files, { id: 'a', revision })).toMatchObject({ revision })
  })

  it('may be of no files and of empty ones', async () => {
    const empty = { files: new Map([['a.block', Buffer.alloc(0)]]), revision: 'a' }
    expect(await unpackTheme(await packTheme(empty))).toEqual(empty)
    const none = { files: new Map(), revision: 'b' }
    expect(await unpackTheme(await packTheme(none))).toEqual(none)
  })
})

describe('an uploaded theme', () => {
  it('is taken with every feature that themes have', async () => {
    const { files } = await readThemeFiles(FIXTURE)
    const { theme } = await readUpload(makeZip(Object.fromEntries(files)))
    expect(theme).toMatchObject({ name: 'Everything', author: 'Sitewright', files: files.size })
  })

  it('is taken in spite of what themes elsewhere get wrong, which is said', async () => {
    const { theme, findings } = await upload({
      'styles/site.less': '// tweak: {bad}\na { color: @nowhere; .nothing; }',
      'blocks/a.block': '{a|nonsense}',
      'blocks/b.block': '{.nonsense?}a{.end}',
    })
    expect(theme?.name).toBe('Plain')
    expect(findings.map(({ code, file, line }) => [code, file, line])).toEqual([
      ['formatter-unknown', 'blocks/a.block', 1],
      ['predicate-unknown', 'blocks/b.block', 1],
      ['json-syntax', 'styles/site.less', 1],
      ['less-variable-unknown', 'styles/site.less', 2],
      ['less-mixin-unknown', 'styles/site.less', 2],
    ])
  })

  it.each([
    ['template.conf', '{"name": "A",,}', 'json-syntax', 1],
    ['template.conf', '\u0000', 'file-not-text', undefined],
    ['template.conf', MANIFEST.replace('"site"', '"nowhere"'), 'layout-missing', 1],
    ['template.conf', '{"name": "A", "layouts": {}}', 'layout-missing', 1],
    ['template.conf', '{"layouts": {"a": {"regions": "site"}}}', 'layout-missing', 1],
    ['template.conf', '{"name": "A", "layout": {}}', 'layout-missing', 1],
    ['../site.less', 'x', 'path-refused', undefined],
    ['/etc/site.less', 'x', 'path-refused', undefined],
  ])('is refused for %s: %s', async (file, text, code, line) => {
    const { theme, findings } = await upload({ [file]: text })
    expect(theme).toBeUndefined()
    expect(findings).toMatchObject([
      { severity: 'error', code, file, ...(line !== undefined && { line }) },
    ])
  })

  it.each([
    ['blocks/unused.block', '<p>{ title|html}</p>', 'space-in-tag'],
    ['blocks/a.block', '{@|apply a.block}', 'partial-recursion-endless'],
    ['blocks/a.block', '{title', undefined],
    ['blocks/a.block', '{.section}', 'missing-variable-name'],
    ['blocks/a.block', '\u0000', 'file-not-text'],
    ['blocks/a.block.conf', '{"type": "image"}', 'file-missing'],
    ['collections/blog.conf', '{', 'json-syntax'],
    ['collections/team.list', '{.repeated section items}<p>{title}</p>', 'eof-in-block'],
    ['collections/blog.item', '{title}{.end}', 'mismatched-end'],
    ['presets/a.preset', '{"title": }', 'json-syntax'],
    ['site.region', '{.section a}', 'eof-in-block'],
    ['site.region', '<head>{squarespace-headers}{squarespace.headers}', 'headers-twice'],
    ['styles/site.less', 'a { b: c', 'less-syntax'],
    ['styles/site.less', '@import "../../etc/passwd";', 'less-refused'],
    ['styles/site.less', 'a { b: data-uri("/etc/passwd") }', 'less-refused'],
    ['styles/site.less', '@plugin "x";', 'less-refused'],
    ['template.conf', MANIFEST.replace('"site"', '"site", "nowhere"'), 'file-missing'],
    ['template.conf', MANIFEST.replace('site.less', 'gone.less'), 'style-sheet-missing'],
  ])('is taken in spite of %s: %s', async (file, text, code) => {
    const { theme, findings } = await upload({ [file]: text })
    expect(theme?.name).toBe('Plain')
    const costs = expect.objectContaining({ code, file, severity: 'warning' })
    expect(findings).toEqual(code === undefined ? [] : expect.arrayContaining([costs]))
  })

  it('is taken without a template that is too large', async () => {
    const long = Array.from({ length: 15_000 }, () => `<!-- ${randomUUID()} -->`).join('')
    const { theme, findings } = await upload({ 'blocks/a.block': long })
    expect(theme?.name).toBe('Plain')
    expect(findings).toMatchObject([{ code: 'file-too-large', severity: 'warning' }])
  })

  it('is refused where servers would be busy with it whenever they read it', async () => {
    const lines = Array.from({ length: 5_000 }, () => `<a href="{fullUrl}">${randomUUID()}</a>`)
    const zip = makeZip({ ...PLAIN, 'blocks/a.block': lines.join('\n') })
    // Less than nothing: on some machines the processor's clock stands still for milliseconds.
    const { theme, findings } = await readUpload(zip, { mostMs: -1 })
    expect({ theme, findings }).toMatchObject({
      theme: undefined,
      findings: [{ code: 'theme-too-large', file: '' }],
    })
  })

  it('is refused where it is none', async () => {
    const { findings } = await readUpload(Buffer.from('hello'))
    expect(findings).toMatchObject([{ code: 'archive-unknown', file: '' }])
    expect((await readUpload(makeZip({ 'README.md': 'x' }))).findings).toMatchObject([
      { code: 'conf-missing', file: 'template.conf' },
    ])
  })
})
