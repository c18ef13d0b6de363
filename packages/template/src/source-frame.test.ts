import { describe, expect, it } from 'vitest'
import { parseTemplate, sourceFrame } from './index.ts'
import { run } from './test-template.ts'

describe('the frame of source around a mistake', () => {
  const frame = (source: string) => {
    const [diagnostic] = parseTemplate(source, { name: 'page.html' }).diagnostics
    return diagnostic && sourceFrame(diagnostic, source).split('\n')
  }
  const END = 'SyntaxError: Instruction END not allowed at root'

  it('shows the lines before it and points at it', () => {
    expect(frame('one\n  {.if a}\nthree')).toEqual([
      'page.html:2:3 SyntaxError: Reached EOF in the middle of IF',
      '  1 | one',
      '  2 |   {.if a}',
      '        ^',
    ])
  })

  it('keeps the numbers of lines below one another', () => {
    expect(frame(`${'\n'.repeat(8)}nine\n{.end}`)).toEqual([
      `page.html:10:1 ${END}`,
      '   8 | ',
      '   9 | nine',
      '  10 | {.end}',
      '       ^',
    ])
  })

  it('keeps tabs, so that the caret stands right', () => {
    expect(frame('a\tb\t{.end}')).toEqual([
      `page.html:1:5 ${END}`,
      '  1 | a\tb\t{.end}',
      '       \t \t^',
    ])
  })

  it('leaves out the carriage returns of Windows', () => {
    expect(frame('a\r\n{.end}\r\nb')).toEqual([
      `page.html:2:1 ${END}`,
      '  1 | a',
      '  2 | {.end}',
      '      ^',
    ])
  })

  it('shows the beginning of a long line', () => {
    expect(frame(`a{.end}${'x'.repeat(500)}`)).toEqual([
      `page.html:1:2 ${END}`,
      `  1 | a{.end}${'x'.repeat(93)}…`,
      '       ^',
    ])
  })

  it('shows what is around a mistake far out in one', () => {
    expect(frame(`${'-'.repeat(200)}\n${'x'.repeat(500)}{.end}${'y'.repeat(500)}`)).toEqual([
      `page.html:2:501 ${END}`,
      `  1 | ${'-'.repeat(100)}…`,
      `  2 | …${'x'.repeat(60)}{.end}${'y'.repeat(34)}…`,
      `       ${' '.repeat(60)}^`,
    ])
  })

  it('points behind the end where something is missing there', () => {
    expect(frame('a{.eof}')?.slice(1)).toEqual(['  1 | a{.eof}', '             ^'])
  })

  it('is of the partial where the mistake is', () => {
    const partials = { 'item.html': 'a\n  {.end}' }
    const [diagnostic] = run('b\n\n{@|apply item.html}', {}, { partials }).diagnostics
    expect(diagnostic && sourceFrame(diagnostic, partials['item.html']).split('\n')).toEqual([
      `item.html:2:3 RuntimeError: Parse of partial "item.html" failed: ${END}`,
      '  1 | a',
      '  2 |   {.end}',
      '        ^',
    ])
  })

  it('calls a template without a name template', () => {
    const [diagnostic] = parseTemplate('{.end}').diagnostics
    expect(diagnostic && sourceFrame(diagnostic, '{.end}')).toMatch(/^template:1:1 /)
  })
})
