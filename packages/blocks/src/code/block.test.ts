// @vitest-environment happy-dom
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

  it('keeps JavaScript inside of its element', () => {
    const source = 'a("</SCRIPT><!--")'
    expect(htmlOf(CODE, { language: 'javascript', source })).toBe(
      '<script>a("<\\/SCRIPT><\\!--")</script>',
    )
  })

  it('makes a page of Markdown, as the Markdown block does', () => {
    expect(htmlOf(CODE, { language: 'markdown', source: '## Care <b>' })).toBe(
      '<h2>Care &lt;b&gt;</h2>',
    )
  })

  it.each(['html', 'css', 'javascript'])('never runs %s in the editor', (language) => {
    const html = htmlOf(CODE, { language, source }, 'edit')
    expect(html).not.toMatch(/<script|<style/)
    expect(html).toContain('&lt;script&gt;')
  })

  it.each([
    ['text', { language: 'text' }],
    ['source that is to be seen', { showSource: true }],
  ])('lists %s', (_name, props) => {
    const html = htmlOf(CODE, { source, ...props })
    document.body.innerHTML = html
    expect(document.querySelector('pre')?.textContent).toBe(source)
    expect(html).not.toContain('<script')
  })

  it.each([
    ['html', '<p class="a">', '<span class="hljs-name">p</span>'],
    ['css', 'p { color: red }', '<span class="hljs-attribute">color</span>'],
    ['javascript', 'const a = "b"', '<span class="hljs-keyword">const</span>'],
    ['markdown', '# Care', '<span class="hljs-section"># Care</span>'],
    ['json', '{"a": 1}', '<span class="hljs-number">1</span>'],
  ])('marks the parts of %s that is to be read', (language, source, marked) => {
    expect(htmlOf(CODE, { language, source, showSource: true })).toContain(marked)
  })

  it('shows a long source without marks', () => {
    const source = '<p>'.repeat(20_000)
    expect(htmlOf(CODE, { source, showSource: true })).not.toContain('hljs')
  })

  it('has a button that copies it, when asked to', () => {
    const props = { source, showSource: true }
    expect(htmlOf(CODE, props)).not.toContain('<button')
    expect(htmlOf(CODE, { ...props, canCopy: true })).toContain('>Copy</button>')
  })

  it('asks for code in the editor only', () => {
    expect(htmlOf(CODE)).toBe('')
    expect(htmlOf(CODE, {}, 'edit')).toContain('Write code in the settings')
  })
})
