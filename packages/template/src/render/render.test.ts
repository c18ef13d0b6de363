import { Socket } from 'node:net'
import { expect, it, vi } from 'vitest'
import { formatters } from '../formatters/registry.ts'
import { imageTemplate, parseTemplate, render } from '../index.ts'

it('takes source text, a parsed template or an instruction list', () => {
  const parsed = parseTemplate('{a}!')
  for (const template of ['{a}!', parsed, parsed.code]) {
    expect(render(template, { data: { a: 1 } })).toMatchObject({ output: '1!', diagnostics: [] })
  }
})

it('looks up around the data what the data lacks', () => {
  const around = { a: 'around', b: 'around', c: { d: 'around' } }
  const { output } = render(
    '{a} {b} {.section c}{.or}no {.end}{c.d} {.repeated section e}{b}{.end}',
    {
      data: { a: 'own', e: [1] },
      around,
    },
  )
  expect(output).toBe('own around no around around')
})

it('leaves expressions and includes out unless they are asked for', () => {
  const options = { data: {}, partials: { p: 'x' } }
  expect(render('{.eval 1}{.include p output}.', options).output).toBe('.')
  expect(render('{.eval 1}.', { ...options, expressions: true }).output).toBe('1.')
  expect(render('{.include p output}.', { ...options, includes: true }).output).toBe('x.')
})

it('counts what it carried out', () => {
  const operations = (a: readonly number[]) =>
    render('{.repeated section a}{@}{.end}', { data: { a } }).stats.operations
  expect(operations([1, 2, 3])).toBeGreaterThan(3)
  expect(operations([1, 2, 3, 4])).toBeGreaterThan(operations([1, 2, 3]))
})

it('goes on after an exception, in the right frame', () => {
  const template = parseTemplate('{.section a}{d|date %Y}{b}{.end}|{@|count}', { name: 'page' })
  const { output, diagnostics } = render(template, { data: { a: { d: 'x', b: 2 }, b: 1 } })
  expect(output).toBe('2|2')
  expect(diagnostics).toMatchObject([
    { code: 'unexpected-error', type: 'engine', file: 'page', line: 1, column: 13 },
  ])
})

it('gives the same for one template rendered with different data', () => {
  const template = parseTemplate('{.if a}{.eval a + 1}{.end}')
  const outputs = [1, 2, 3].map((a) => render(template, { data: { a }, expressions: true }).output)
  expect(outputs).toEqual(['2', '3', '4'])
})

it('leaves the data, the partials and the template as they were', () => {
  const template = parseTemplate(
    '{.var @x a}{.ctx @y k=a}{@y|json}{.repeated section b}{.var @z @}{@|apply p}{.end}',
  )
  const options = { data: { a: { c: 1 }, b: [1, 2] }, partials: { p: '{.var @x @}{@x}' } }
  const before = structuredClone([template.code, options])
  expect(render(template, options).output).toBe('{"k":{"c":1}}12')
  expect([template.code, options]).toEqual(before)
})

it('finds the partials of the render at hand, and macros as soon as there are any', () => {
  const template = parseTemplate(
    '{.repeated section a}{@|apply p}{.macro p}m{.end}{@|apply p}{.end}',
  )
  const outputs = ['1', '2', '3'].map(
    (p) => render(template, { data: { a: [0, 0] }, partials: { p } }).output,
  )
  expect(outputs).toEqual(['1m1m', '2m2m', '3m3m'])
  const { output, diagnostics } = render(template, { data: { a: [0, 0] } })
  expect(output).toBe('mm')
  expect(diagnostics).toMatchObject([{ code: 'partial-missing' }, { code: 'partial-missing' }])
})

it('fact 7.also.25: no formatter and no tag makes a call over the network', async () => {
  const calls = [vi.spyOn(Socket.prototype, 'connect'), vi.spyOn(globalThis, 'fetch')] as const
  const tags = {
    image: ({ attributes }: { attributes: Readonly<Record<string, string>> }) => ({
      html: imageTemplate(attributes),
    }),
  }
  try {
    for (const { name, examples } of formatters) {
      for (const { input, args = [], context } of examples) {
        const given = args.map((arg) => ` ${arg}`).join('')
        const data = { ...context, value: input }
        render(`{value|${name}${given}}`, { data, locale: 'en' })
      }
    }
    const page =
      '<squarespace:image src="http://pictures.example/a.jpg" width="1" height="1" sizes="1px"/>{.inject @x http://data.example/a.json}{.include http://parts.example/a output}{.eval 1 + 1}'
    expect(render(page, { data: {}, tags, expressions: true, includes: true }).output).toMatch(/2$/)
    await new Promise(setImmediate)
    for (const call of calls) expect(call).not.toHaveBeenCalled()
  } finally {
    vi.restoreAllMocks()
  }
})
