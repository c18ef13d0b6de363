import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { render } from '@sitewright/template'
import { makeTheme } from '@sitewright/testing/test-theme'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadTheme } from './load-theme.ts'
import { bodyClasses } from './styles/body-classes.ts'
import type { Theme } from './theme.ts'
import { themeFrom } from './theme-from.ts'
import { stringsFor } from './theme-strings.ts'

let theme: Theme

beforeAll(async () => {
  theme = await loadTheme(`${import.meta.dirname}/fixtures/plain`)
})

describe('a theme directory', () => {
  it('becomes a theme with everything parsed', () => {
    expect(theme).toMatchObject({ id: 'plain', name: 'Plain', defaultLayout: 'default' })
    expect([...theme.collections.keys()]).toEqual(['products'])
    expect([...theme.pages.keys()]).toEqual(['about-theme'])
    expect(Object.keys(theme.partials)).toEqual(['nav.block'])
    expect([...theme.files.keys()]).toEqual(['/assets/mark.svg', '/scripts/site.js'])
    expect(stringsFor(theme.strings, 'template', 'de-DE')).toEqual({
      productAddToCartText: 'Add to bag',
    })
    expect(theme.navigations).toEqual([{ name: 'mainNav', title: 'Main' }])
  })

  it('joins regions in order, with or without their ending', () => {
    const layout = theme.layouts.get('default')
    const { output } = render(layout, { data: { website: { language: 'en' } } })
    expect(output).toMatch(/^<!doctype html>\n<html lang="en">[\s\S]*<body/)
  })

  it('tells of each mistake with its place, and goes on', () => {
    expect(theme.problems).toEqual([
      {
        message: 'The tweak is not valid JSON and is left out.',
        file: 'styles/site.less',
        line: 10,
      },
    ])
  })

  it('is read the same when its files come from an editor of Windows', async () => {
    const fromWindows = (text: string) => `\ufeff${text.replaceAll('\n', '\r\n')}`
    const written = await loadTheme(
      await makeTheme({
        'template.conf': fromWindows(
          '{ "layouts": { "main": { "regions": ["a", "b"] } },\n"stylesheets": ["a.less", "b.less"] }',
        ),
        'a.region': fromWindows('<!doctype html>\n'),
        'b.region': fromWindows('<p>{localizedStrings.hello}</p>'),
        'styles/a.less': fromWindows('@ink: red;\n'),
        'styles/b.less': fromWindows(
          '// tweak: {"type":"color","title":"Paper"}\n@paper: white;\nh1 { color: @ink }\n',
        ),
        'strings/template-en-US.json': fromWindows('{ "hello": "Good day" }'),
      }),
    )

    expect(written.problems).toEqual([])
    const localizedStrings = stringsFor(written.strings, 'template', 'en-US')
    const { output } = render(written.layouts.get('main'), { data: { localizedStrings } })
    expect(output).toBe('<!doctype html>\r\n<p>Good day</p>')
    expect(ownOf(written).map(({ title }) => title)).toEqual(['Paper'])
    expect(written.styles.map(({ text }) => text.charCodeAt(0))).not.toContain(0xfeff)
  })

  it('turns switches into classes of the body', () => {
    const own = ownOf(theme)
    expect(bodyClasses(own, {})).toEqual(['sticky-header', 'gallery-ratio-169-widescreen'])
    const values = { 'Sticky Header': 'false', 'Gallery Ratio': '1:1 (Square)' }
    expect(bodyClasses(own, values)).toEqual(['', 'gallery-ratio-11-square'])
  })
})

/** The tweaks that a theme declares itself. */
function ownOf({ tweaks }: Theme) {
  return tweaks.filter(({ file }) => !file.startsWith('platform/'))
}

describe('a broken theme directory', () => {
  it('is a theme with problems, never an exception', async () => {
    const { problems } = await loadTheme(await makeTheme({ 'template.conf': '{' }))
    expect(problems.map(({ file }) => file)).toEqual(['template.conf', 'template.conf'])
  })

  it('names the region’s own file and line', async () => {
    const folder = await makeTheme({
      'template.conf': '{"name":"x","layouts":{"a":{"regions":["one","two"]}}}',
      'one.region': 'a\nb\n',
      'two.region': 'c\n{x|nope}\n',
    })
    const loaded = await loadTheme(folder)
    expect(loaded.defaultLayout).toBe('a')
    expect(loaded.problems).toMatchObject([{ file: 'two.region', line: 2 }])
  })

  it('is read in bounded time, whatever there is of it', async () => {
    const tags = Buffer.alloc(30_000, 'words, words and {words}\n')
    const blocks = Array.from(
      { length: 200 },
      (_, index) => [`blocks/${index}.block`, tags] as const,
    )
    const layouts = Object.fromEntries(
      Array.from({ length: 200 }, (_, index) => [`l${index}`, { regions: Array(200).fill('a') }]),
    )
    const files = new Map<string, Buffer>([
      ['template.conf', Buffer.from(JSON.stringify({ name: 'x', layouts }))],
      ['a.region', Buffer.alloc(20_000, 'a')],
      ['collections/a.conf', Buffer.alloc(600 * 1024, '{')],
      ...blocks,
    ])
    const slow = themeFrom(files, { id: 'slow' })
    expect(slow.layouts.size).toBe(30)
    expect(Object.keys(slow.partials).length).toBeLessThan(100)
    const codes = new Set(slow.problems.map(({ code }) => code))
    expect(codes).toEqual(new Set(['file-too-large']))
  })

  it('does not follow links out of itself', async () => {
    const folder = await makeTheme({ 'assets/own.txt': 'x' })
    await symlink('/etc/passwd', join(folder, 'assets/passwd'))
    await symlink('/etc', join(folder, 'assets/etc'))
    const loaded = await loadTheme(folder)
    expect([...loaded.files.keys()]).toEqual(['/assets/own.txt'])
  })
})

it('leaves out fields of custom types that have no name', () => {
  const conf = {
    name: 'Empty',
    layouts: { default: { name: 'Default', regions: ['site'] } },
    customTypes: [
      {
        name: 'project',
        title: 'Project',
        base: 'image',
        fields: [
          { name: '', title: '', type: 'text' },
          { name: 'client', title: 'Client', type: 'text' },
        ],
      },
      { name: '', title: '', base: 'text' },
    ],
  }
  const files = new Map([
    ['template.conf', Buffer.from(JSON.stringify(conf))],
    ['site.region', Buffer.from('<body>{squarespace.main-content}</body>')],
  ])
  const types = [...themeFrom(files, { id: 'empty' }).customTypes.values()]
  expect(types.map(({ name, fields }) => [name, fields.map((field) => field.name)])).toEqual([
    ['project', ['client']],
  ])
})
