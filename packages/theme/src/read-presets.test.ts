import { makeTheme } from '@sitewright/testing/test-theme'
import { describe, expect, it } from 'vitest'
import { loadTheme } from './load-theme.ts'
import { compileStyles } from './styles/compile-styles.ts'

const SHEET = `// tweak: {"type":"color","title":"Accent Color"}
@accent: #111111;
// tweak: {"type":"font","title":"Heading","loadAllVariants":true}
.heading-font { font-family: Georgia, serif; font-size: 20px; }
// tweak: {"type":"checkbox","title":"Sticky Header","active":"true"}
// tweak: {"type":"color","title":"Line","property":["color","border-color"],"target":".a","default":"#333"}
// tweak: {"type":"value","title":"Site Width","property":"max-width","target":"#site","default":"900px","min":"100","max":2000}
// tweak: {"type":"image","title":"Pattern"}
@pattern: none;
// tweak: {"type":"image","title":"Poster"}
h1 { .heading-font; letter-spacing: @heading-font-letter-spacing; width: @heading-font-font-size * 2; background: @pattern; }
`

const themeWith = async (presets: Readonly<Record<string, string>>) =>
  loadTheme(
    await makeTheme({
      'template.conf':
        '{"name":"x","author":"y","layouts":{"default":{"name":"d","regions":["a"]}},"stylesheets":["a.less"]}',
      'a.region': '<html></html>',
      'styles/a.less': SHEET,
      ...presets,
    }),
  )
const preset = (templateTweaks: object) => JSON.stringify({ title: 'Dark', templateTweaks })

describe('presets', () => {
  it('are read with values by whatever name themes use', async () => {
    const { presets, problems } = await themeWith({
      'presets/dark.preset': preset({
        '@accent': '#ffffff',
        'Sticky Header': false,
        '.heading-font': 'font-family: Arial; font-size: 30px;',
        'Site Width': '1200px',
      }),
    })
    expect(problems).toEqual([])
    expect(presets).toEqual([
      {
        name: 'dark',
        title: 'Dark',
        values: {
          accent: '#ffffff',
          'Sticky Header': 'false',
          'heading-font': 'font-family: Arial; font-size: 30px;',
          'Site Width': '1200px',
        },
      },
    ])
  })

  it('may say parts of a font beside it', async () => {
    const { presets } = await themeWith({
      'presets/dark.preset': preset({
        'heading-font-font-family': 'Arial, sans-serif',
        'heading-font-font-family-array': '["Arial"]',
      }),
    })
    expect(presets[0]?.values).toEqual({
      'heading-font': 'font-family: Arial, sans-serif; font-size: 20px;',
    })
  })

  it('keep nothing that is unknown, unsafe or no preset', async () => {
    const { presets, problems } = await themeWith({
      'presets/a.preset': preset({ accent: 'red}body{display:none', other: 'x', 'Site Width': {} }),
      'presets/b.preset': '{',
    })
    expect(presets.map(({ name, values }) => [name, values])).toEqual([
      ['a', {}],
      ['b', {}],
    ])
    expect(problems.map(({ file }) => file)).toEqual(['presets/b.preset', 'presets/a.preset'])
  })
})

describe('tweaks of every form', () => {
  it('say what the studio needs', async () => {
    const { tweaks } = await themeWith({})
    expect(tweaks.filter(({ file }) => !file.startsWith('platform/'))).toMatchObject([
      { name: 'accent', initial: '#111111', isDeclared: true },
      { name: 'heading-font', loadsAllVariants: true },
      { name: 'Sticky Header', initial: 'true' },
      { name: 'Line', properties: ['color', 'border-color'], isDeclared: false },
      {
        name: 'Site Width',
        properties: ['max-width'],
        target: '#site',
        initial: '900px',
        min: 100,
        max: 2000,
        isDeclared: false,
      },
      { name: 'pattern', type: 'image', initial: 'none', isDeclared: true },
      { name: 'Poster', type: 'image', isDeclared: false },
    ])
  })

  it.each([
    ['every part of a font is a variable', {}, 'letter-spacing: normal;'],
    [
      'also of a chosen font',
      { 'heading-font': 'font-size: 7px; letter-spacing: 1px' },
      'letter-spacing: 1px; width: 14px;',
    ],
    ['a value is put into a property of its target', {}, '#site { max-width: 900px; }'],
    ['also a chosen one', { 'Site Width': '1000px' }, '#site { max-width: 1000px; }'],
    ['or into several', {}, '.a { color: #333333; border-color: #333333; }'],
    ['a picture of the site', { pattern: '/s/dots.png' }, 'background: url("/s/dots.png");'],
    ['no picture of others', { pattern: '//evil.example/x.png' }, 'background: none;'],
    ['no half of a string', { 'Site Width': '"1px' }, '#site { max-width: 900px; }'],
    [
      'nothing that would keep the rest from being read',
      { accent: 'a:b:)', 'heading-font': 'x::(;y' },
      'font-size: 20px;',
    ],
  ])('are compiled: %s', async (_what, values, expected) => {
    const theme = await themeWith({})
    const { css, problems } = compileStyles(theme, values)
    expect(css.replace(/\s+/g, ' ')).toContain(expected)
    expect(problems).toEqual([])
  })
})
