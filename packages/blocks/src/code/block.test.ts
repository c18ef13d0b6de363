import { describe, expect, it } from 'vitest'
import { htmlOf } from '../testing.ts'

const CODE = 23
const source = '<script>alert("{html}")</script>'

describe('the code block', () => {
  it('runs on the live page, exactly as written', () => {
    expect(htmlOf(CODE, { source })).toBe(source)
    expect(htmlOf(CODE, { language: 'css', source: 'p { color: red }' })).toBe(
      '<style>p { color: red }</style>',
    )
  })

  it('keeps CSS inside of its element', () => {
    const source = 'p::before { content: "</STYLE><script>alert(1)</script>" }'
    expect(htmlOf(CODE, { language: 'css', source })).toBe(
      '<style>p::before { content: "<\\/STYLE><script>alert(1)</script>" }</style>',
    )
  })

  it.each(['html', 'css'])('never runs %s in the editor', (language) => {
    const html = htmlOf(CODE, { language, source }, 'edit')
    expect(html).not.toMatch(/<script|<style/)
    expect(html).toContain('&lt;script&gt;')
  })

  it.each([
    ['text', { language: 'text' }],
    ['source that is to be seen', { showSource: true }],
  ])('lists %s', (_name, props) => {
    expect(htmlOf(CODE, { source, ...props })).toBe(
      '<pre class="source-code" tabindex="0"><code>&lt;script&gt;alert("{html}")&lt;/script&gt;</code></pre>',
    )
  })

  it('asks for code in the editor only', () => {
    expect(htmlOf(CODE)).toBe('')
    expect(htmlOf(CODE, {}, 'edit')).toContain('Write code in the settings')
  })
})
