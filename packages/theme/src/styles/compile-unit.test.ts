/** The parts of a unit of styles, and the damage that one bad part does. */

import { SOCIAL_SERVICES } from '@sitewright/core/site/social-accounts'
import { describe, expect, it } from 'vitest'
import { compileFresh, type StyleChoices } from './compile-styles.ts'
import { createParsedSheets } from './parsed-less.ts'
import { ownTweaksFirst, withPlatformSheets } from './platform-sheets.ts'
import { compileText, stylesFrom } from './test-styles.ts'
import { readTweaks } from './tweaks.ts'

const oneLine = (css: string) => css.replace(/\s+/g, ' ').trim()
const places = (
  problems: readonly { code: string; file?: string; line?: number; column?: number }[],
) => problems.map(({ code, file, line, column }) => [code, file, line, column])

describe('the owner’s own CSS', () => {
  const theme = stylesFrom({ 'a.less': '@ink: #111111; .b() { c: d } e { color: @ink }' })

  it('comes last, and knows the theme’s variables and mixins', () => {
    const { css, problems } = compileFresh(theme, { css: 'f { color: @ink; .b }' })
    expect(oneLine(css)).toBe('e { color: #111111; } f { color: #111111; c: d; }')
    expect(problems).toEqual([])
  })

  it.each([
    ['f { g: h\n', ['less-syntax', 'custom.css', 1, 3]],
    ['f { g: h }\n}', ['less-syntax', 'custom.css', 2, 1]],
    ['f { g h }', ['less-syntax', 'custom.css', 1, 8]],
    ['f {\n  g: "h }', ['less-syntax', 'custom.css', 1, 3]],
  ])('costs the theme nothing when it is broken: %j', (own, problem) => {
    const { css, problems } = compileFresh(theme, { css: own })
    expect(oneLine(css)).toBe('e { color: #111111; }')
    expect(places(problems)).toEqual([problem])
  })

  it.each([
    ['f { g h; i: j }', 'f { i: j; }', [[1, 8]]],
    ['f { g: h }\n@what { }\ni { j: k }', 'f { g: h; } i { j: k; }', [[2, 6]]],
    [
      'f { g: h }\ni { j k }\nl { m: n; o p; }',
      'f { g: h; } l { m: n; }',
      [
        [2, 8],
        [3, 14],
      ],
    ],
    [
      '@media print { f { g h; i: j } k { l: m } }',
      '@media print { f { i: j; } k { l: m; } }',
      [[1, 23]],
    ],
    ['.f { .g(; i: j }\nk { l: m }', 'k { l: m; }', [[1, 9]]],
    ['@f: { g: h };\nk { l: m }', 'k { l: m; }', [[1, 4]]],
  ])('loses no more than a statement to what is no LESS: %j', (own, expected, where) => {
    const { css, problems } = compileFresh(theme, { css: own })
    expect(oneLine(css)).toBe(`e { color: #111111; } ${expected}`)
    expect(places(problems)).toEqual(where.map((place) => ['less-syntax', 'custom.css', ...place]))
  })

  it('is left out whole where there is more than a mistake in it', () => {
    const own = Array.from({ length: 60 }, (_, n) => `f${n} { g h }`).join('\n')
    const { css, problems } = compileFresh(theme, { css: own })
    expect(oneLine(css)).toBe('e { color: #111111; }')
    expect(places(problems)).toEqual([['less-syntax', 'custom.css', 1, 9]])
  })

  it('loses no more than a declaration to a variable that is not there', () => {
    const { css, problems } = compileFresh(theme, { css: 'f { a: 1px solid @none; g: h }' })
    expect(oneLine(css)).toBe('e { color: #111111; } f { a: ; g: h; }')
    expect(places(problems)).toEqual([['less-variable-unknown', 'custom.css', 1, 18]])
  })
})

describe('a sheet that cannot be read', () => {
  it('is named and left out, and the others stand', () => {
    const theme = stylesFrom({
      'a.less': 'a { b: c }',
      'b.less': 'd { e f }',
      'c.less': 'g { h: i }',
    })
    const { css, problems } = compileFresh(theme)
    expect(oneLine(css)).toBe('a { b: c; } g { h: i; }')
    expect(places(problems)).toEqual([['less-syntax', 'styles/b.less', 1, 8]])
  })

  it('may be one that another imports', () => {
    const theme = stylesFrom(
      { 'a.less': 'a { b: c }', 'b.less': '@import "parts/d.less"; e { f: g }' },
      { 'parts/d.less': '\nh { i: j' },
    )
    const { css, problems } = compileFresh(theme)
    expect(oneLine(css)).toBe('a { b: c; } e { f: g; }')
    expect(places(problems)).toEqual([['less-syntax', 'styles/parts/d.less', 2, 3]])
  })
})

describe('imports that browsers follow', () => {
  it('stand before everything else', () => {
    const theme = stylesFrom({ 'a.less': 'a { b: c } @import url(//d.example/e.css);' })
    expect(oneLine(compileFresh(theme).css)).toBe('@import url(//d.example/e.css); a { b: c; }')
  })
})

describe('buttons of the platform', () => {
  const theme = (text: string) => {
    const sheets = { styles: [{ path: 'styles/a.less', text }], importableStyles: [] }
    const withTweaks = withPlatformSheets(sheets, { systemCollections: [] }, new Map())
    return { ...withTweaks, tweaks: readTweaks(withTweaks.styles).tweaks }
  }

  it('have mixins under any name that begins as theirs do', () => {
    const call = '.button-block-guarded-mixin-large-style-outline'
    const { css, problems } = compileFresh(
      theme(`a { ${call}(1px); b: c } d { ${call}-thing; e: f }`),
    )
    expect(problems).toEqual([])
    expect(oneLine(css)).toContain('border: 2px solid currentColor;')
    expect(oneLine(css)).toMatch(/d \{.*e: f; \}/)
  })

  it('leave a mixin to the theme that has it', () => {
    const own = '.button-block-guarded-mixin-a() { g: h }'
    const { css } = compileFresh(theme(`${own} a { .button-block-guarded-mixin-a; }`))
    expect(oneLine(css)).toContain('a { g: h; }')
  })

  it('have fonts, whose parts themes may use', () => {
    const size = 'a { .large-button-font; b: @large-button-font-font-size }'
    const { css, problems } = compileFresh(theme(size), {
      values: { 'large-button-font': 'font-family: Karla; font-size: 21px' },
    })
    expect(problems).toEqual([])
    expect(oneLine(css)).toContain(
      ':where(.sqs-block-button-element--large) { font-family: Karla; font-size: 21px; }',
    )
    expect(oneLine(css)).toContain('a { font-family: Karla; font-size: 21px; b: 21px; }')
  })

  it('are left to themes that use the platform’s own properties', () => {
    expect(theme('a { color: var(--sw-color-text) }').tweaks).toEqual([])
    expect(theme('a { color: red }').tweaks.map(({ title }) => title)).toContain(
      'Medium Button Shape',
    )
  })

  it('yield to tweaks of the theme, and come last', () => {
    const tweaks = theme(
      '// tweak: {"type":"dropdown","title":"Large Button Style","options":["Own"]}\n// tweak: {"type":"checkbox","title":"Wide"}',
    ).tweaks
    const first = ownTweaksFirst(tweaks)
    expect(first.slice(0, 2).map(({ title }) => title)).toEqual(['Large Button Style', 'Wide'])
    expect(first.filter(({ title }) => title === 'Large Button Style')).toHaveLength(1)
  })
})

describe('imports', () => {
  it('put the theme’s own files in place, wherever they stand', () => {
    const theme = stylesFrom(
      {
        'a.less':
          '@import "parts/b.less";\n.m() { @import "c"; }\n@media print { @import "styles/none"; @import "parts/d"; }\ne { .m; f: @g }',
      },
      {
        'parts/b.less': '@import "sub/h.less"; @g: 1px;',
        'parts/sub/h.less': 'h { i: @g }',
        'c.less': 'j: k;',
        'parts/d.less': 'l { m: n }',
      },
    )
    const { css, problems } = compileFresh(theme)
    expect(oneLine(css)).toBe('h { i: 1px; } @media print { l { m: n; } } e { j: k; f: 1px; }')
    expect(places(problems)).toEqual([['less-import', 'styles/a.less', 3, 16]])
  })

  it('put a file in place once, and a listed one where it is listed', () => {
    const theme = stylesFrom(
      { 'a.less': '@import "c"; @import "c"; @import "b"; a { b: c }', 'b.less': 'd { e: f }' },
      { 'c.less': 'g { h: i }' },
    )
    expect(oneLine(compileFresh(theme).css)).toBe('g { h: i; } a { b: c; } d { e: f; }')
  })

  it('end where they lead in a circle', () => {
    const theme = stylesFrom({ 'a.less': '@import "b";' }, { 'b.less': 'c { d: e }\n@import "b";' })
    const { css, problems } = compileFresh(theme)
    expect(oneLine(css)).toBe('c { d: e; }')
    expect(places(problems)).toEqual([['less-import', 'styles/b.less', 2, 1]])
  })

  it.each([
    ['@import url(//a.example/b.css);'],
    ['@import url("https://a.example/b.css") screen;'],
    ['@import "https://a.example/b.css";'],
  ])('of addresses are for the browser: %s', (text) => {
    expect(compileText(text)).toEqual({ css: text, problems: [] })
  })

  it.each([
    ['@import "/etc/passwd";'],
    ['@import "../../../etc/passwd";'],
    ['@import "..\\\\..\\\\secret.less";'],
    ['@import "file:///etc/passwd";'],
    ['@import url("file:///etc/passwd");'],
    ['@import (inline) "a.less";'],
    ['@import (css, inline) url(a.less);'],
    ['@plugin "plugin.js";'],
    ['@plugin (a: b) "https://a.example/plugin.js";'],
    ['.a { b: data-uri("/etc/passwd") }'],
    ['.a { b: data-uri(\'image/png\', "x.png") }'],
    ['.a { @c: `process.env`; }'],
  ])('and whatever else would reach outside are refused: %s', (text) => {
    const { css, problems } = compileText(`${text}\n.z { y: x }`)
    expect(css).toBe('.z { y: x; }')
    expect(problems).toMatchObject([{ code: 'less-refused', file: 'styles/a.less', line: 1 }])
  })
})

describe('modules of the platform', () => {
  it.each([
    ['a { .sqs-ui-font(share) }', 'a:before {'],
    ['a { .sqs-ui-font("heart-2", after) }', 'a:after {'],
    ["a::after { .sqs-ui-font('map-marker') }", 'a::after {'],
    ['a { .m } .m() { @import "sqs-ui-font"; .sqs-ui-font(tag) }', 'a:before {'],
  ])('draw signs: %s', (text, selector) => {
    const { css, problems } = compileText(`@import "sqs-ui-font"; ${text}`)
    expect(problems).toEqual([])
    expect(css).toContain(`${selector} content: ""; display: inline-block; width: 1em;`)
    expect(css).toMatch(
      / mask: url\("data:image\/svg\+xml,%3Csvg [^"]+"\) center \/ contain no-repeat/,
    )
  })

  it.each(
    [
      ...['share', 'left', 'right', 'left-arrow', 'right-arrow', 'bubble', 'heart-2', 'eye'],
      ...['tag', 'folder', 'clock', 'calendar', 'map-marker'],
    ].map((glyph) => [glyph]),
  )('know the sign %s', (glyph) => {
    const { css, problems } = compileText(`@import "sqs-ui-font"; a { .sqs-ui-font(${glyph}) }`)
    expect([css.includes('mask:'), problems]).toEqual([true, []])
  })

  it('say how large signs are', () => {
    const { css } = compileText('@import "sqs-ui-font"; a { .sqs-ui-font-size(12px, 20px) }')
    expect(css).toBe('a { font-size: 12px; line-height: 20px; }')
  })

  it('draw the signs of services', () => {
    const { css, problems } = compileText(
      '@import "social-icon-font"; a { .social-icon-font(instagram, after) }',
    )
    expect([css.includes('a:after { content: "";'), problems]).toEqual([true, []])
  })

  it('draw services in links that have nothing but a class, as the icon font did', () => {
    const { css, problems } = compileText(
      '@import "social-icon-font"; #socialLinks a:before { font-size: 20px; }',
    )
    expect(problems).toEqual([])
    expect(css).toMatch(
      /\.social-instagram:before,[^{}]*\{ content: "";[^{}]*mask: var\(--sw-social-icon\)/,
    )
    for (const { name } of SOCIAL_SERVICES) {
      expect(css).toContain(`.social-${name} { --sw-social-icon: url("data:image/svg+xml,`)
    }
  })

  it('are no classes where a theme calls a mixin alone', () => {
    const { css } = compileText('a { .social-icon-font(instagram) }')
    expect(css).not.toContain('.social-')
  })

  it.each([
    ['@media (max-width: 640px) { @import "sqs-grid-breaker"; }'],
    ['.m() { @import "sqs-grid-breaker"; } @media (max-width: 640px) { .m; }'],
    ['.m() { @media (max-width: 640px) { @import "sqs-grid-breaker"; } } .m;'],
  ])('stack columns where they are imported: %s', (text) => {
    const { css, problems } = compileText(text)
    expect(problems).toEqual([])
    expect(css).toContain(
      '@media (max-width: 640px) { .sqs-layout > .sqs-row > .sqs-col, .sqs-layout .sqs-row [class*="sqs-col-"] { float: none; width: auto !important; }',
    )
  })
})

describe('sheets that are parsed already', () => {
  const theme = stylesFrom({
    'a.less':
      '// tweak: {"type":"value","title":"Gap"}\n@gap: 1px; .m(@n) when (@n > 0) { x@{n}: y } a { b: @gap * 2; .m(1); &:hover { c: @nowhere } }',
    'b.less': '@media print { d { e: (@gap + 1) } }',
  })
  /** Too deep for the compiler, which throws while it carries this out. */
  const chain = Array.from({ length: 12_000 }, (_, n) => `@a${n}: @a${n + 1};`).join('\n')
  const THROWS = `${chain}\n@a12000: 1; g { h: @gap @a0 }`

  it('give the same as new ones for every choice, also after one that breaks the compiler', () => {
    const parsed = createParsedSheets()
    const expectSame = (choices: StyleChoices) =>
      expect(compileFresh(theme, choices, parsed)).toEqual(compileFresh(theme, choices))
    for (const gap of ['3px', '4em', '3px']) expectSame({ values: { gap } })
    const { problems } = compileFresh(theme, { css: THROWS }, parsed)
    expect(problems).toContainEqual(expect.objectContaining({ file: 'custom.css' }))
    expectSame({ values: { gap: '5px' }, css: 'g { h: @gap }' })
  })
})

describe('what older themes get wrong', () => {
  it.each([
    [
      'a mixin with other arguments',
      '.flex(@a, @b, @c) { x: @a } a { .flex(0 1 auto); b: c }',
      'a { b: c; }',
      '.flex',
    ],
    [
      'a colour that nobody defines',
      'a { border: 1px solid @lineColor; b: c }',
      'a { border: ; b: c; }',
      '@lineColor',
    ],
    [
      'arithmetic with it',
      'a { border: darken(@lineColor, 10%); width: @w * 2; b: c } @w: 2px;',
      'a { border: ; width: 4px; b: c; }',
      '@lineColor',
    ],
    [
      'a mixin under an option only',
      '.option-on { .wide() { x: y } } a { .wide; b: c }',
      'a { b: c; }',
      '.wide',
    ],
    [
      'a colour of a block’s tweak',
      '@media print { a { color: fade(@blockColor, 50%); b: c } }',
      '@media print { a { color: ; b: c; } }',
      '@blockColor',
    ],
    [
      'a mixin of a part that is not there',
      'a { .social-icon(twitter); &:hover { .social-icon-hover; } b: c }',
      'a { b: c; }',
      '.social-icon',
    ],
  ])('costs no more than a declaration: %s', (_what, text, expected, name) => {
    const { css, problems } = compileText(text)
    expect(css).toBe(expected)
    expect(problems[0]).toMatchObject({ name, file: 'styles/a.less', line: 1 })
  })
})

describe('what public themes do', () => {
  const picture = [
    '// tweak: {"type":"image","title":"Site Background"}',
    '.site-picture {\n  background-image: none;\n  background-size: cover;\n}',
    'body { .site-picture; }',
  ].join('\n')

  it('a picture may be a mixin with all that a background has', () => {
    const sheets = stylesFrom({ 'a.less': picture })
    expect(sheets.tweaks).toMatchObject([
      { type: 'image', name: 'site-picture', initial: 'none', isDeclared: true },
    ])
    const { css } = compileText(picture, { values: { 'site-picture': '/images/1/hills.jpg' } })
    expect(css).toContain('body { background-image: url("/images/1/hills.jpg"); background-size')
    expect(compileText(picture).css).toContain('body { background-image: none; background-size')
  })

  it('a list may say by `active` what it begins with', () => {
    const sheet =
      '// tweak: {"type":"dropdown","title":"Line","options":["Over","Under"],"active":"Under"}'
    expect(stylesFrom({ 'a.less': sheet }).tweaks).toMatchObject([{ initial: 'Under' }])
  })

  it('signs of the platform need no import', () => {
    const { css, problems } = compileText(
      '.next { .sqs-ui-font(right); }\n.map { .sqs-ui-font(menu) }',
    )
    expect(problems).toEqual([])
    expect(css).toMatch(/\.next:before \{ content: "";/)
    expect(css).toMatch(/\.map:before \{ content: "";/)
  })

  it('links to profiles have the colour, size and shape that the theme’s variables say', () => {
    const sheet = `@social-icons-wrapper: 'links'; @social-icons-color: #123456; @social-icons-size-custom: 20px;
      @social-icons-style-circle--knockout: 'style-round'; @import 'svg-icon-templates';`
    const { css } = compileText(sheet)
    expect(css).toContain(
      '.links .sqs-svg-icon--wrapper { width: 32px; height: 32px; color: #123456;',
    )
    expect(css).toContain('.style-round .links .sqs-svg-icon--wrapper { border-radius: 50%;')
    expect(css).toContain(
      '.style-round .links .sqs-svg-icon--wrapper .sqs-use--mask { fill: currentColor; }',
    )
  })

  it('links to profiles have the services’ own colours where the theme asks for them', () => {
    const { css } =
      compileText(`@social-icons-wrapper: 'links'; @social-icons-color: #123456; @social-icons-size-custom: 20px;
      @social-icons-standard-color: 'standard'; @import 'svg-icon-templates';`)
    expect(css).toContain('.standard .links .sqs-svg-icon--wrapper.facebook { color: #1877f2; }')
  })

  it('colours links to profiles by mixins of a part from npm that is not there', () => {
    const { css, problems } = compileText(
      '.view-item { .mixin-template-social-icons-color-body(#123456); } .bar { .mixin-template-social-icons-color(#abcdef); }',
    )
    expect(problems).toEqual([])
    expect(css).toContain('.view-item .SocialLinks-link-icon { fill: #123456; }')
    expect(css).toContain('.bar .SocialLinks-link, .bar .sqs-svg-icon--wrapper { color: #abcdef; }')
  })

  it('leaves such a mixin to the theme that has the part', () => {
    const { css } = compileText(
      '.mixin-template-social-icons-color(@color) { own: @color } .bar { .mixin-template-social-icons-color(red); }',
    )
    expect(css).toBe('.bar { own: #ff0000; }')
  })
})
