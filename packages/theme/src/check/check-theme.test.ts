import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { makeTheme } from '@sitewright/testing/test-theme'
import { describe, expect, it } from 'vitest'
import { checkFile } from './check-file.ts'
import { checkTheme } from './check-theme.ts'
import type { ThemeFinding } from './finding.ts'

type Files = Readonly<Record<string, string | Buffer>>

/** A theme without a mistake, to which tests add some. */
const SOUND: Files = {
  'template.conf': JSON.stringify({
    name: 'Sound',
    layouts: { default: { name: 'Default', regions: ['site'] } },
    navigations: [{ name: 'main', title: 'Main' }],
    stylesheets: ['site.less'],
  }),
  'site.region': '<body>{squarespace.main-content}</body>\n',
  'styles/site.less': '@ink: #222;\nbody { color: @ink }\n',
}

const findingsOf = async (files: Files) =>
  (await checkTheme(await makeTheme({ ...SOUND, ...files }))).findings

/** `file:line:column code` of everything that is found in a sound theme with these files. */
function finds(what: string, files: Files, ...expected: readonly string[]): void {
  it(what, async () => {
    const findings = await findingsOf(files)
    expect(
      findings.map(
        ({ file, line, column, code }) =>
          `${[file, line, column].filter((part) => part !== undefined).join(':')} ${code}`,
      ),
    ).toEqual(expected)
  })
}

const conf = (settings: object) =>
  JSON.stringify({ ...JSON.parse(String(SOUND['template.conf'])), ...settings })

describe('a sound theme', () => {
  finds('has no findings', {})
  finds('may hold anything in the folders that are served as they are', {
    'assets/page.html': '{.section}',
    'scripts/site.js': '{.end}',
    'assets/a.json': '{',
    'node_modules/a/b.region': '{.end}',
    'package.json': '{',
    'README.md': '{.end}',
  })
})

describe('templates', () => {
  finds(
    'are found by their endings',
    Object.fromEntries(
      [
        'a.region',
        'regions/b.region',
        'blocks/c.block',
        'blocks/d/e.block',
        'collections/f.list',
        'collections/f.item',
        'pages/g.page',
        'pages/h.html',
      ].map((path) => [path, '\n {.section}']),
    ),
    'a.region region-unused',
    'a.region:2:2 missing-variable-name',
    'blocks/c.block:2:2 missing-variable-name',
    'blocks/d/e.block:2:2 missing-variable-name',
    'collections/f.item:2:2 missing-variable-name',
    'collections/f.list:2:2 missing-variable-name',
    'pages/g.page:2:2 missing-variable-name',
    'pages/h.html:2:2 missing-variable-name',
    'regions/b.region region-unused',
    'regions/b.region:2:2 missing-variable-name',
  )
  finds(
    'may open a block in one region and close it in the next',
    {
      'template.conf': conf({
        layouts: { a: { regions: ['one', 'two.region'] }, b: { regions: ['three', 'two'] } },
      }),
      'one.region': '<a>{.if b}',
      'two.region': '{.end}',
      'three.region': '{.if c}',
      'site.region': '',
    },
    'site.region region-unused',
  )
  finds(
    'are named by their own lines when regions are joined, each mistake once',
    {
      'template.conf': conf({
        layouts: { a: { regions: ['one', 'site'] }, b: { regions: ['site', 'one'] } },
      }),
      'one.region': 'no newline at the end {a|htlm}',
      'site.region': '{b|htlm}\n\n  {.end}',
    },
    'one.region:1:26 formatter-unknown',
    'site.region:1:4 formatter-unknown',
    'site.region:3:3 mismatched-end',
  )
  finds(
    'know the partials of the theme and of the platform',
    {
      'blocks/card.block': '{@|apply sqs-share-buttons}',
      'pages/a.page':
        '{@|apply card.block}{@|apply card}<squarespace:navigation navigationId="main" template="crad"/><squarespace:query collection="a" template="x"></squarespace:query>',
    },
    'pages/a.page:1:24 apply-partial-missing',
    'pages/a.page:1:35 apply-partial-missing',
  )
  finds(
    'inject files of the theme',
    {
      'strings/template-en-US.json': '{}',
      'blocks/data.json': '{}',
      'blocks/a.block':
        '{.inject @a ./strings/template-en-US.json}{.inject @b ./data.json}{.inject @c ../../data.json}{.inject @d /etc/passwd}',
    },
    'blocks/a.block:1:79 inject-path-missing',
    'blocks/a.block:1:107 inject-path-missing',
  )
  finds(
    'must not go round in circles',
    { 'blocks/a.block': '{@|apply b.block}', 'blocks/b.block': ' {@|apply a.block}' },
    'blocks/b.block:1:5 partial-recursion-endless',
  )
  finds(
    'have names that the platform takes',
    { 'pages/a.b.page': '', [`pages/${'a'.repeat(31)}.page`]: '' },
    `pages/a.b.page name-invalid`,
    `pages/${'a'.repeat(31)}.page name-invalid`,
  )
})

describe('the head of a page', () => {
  finds(
    'is printed once',
    {
      'site.region':
        '{squarespace-headers}\n{.if a}{squarespace.headers}{.or}{squarespace-headers}{.end}',
    },
    'site.region:2:8 headers-twice',
    'site.region:2:34 headers-twice',
  )
  finds(
    'is printed once, whatever prints it: a partial, a partial of that, or a macro',
    {
      'site.region': [
        '{.macro own}{squarespace-headers}{.end}{@|apply head.block}',
        '{@|apply head.block}',
        '{.if a}{@|apply own}{.end}',
        '{squarespace-headers}{@|apply other.block}',
      ].join('\n'),
      'blocks/head.block': '<meta charset="utf-8">{@|apply below.block}',
      'blocks/below.block': '{squarespace-headers}',
      'blocks/other.block': 'Nothing of it',
    },
    'site.region:2:1 headers-twice',
    'site.region:3:8 headers-twice',
    'site.region:4:1 headers-twice',
  )
  finds(
    'is printed by the layout alone, where that prints it',
    {
      'site.region': '{squarespace-headers}{squarespace.main-content}',
      'collections/blog.list': '{squarespace-headers}',
      'collections/blog.conf': '{}',
    },
    'collections/blog.list:1:1 headers-twice',
  )
  finds(
    'may be printed by partials that run themselves',
    {
      'site.region': '{.if a}{@|apply tree.block}{.end}',
      'blocks/tree.block': '{.section b}{@|apply tree.block}{.or}{squarespace-headers}{.end}',
    },
    'blocks/tree.block:1:16 partial-recursion',
  )
  finds('may be printed in alternatives', {
    'site.region':
      '{.if a}{squarespace-headers}{.or b?}{squarespace-headers}{.or}{squarespace.headers}{.end}'.replace(
        'b?',
        'equal? b 1',
      ),
  })
})

describe('platform tags', () => {
  finds(
    'must be known and have what they need',
    {
      'pages/a.page': [
        '<squarespace:navigaton navigationId="main"/>',
        '<squarespace:navigation/>',
        '<squarespace:navigation navigationid="mian"/>',
        '<squarespace:block-field id="" columns="13"/>',
        '<squarespace:query collection="a" limit="101" skip="1"></squarespace:query>',
        '<squarespace:script src="site.js"/><squarespace:navigation navigationId="_hidden"/>',
        '<a class="<squarespace:category/>">',
        '<squarespace:query collection="{a}" limit="{b}"/>',
        '<squarespace:folder-navigation/><squarespace:related/>',
        '<squarespace:image src="{a}" width="{b}" height="{c}" sizes="1px"/>',
        '<squarespace:image src="{a}" width="-1" height="2" loader="{d}"/>',
      ].join('\n'),
    },
    'pages/a.page:1:1 tag-unknown',
    'pages/a.page:2:1 attribute-missing',
    'pages/a.page:3:1 navigation-unknown',
    'pages/a.page:4:1 attribute-missing',
    'pages/a.page:4:1 attribute-invalid',
    'pages/a.page:5:1 attribute-invalid',
    'pages/a.page:6:1 script-missing',
    'pages/a.page:7:11 attribute-missing',
    'pages/a.page:11:1 attribute-invalid',
  )
})

describe('configuration', () => {
  finds(
    'is asked for',
    { 'template.conf': '' },
    'site.region region-unused',
    'template.conf:1:1 json-syntax',
  )
  finds(
    'must be JSON',
    {
      'template.conf': '{\n  "name": "A",\n}',
      'collections/a.conf': '{"title": }',
      'collections/b.conf': '[]',
    },
    'collections/a.conf:1:11 json-syntax',
    'collections/b.conf:1:1 value-invalid',
    'site.region region-unused',
    'template.conf:2:14 json-syntax',
  )
  finds(
    'lists files that are there',
    {
      'template.conf':
        '{"name":"A",\n"layouts":{"a":{"regions":["site","foot"]}},\n"stylesheets":["site.less","b.less"]}',
      'blocks/a.block.conf': '{"type":"image"}',
      'pages/b.page.conf': '{}',
    },
    'blocks/a.block.conf file-missing',
    'pages/b.page.conf file-missing',
    'template.conf:2:35 file-missing',
    'template.conf:3:28 style-sheet-missing',
  )
  finds(
    'has known keys and values',
    {
      'template.conf': conf({
        layout: {},
        systemCollections: ['blog', 'blgo'],
        customTypes: [{ name: 'a', base: 'txt', fields: [{ name: 'b' }] }],
      }),
      'collections/a.conf':
        '{"pageSize": 0,\n"ordering": "alphabetical",\n"folder": "true",\n"index": 1,\n"pageSise": 2, "title": "a", "title": "b"}',
      'blocks/a.block': '',
      'blocks/a.block.conf': '{"type": "imgae"}',
    },
    'blocks/a.block.conf:1:10 value-unknown',
    'collections/a.conf:1:14 value-invalid',
    'collections/a.conf:2:13 value-unknown',
    'collections/a.conf:4:10 value-invalid',
    'collections/a.conf:5:1 key-unknown',
    'collections/a.conf:5:30 json-duplicate-key',
    ...['key-unknown', 'value-unknown', 'value-unknown', 'value-invalid'].map(
      (code) =>
        expect.stringMatching(new RegExp(`^template.conf:1:\\d+ ${code}$`)) as unknown as string,
    ),
  )
  finds(
    'needs a layout',
    { 'template.conf': conf({ layouts: {} }) },
    'site.region region-unused',
    'template.conf:1:27 layout-missing',
  )
  finds(
    'needs regions in it',
    { 'template.conf': conf({ layouts: { a: { regions: [] }, b: { regions: 'site' } } }) },
    'site.region region-unused',
    'template.conf:1:27 layout-missing',
    'template.conf:1:62 value-invalid',
  )
  finds(
    'needs one of its regions',
    { 'template.conf': conf({ layouts: { a: { regions: ['gone'] } } }) },
    'site.region region-unused',
    'template.conf:1:27 layout-missing',
    'template.conf:1:44 file-missing',
  )
  finds(
    'holds texts for templates',
    {
      'strings/template-en-US.json': '{"a": 1, "b": "c"}',
      'strings/tweaks-en-US.json': '{"a": {}}',
      'strings/words-en-US.json': '{}',
    },
    'strings/template-en-US.json:1:7 value-invalid',
    'strings/words-en-US.json name-invalid',
  )

  it('is missed where there is none', async () => {
    const { findings } = await checkTheme(await makeTheme({ 'styles/a.less': '' }))
    expect(findings).toMatchObject([{ file: 'template.conf', code: 'conf-missing' }])
  })

  it('proposes what was meant', async () => {
    const findings = await findingsOf({ 'collections/a.conf': '{"pageSise": 2, "view": "gird"}' })
    expect(findings.map(({ hint }) => hint)).toEqual([
      'Did you mean `pageSize`?',
      'Did you mean `grid`?',
    ])
  })
})

describe('types of items', () => {
  finds(
    'have names of their own, and fields that templates can ask for',
    {
      'template.conf': conf({
        customTypes: [
          { name: 'video' },
          {
            name: 'a',
            fields: [
              { name: 'b', type: 'text' },
              { name: 'b', type: 'text' },
            ],
          },
          { name: 'a', fields: [{ name: 'b-c', type: 'text' }] },
        ],
      }),
    },
    ...Array.from(
      { length: 4 },
      () => expect.stringMatching(/^template.conf:1:\d+ value-invalid$/) as unknown as string,
    ),
  )
  finds(
    'are not endless',
    {
      'template.conf': conf({
        customTypes: Array.from({ length: 1_000 }, (_, index) => ({
          name: `type${index}`,
          title: 'Something with a name of its own',
        })),
      }),
    },
    expect.stringMatching(/^template.conf:1:\d+ value-invalid$/) as unknown as string,
  )
  finds(
    'are there where collections ask for them',
    {
      'template.conf': conf({ customTypes: [{ name: 'project' }] }),
      'collections/works.conf': '{"acceptTypes": ["project",\n"projcet"]}',
      'collections/index.conf': '{"index": true, "acceptTypes": ["works", "page", "blog"]}',
    },
    'collections/works.conf:2:1 value-unknown',
  )
})

describe('queries', () => {
  const queries = (count: number, from = 0) =>
    Array.from(
      { length: count },
      (_, index) => `<squarespace:query collection="c${from + index}"></squarespace:query>`,
    ).join('\n')

  finds('of one page are eight', { 'pages/a.page': queries(8), 'collections/b.list': queries(8) })
  finds('are one if they are the same', { 'pages/a.page': queries(8) + queries(8) })
  finds(
    'are counted through layout and partials',
    {
      'site.region': queries(2),
      'blocks/five.block': queries(5, 10),
      'pages/a.page': `{@|apply five.block}\n${queries(2, 20)}`,
      'pages/b.page': `{@|apply five.block}\n${queries(1, 20)}`,
      'pages/c.page': '<squarespace:query collection="{a}" limit="101"/>'.repeat(3),
    },
    'blocks/five.block:5:1 query-limit',
    'pages/c.page:1:1 attribute-invalid',
    'pages/c.page:1:50 attribute-invalid',
    'pages/c.page:1:99 attribute-invalid',
  )
})

describe('package.json', () => {
  finds(
    'may hold scripts, which are never run',
    { 'package.json': '{"scripts":\n{"preinstall": "curl a.example",\n"test": "exit 1"}}' },
    'package.json:2:2 scripts-never-run',
    'package.json:3:1 scripts-never-run',
  )
})

describe('tweaks', () => {
  const tweaks = (...lines: string[]) => ({ 'styles/site.less': lines.join('\n') })

  finds(
    'must be JSON',
    tweaks(
      '// tweak: {"type": "checkbox", title: "A"}',
      '/* tweak: {"type": } */',
      '// tweak: this by hand',
    ),
    'styles/site.less:1:32 json-syntax',
    'styles/site.less:2:20 json-syntax',
  )
  finds(
    'have known keys and types, and values in range',
    tweaks(
      '// tweak: {"type":"chekbox","title":"A"}',
      '// tweak: {"type":"checkbox","title":"A","activ":true}',
      '// tweak: {"type":"checkbox","title":"A","active":"yes"}',
      '// tweak: {"type":"value","min":10,"max":5}',
      '@a: 7px;',
      '// tweak: {"type":"value","min":0,"max":"5"}',
      '@b: 7px;',
      '// tweak: {"type":"dropdown","title":"B","options":["x","y"],"default":"z"}',
      '// tweak: {"type":"dropdown","title":"C"}',
      '// tweak: {"title":"D"}',
    ),
    'styles/site.less:1:19 value-unknown',
    'styles/site.less:2:42 key-unknown',
    'styles/site.less:3:51 value-invalid',
    'styles/site.less:4:42 value-invalid',
    'styles/site.less:5:5 value-invalid',
    'styles/site.less:7:5 value-invalid',
    'styles/site.less:8:72 value-invalid',
    'styles/site.less:9:11 value-invalid',
    'styles/site.less:10:11 value-invalid',
  )
  finds(
    'set one property of their target, or several',
    tweaks(
      '// tweak: {"type":"color","title":"A","property":"color","target":".a"}',
      '// tweak: {"type":"color","title":"B","property":["color","border-color"],"target":".a"}',
      '// tweak: {"type":"color","title":"C","property":{},"target":".a"}',
    ),
    'styles/site.less:3:50 value-invalid',
  )
  finds(
    'stand above what they change',
    tweaks(
      '// tweak: {"type":"color","title":"A"}',
      '.a { b: c }',
      '// tweak: {"type":"font","title":"B"}',
      '@b: c;',
      '// tweak: {"type":"checkbox"}',
      '// tweak: {"type":"font","title":"B"}\r',
      '.body-font { font-size: 1px; }',
    ),
    'styles/site.less:1:11 tweak-undeclared',
    'styles/site.less:3:11 tweak-undeclared',
    'styles/site.less:5:11 value-invalid',
  )
  finds(
    'are what presets give values to',
    {
      ...tweaks(
        '// tweak: {"type":"font","title":"Body"}',
        '.body-font { font-size: 1px; }',
        '// tweak: {"type":"checkbox","title":"Sticky"}',
      ),
      'presets/a.preset':
        '{"title":"A","templateTweaks":{\n"body-font":"","body-font-font-family":"","@body-font-font-family-array":"","Sticky":true,\n"Stikcy":true}}',
    },
    'presets/a.preset:3:1 tweak-unknown',
  )
  finds('may be those that the platform has in every theme from elsewhere', {
    ...tweaks(
      'a { .button-block-guarded-mixin-large-style; color: @announcementBarColor; font-size: @small-button-font-font-size; }',
    ),
    'presets/a.preset': JSON.stringify({
      title: 'A',
      templateTweaks: {
        'large-button-style': 'Outline',
        'small-button-font-font-family': 'Karla',
        announcementBarBackground: '#fff',
        'tweak-product-quick-view-button-style': 'Docked',
      },
    }),
  })
})

describe('style sheets', () => {
  finds(
    'are compiled as one',
    {
      'template.conf': conf({ stylesheets: ['one.less', 'two.less'] }),
      'styles/one.less': '.a { color: @ink; .b; }\n.c { color: @inc }',
      'styles/two.less': '@ink: red;\n.b() { d: e }\n@import "sqs-ui-fnt";\n.f { .bb }',
    },
    'styles/one.less:2:13 less-variable-unknown',
    'styles/two.less:3:1 less-import',
    'styles/two.less:4:6 less-mixin-unknown',
  )
  finds(
    'name the brace that is missing',
    { 'styles/site.less': 'a { b: c }\nd {\n' },
    'styles/site.less:2:3 less-syntax',
  )
  finds(
    'do not reach outside of the theme',
    {
      'styles/site.less':
        '@import "../../secret.less";\n@import url(//a.example/b.css);\n@import "/etc/passwd";',
    },
    'styles/site.less:1:1 less-refused',
    'styles/site.less:3:1 less-refused',
  )
  finds(
    'run and read nothing',
    {
      'styles/site.less':
        '@plugin "x";\n@import (inline) "a.css";\n.a { b: data-uri("/etc/passwd");\n  c: `1`; }',
    },
    'styles/site.less:1:1 less-refused',
    'styles/site.less:2:1 less-refused',
    'styles/site.less:3:9 less-refused',
    'styles/site.less:4:3 less-refused',
  )
  finds(
    'are looked into where they are imported',
    {
      'styles/site.less': '.a { b: c }\n@import "partials/own";\n@import "partials/non.less";',
      'styles/partials/own.less': '// tweak: {"type":"colour"}\n.d { e: @f }\n@import "own.less";',
      'styles/unused.less': '.g { h: @i }',
    },
    'styles/partials/own.less:1:19 value-unknown',
    'styles/partials/own.less:2:9 less-variable-unknown',
    'styles/partials/own.less:3:1 less-import',
    'styles/site.less:3:1 less-import',
  )
  finds(
    'are left out one by one where they cannot be read',
    {
      'template.conf': conf({ stylesheets: ['one.less', 'two.less', 'three.less'] }),
      'styles/one.less': 'a { b: c }\n/* d',
      'styles/two.less': 'a { b: c }\nd { e f }',
      'styles/three.less': '.g:extend(.h) { i: @j }',
    },
    'styles/one.less:2:1 less-syntax',
    'styles/three.less:1:3 less-unsupported',
    'styles/three.less:1:20 less-variable-unknown',
    'styles/two.less:2:8 less-syntax',
  )

  it('propose what was meant', async () => {
    const findings = await findingsOf({
      'styles/site.less': '@ink: red; .mixin() {}\n.a { .mixni; color: @inkk; b: @zzz }',
    })
    expect(findings.map(({ hint }) => hint)).toEqual([
      'Did you mean `.mixin`?',
      'Did you mean `@ink`?',
      undefined,
    ])
  })
})

describe('what cannot be read', () => {
  finds(
    'is named',
    {
      'blocks/a.block': Buffer.from([0x3c, 0x00, 0x3e]),
      'blocks/b.block': Buffer.from([0xff, 0xfe, 0x3e]),
      'blocks/c.block': '\ufeff{.end}',
      'blocks/d.block': Buffer.alloc(600 * 1024, 'a'),
      'assets/large.bin': Buffer.alloc(11 * 1024 * 1024),
    },
    'assets/large.bin file-too-large',
    'blocks/a.block file-not-text',
    'blocks/b.block file-not-text',
    'blocks/c.block:1:1 mismatched-end',
    'blocks/d.block file-too-large',
  )

  it('are links, wherever they lead', async () => {
    const folder = await makeTheme(SOUND)
    await symlink('/etc/passwd', join(folder, 'passwd.region'))
    await symlink('/etc', join(folder, 'blocks'))
    await symlink('site.region', join(folder, 'same.region'))
    const { findings, texts } = await checkTheme(folder)
    expect(findings).toMatchObject(
      ['blocks', 'passwd.region', 'same.region'].map((file) => ({ file, code: 'link-refused' })),
    )
    expect([...texts.keys()].sort()).toEqual(['site.region', 'styles/site.less', 'template.conf'])
  })

  it('is said of a folder that is not there', async () => {
    await expect(checkTheme('/nowhere')).rejects.toThrow('ENOENT')
  })
})

describe('one file', () => {
  const codes = (findings: readonly ThemeFinding[]) =>
    findings.map(({ file, code }) => [file, code])

  it('is checked with its theme, but only its own findings are told', async () => {
    const folder = await makeTheme({
      ...SOUND,
      'blocks/a.block': '{@|apply b.block}{.var @c d}{@|apply nowhere}',
      'blocks/b.block': '{@c}{@d}',
    })
    const { findings, texts } = await checkFile(join(folder, 'blocks/b.block'))
    expect(codes(findings)).toEqual([['blocks/b.block', 'local-never-bound']])
    expect([...texts.keys()]).toEqual(['blocks/b.block'])
  })

  it.each([
    ['a.html', '{@|apply a.block}{@c}{.section}', 'missing-variable-name'],
    ['a.txt', '{.end}', 'mismatched-end'],
    ['a.json', '{a: 1}', 'json-syntax'],
    ['a.less', 'a { b: @c }', 'less-variable-unknown'],
    ['a.css', 'a { b', 'less-syntax'],
    ['a.block', Buffer.from([0]), 'file-not-text'],
  ])('outside of a theme is checked for itself: %s', async (name, content, code) => {
    const folder = await makeTheme({ [name]: content })
    const { findings } = await checkFile(join(folder, name))
    expect(codes(findings)).toEqual([[name, code]])
  })
})
