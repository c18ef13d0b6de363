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

  it('survive what is missing, and say so', () => {
    const { css, problems } = compileStyles(theme)
    expect(css).toContain('.missing')
    expect(problems.map(({ message }) => message).join('\n')).toMatch(
      /sqs-unknown[\s\S]*no-such-mixin[\s\S]*@nothing/,
    )
  })

  it('are compiled once for the same values', () => {
    expect(compileStyles(theme, { gap: '1px' })).toBe(compileStyles(theme, { gap: '1px' }))
  })

  it('name file and line of what is not LESS at all', () => {
    const styles = [
      { path: 'styles/a.less', text: 'a{b:c}\n' },
      { path: 'styles/b.less', text: 'd{e:f}\n@layer x { g{h:i} }' },
    ]
    const { css, problems } = compileStyles({ revision: 'broken', styles, tweaks: [] })
    expect(css).toBe('')
    expect(problems).toMatchObject([{ file: 'styles/b.less', line: 2 }])
  })
})
