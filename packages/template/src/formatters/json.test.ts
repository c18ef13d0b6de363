import { describe, expect, it } from 'vitest'
import { renders, run } from '../test-template.ts'

describe('every type', () => {
  renders('{a|json}', { a: 'it\'s "so"\n' }, '"it\'s \\"so\\"\\n"')
  renders('{a|json}', { a: '' }, '""')
  renders('{a|json}', { a: 1.5 }, '1.5')
  renders('{a|json}', { a: 1e21 }, '1e+21')
  renders('{a|json}', { a: true }, 'true')
  renders('{a|json}', { a: null }, 'null')
  renders('{a|json}', { a: [1, 'x', null, []] }, '[1,"x",null,[]]')
  renders('{a|json}', { a: { b: { c: {} }, d: [] } }, '{"b":{"c":{}},"d":[]}')
  renders('{@|json}', { b: 1, a: 2 }, '{"b":1,"a":2}')
  renders('{a|json}', { a: { 'a b': 1, 1: 2 } }, '{"1":2,"a b":1}')
})

describe('what is missing is nothing, unlike null', () => {
  renders('[{a|json}]', {}, '[]')
  renders('[{a.b|json}]', { a: 'text' }, '[]')
  renders('[{a.b|json}]', { a: null }, '[]')
})

describe('it cannot end a script element', () => {
  renders(
    '<script>var a = {a|json}</script>',
    { a: '</script>' },
    '<script>var a = "<\\/script>"</script>',
  )
  renders('{a|json}', { a: { '</': ['<', '/', '<!--'] } }, '{"<\\/":["<","/","<!--"]}')
})

describe('of the result of another', () => {
  renders('{a|count|json}', { a: 'abc' }, '3')
  renders('{a|json|json}', { a: '"' }, '"\\"\\\\\\"\\""')
  renders('{a|json x}', { a: 1 }, '1')
})

describe('values that no template can write', () => {
  it('are an error if they contain themselves', () => {
    const a: Record<string, unknown> = {}
    a.a = a
    const { output, diagnostics } = run('[{a|json}]', { a })
    expect(output).toBe('[]')
    expect(diagnostics.map(({ code }) => code)).toEqual(['unexpected-error'])
  })

  it('are an error if they were doubled too often', () => {
    const doubled = Array.from({ length: 60 }, () => '{.ctx @x a=@x b=@x}').join('')
    const { output, diagnostics } = run(`${doubled}[{@x|json}]`, {})
    expect(output).toBe('[]')
    expect(diagnostics.map(({ code }) => code)).toEqual(['unexpected-error'])
  })
})
