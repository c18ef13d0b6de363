import { beforeAll, describe, expect, it } from 'vitest'
import { loadTheme } from '../load-theme.ts'
import type { Theme } from '../theme.ts'
import { compileStyles } from './compile-styles.ts'

let theme: Theme

beforeAll(async () => {
  theme = await loadTheme(`${import.meta.dirname}/../fixtures/plain`)
})

describe('the styles of a theme', () => {
  it('are one unit: a sheet may use variables of a later one', () => {
    expect(compileStyles(theme).css).toContain('padding: 20px')
  })

  it('give the parts of a font tweak as variables', () => {
    expect(compileStyles(theme).css).toContain('font-size: 36px')
  })

  it('begin with reset.css, which no theme lists', () => {
    expect(compileStyles(theme).css.indexOf('margin: 0')).toBeLessThan(
      compileStyles(theme).css.indexOf('padding'),
    )
  })

  it('take the owner’s values', () => {
    const values = { textColor: '#ff0000', gap: '5px', 'body-font': 'font-size: 10px;' }
    const { css } = compileStyles(theme, values)
    expect(css).toContain('color: #ff0000')
    expect(css).toContain('padding: 10px')
    expect(css).toContain('font-size: 20px')
    expect(css).not.toContain('Georgia')
  })

  it.each([['red} body{display:none'], ['url(//evil.example/x)'], ['@import'], ['</style>']])(
    'refuse %s as a value',
    (textColor) => {
      expect(compileStyles(theme, { textColor })).toEqual(compileStyles(theme))
    },
  )

  it('keep modern CSS out of the arithmetic', () => {
    const { css } = compileStyles(theme)
    expect(css).toContain('width: calc(100% - 3px)')
    expect(css).toContain('grid-row: 1 / span 2')
    expect(css).toContain('[start] minmax(0, 10px) [end]')
  })

  it('survive what is missing, and say where', () => {
    const { css, problems } = compileStyles(theme)
    expect(css).toContain('.missing')
    expect(problems).toMatchObject([
      { code: 'less-import', name: 'sqs-unknown', file: 'styles/tweak.less', line: 4, column: 1 },
      { name: '.no-such-mixin', file: 'styles/site.less', line: 13, column: 12 },
      { name: '@nothing', file: 'styles/site.less', line: 13, column: 35 },
    ])
  })

  it('are compiled once for the same values', () => {
    expect(compileStyles(theme, { gap: '1px' })).toBe(compileStyles(theme, { gap: '1px' }))
  })

  it.each([
    ['a{b:c}\n.d{e:@f}', { line: 2, column: 6, code: 'less-variable-unknown', name: '@f' }],
    ['.a{width:calc(1px +\n  2px);\n  color:@f}', { line: 3, column: 9, name: '@f' }],
    ['.a{width:calc(1px + 2px); color:@f}', { line: 1, column: 33, name: '@f' }],
    ['.a{grid-area:1 /\n 2;\n}\n.b{.c}', { line: 4, column: 4, code: 'less-mixin-unknown' }],
    ['.a(@b){c:@b}\n.d{.a(1, 2)}', { line: 2, column: 4, name: '.a' }],
    ['.a(){b:@c}\n.d{.a}\n.e{.a}', { line: 1, column: 8, name: '@c' }],
    ['.a{.a()}\n.b(@n){.b(@n)}\n.c{.b(1)}', { code: 'less-mixin-unknown', line: 1, column: 4 }],
    ['.a{b:fade(1px, 2)}', { code: 'less-value', line: 1, column: 4 }],
    ['a{b:c}\n@media @d{e{f:g}}', { line: 2, column: 8, name: '@d' }],
    ['@a: @b; @b: @a; .c{d:@a}', { code: 'less-recursion' }],
    ['.a{b:c}\n.d {\n', { code: 'less-syntax', message: /`}` is missing/, line: 2, column: 4 }],
    ['.a{b:"c}\n', { code: 'less-syntax', line: 1 }],
    ['.a{b c}', { code: 'less-syntax', line: 1, column: 7 }],
  ])('say what is wrong with %j and where', (text, expected) => {
    const styles = [{ path: 'styles/a.less', text }]
    const { problems } = compileStyles({
      styleRevision: text,
      styles,
      importableStyles: [],
      tweaks: [],
    })
    const { message = expect.anything(), ...rest } = expected as Record<string, unknown>
    expect(problems[0]).toMatchObject({ file: 'styles/a.less', ...rest })
    if (message instanceof RegExp) expect(problems[0]?.message).toMatch(message)
  })

  it('name file and line of what is not LESS at all', () => {
    const styles = [
      { path: 'styles/a.less', text: 'a{b:c}\n' },
      { path: 'styles/b.less', text: 'd{e:f}\n@unknown x { g{h:i} }' },
    ]
    const { css, problems } = compileStyles({
      styleRevision: 'broken',
      styles,
      importableStyles: [],
      tweaks: [],
    })
    expect(css).toBe('a {\n  b: c;\n}\nd {\n  e: f;\n}')
    expect(problems).toMatchObject([{ file: 'styles/b.less', line: 2 }])
  })

  it('find a missing brace in the sheet that lacks it', () => {
    const styles = [
      { path: 'styles/a.less', text: 'a{b:c}\n.d{\n  e:"}"; // }\n' },
      { path: 'styles/b.less', text: 'f{g:h}' },
    ]
    const { problems } = compileStyles({
      styleRevision: 'open',
      styles,
      importableStyles: [],
      tweaks: [],
    })
    expect(problems).toMatchObject([{ file: 'styles/a.less', line: 2, column: 3 }])
  })
})
