/** Data may be anything a host has at hand: each value ends in text, in nothing or in a collected error. */

import { describe, expect, it, vi } from 'vitest'
import { codesOf, run } from '../test-template.ts'

// Much is tried here, and machines are busy.
vi.setConfig({ testTimeout: 60_000 })

const MEGABYTE = 1024 * 1024

/** Every way of looking at a value that the language has. */
const EVERYTHING = [
  '{a}{a.b}{a.0}{a.b.c}',
  '{.section a}{@}{b}{length}{size}{.or}{@}{.end}',
  '{.repeated section a}{@}{b}{.alternates with},{.or}{a}{.end}',
  '{.if a && a.b}x{.or equal? a "x"}y{.or greaterThan? a 1}z{.end}',
  '{.equal? a a}x{.end}{.equal? a b}x{.end}{.lessThan? a b}x{.end}{.nth? a 2}x{.end}',
  '{a|json}{a|json-pretty}{a|raw}{a|html}{a|str}{a|count}{a|round}{a|truncate 3}{a|date %Y}',
  '{a|get b}{a|prop b 0}{a|lookup b}{a|key-by b|json}{a|find-first b}{a|format b}{a|output x}',
  '{.var @x a|json}{@x}{.ctx @y k=a l=a}{@y|json}{.equal? @y @y}x{.end}{.eval a + 1}',
  '{a|apply p}{a|apply p private}{.include p output}{a|money}{a|datetime}{a|image-meta}{a|item-classes}',
]

/** A number in so many values around it. */
function nested(levels: number, wrap: (inner: unknown) => unknown): unknown {
  let value: unknown = 1
  for (let level = 0; level < levels; level++) value = wrap(value)
  return value
}

describe('data that is no JSON', () => {
  class Person {
    name = 'Ann'
    get age(): number {
      throw new Error('none of your business')
    }
    greet() {
      return 'hello'
    }
  }
  const cyclic: Record<string, unknown> = { b: 1 }
  cyclic.a = cyclic
  const ring: unknown[] = [1]
  ring.push(ring)
  const throwing = {
    get b() {
      throw new Error('no')
    },
  }
  const proxy = new Proxy(
    {},
    {
      get: () => {
        throw new Error('no')
      },
      ownKeys: () => {
        throw new Error('no')
      },
    },
  )

  const VALUES: Readonly<Record<string, unknown>> = {
    undefined: undefined,
    'a function': () => 'called',
    'a symbol': Symbol('s'),
    'a bigint': 10n,
    NaN: Number.NaN,
    Infinity: Infinity,
    'a Date': new Date(0),
    'an invalid Date': new Date(Number.NaN),
    'a Map': new Map([['b', 1]]),
    'a Set': new Set([1]),
    'a pattern': /b/,
    'a promise': Promise.resolve(1),
    'an instance': new Person(),
    bytes: new Uint8Array([1, 2]),
    'an object without a prototype': Object.assign(Object.create(null), { b: 1 }),
    'a list with holes': Object.assign([], { 1: 1 }),
    'a list of all kinds': [undefined, () => 1, Symbol('s'), 1n, null],
    'an object of all kinds': { b: undefined, c: () => 1, d: Symbol('s'), e: 1n },
    'its own cycle': cyclic,
    'a list in itself': ring,
    'a thousand levels': nested(1_000, (b) => ({ b })),
    'a hundred thousand levels': nested(100_000, (b) => ({ b })),
    'a hundred thousand lists': nested(100_000, (inner) => [inner]),
    'a getter that throws': throwing,
    'a proxy that throws': proxy,
    'toJSON that throws': {
      toJSON() {
        throw new Error('no')
      },
    },
    'toString that throws': {
      toString() {
        throw new Error('no')
      },
      valueOf() {
        throw new Error('no')
      },
    },
    'a boxed text': Object('boxed'),
  }

  describe.each(Object.entries(VALUES))('%s', (_, value) => {
    it.each(EVERYTHING)('ends well: %s', (template) => {
      const options = { partials: { p: '{@}{b}' } }
      const result = run(`<${template}>`, { a: value, b: 1 }, options)
      expect(result.output).toMatch(/^<.*>$/s)
      expect(codesOf(result.diagnostics).filter((code) => !EXPECTED.has(code))).toEqual([])
    })

    it('may be all the data there is', () => {
      expect(run('<{@}{a}{@|json}{.section @}{b}{.end}>', value).output).toMatch(/^<.*>$/s)
    })
  })

  const EXPECTED = new Set(['unexpected-error', 'expression-reduce'])

  it('compares as much as it can', () => {
    const [a, b] = [1, 2].map(() => nested(100_000, (inner) => ({ b: inner })))
    const { output, diagnostics } = run('{.equal? a b}x{.or}y{.end}.', { a, b })
    expect(output).toBe('.')
    expect(codesOf(diagnostics)).toEqual(['unexpected-error'])
  })

  it('prints nothing for what is no value', () => {
    const data = { f: () => 1, s: Symbol('s'), n: 1n, u: undefined }
    expect(
      run('{f}{s}{n}{u}{f.name}{f.length}{.if f}x{.end}{.section u}x{.end}', data).output,
    ).toBe('')
  })

  it('never calls what it is given', () => {
    let calls = 0
    const call = () => void calls++
    const data = {
      a: { toString: call, valueOf: call, f: call, [Symbol.iterator]: call },
    }
    run(EVERYTHING.filter((template) => !template.includes('json')).join(''), data, {
      partials: { p: '{@}' },
    })
    expect(calls).toBe(0)
  })
})

describe('a great deal of data', () => {
  const big = {
    a: Array.from({ length: 300_000 }, (_, id) => ({ id, b: `text ${id}` })),
    b: 'x'.repeat(MEGABYTE),
  }
  it.each(EVERYTHING)('ends in time: %s', (template) => {
    const result = run(template, big, { partials: { p: '{b}' } })
    expect(typeof result.output).toBe('string')
  })
})
