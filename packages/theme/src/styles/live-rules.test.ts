import { describe, expect, it } from 'vitest'
import { compileFresh } from './compile-styles.ts'
import { liveRules, markedTweaks } from './live-rules.ts'
import { stylesFrom } from './test-styles.ts'

const color = (name: string) => `// tweak: {"type":"color","title":"${name}"}\n@${name}: red;\n`
const size = '// tweak: {"type":"value","title":"Gap"}\n@gap: 20px;\n'

function live(less: string) {
  const theme = stylesFrom({ 'a.less': less })
  const marked = markedTweaks(theme.tweaks)
  const { css } = compileFresh(theme, { values: marked.values })
  return Object.fromEntries(liveRules(css, marked))
}

describe('what of a tweak can be shown at once', () => {
  it('is where its value is copied to, through mixins and nested rules', () => {
    const less = `${color('ink')}.palette(@text) { --text: @text; } :root { .palette(@ink); } .a { .b & { color: @ink; } }`
    expect(live(less)).toEqual({
      ink: [
        { selector: ':root', property: '--text', within: [] },
        { selector: '.b .a', property: 'color', within: [] },
      ],
    })
  })

  it('knows the rules around it', () => {
    expect(live(`${size}@media (min-width: 10px) { .a { margin: @gap } }`)).toEqual({
      gap: [{ selector: '.a', property: 'margin', within: ['@media (min-width: 10px)'] }],
    })
  })

  it('tells tweaks with the same value apart', () => {
    const less = `${color('one')}${color('two')}a { color: @two; background: @one }`
    expect(live(less)).toMatchObject({
      one: [{ property: 'background' }],
      two: [{ property: 'color' }],
    })
  })

  it('is nothing that is computed from it', () => {
    expect(live(`${color('ink')}a { color: darken(@ink, 10%); border: 1px solid @ink }`)).toEqual(
      {},
    )
  })

  it('is nothing of tweaks that the page cannot show by itself', () => {
    const less =
      '// tweak: {"type":"font","title":"Body"}\n.body { font-family: Georgia; }\na { .body }'
    expect(live(less)).toEqual({})
  })
})
