/** Properties that every JavaScript object inherits: they are not in the data, and can be used as names anywhere. */

import { describe, expect, it } from 'vitest'
import { codesOf, renders, run } from '../test-template.ts'

const NAMES = ['constructor', 'hasOwnProperty', 'toString', 'valueOf', 'prototype', '__proto__']
const words = NAMES.filter((name) => !name.startsWith('_'))

describe.each(words)('%s', (name) => {
  renders(`{${name}}{a.${name}}{@.${name}}{@${name}}{${name}.${name}.name}`, { a: {} }, '')
  renders(`{.section ${name}}x{.end}{.repeated section ${name}}x{.end}`, {}, '')
  renders(`{.if ${name} || a.${name}}x{.end}{.equal? ${name} null}y{.end}`, { a: [] }, 'y')
  renders(`{.var @x ${name}}{@x}{.var @${name} a}{@${name}}`, { a: 1 }, '1')
  renders(`{.ctx @x ${name}=a}{@x.${name}}{@x|json}`, { a: 1 }, `1{"${name}":1}`)
  renders(`{.macro ${name}}x{.end}{@|apply ${name}}`, {}, 'x')
  renders(`{.inject @x ${name}}{@x}{@x.name}`, {}, '')
  renders(`{a|apply p ${name}=1}`, {}, '1', { partials: { p: `{@args.${name}}` } })
  renders(`{.eval ${name}}{.eval @x = ${name}}{@x}`, {}, '')
  renders(`{a|prop ${name}}{a|get x}{a|lookup x}`, { a: {}, x: name }, '')
})

it.each(NAMES)('%s is data where the data has it', (name) => {
  const data = JSON.parse(`{"a":{"${name}":1},"${name}":2}`)
  const expected = name === '__proto__' ? '' : '12'
  expect(
    run(
      [
        17,
        1,
        [
          [1, [['a', name]], 0],
          [1, [[name]], 0],
        ],
        18,
      ],
      data,
    ).output,
  ).toBe(expected)
})

it.each(NAMES)('%s is no partial, inject, formatter or predicate', (name) => {
  expect(codesOf(run(`{a|apply ${name}}{.include ${name}}`, {}).diagnostics)).toEqual([
    'partial-missing',
  ])
  const list = [
    17,
    1,
    [
      [1, [['a']], [[name]]],
      [5, name, 0, [[0, 'x']], 3],
      [9, '@x', name],
    ],
    18,
  ]
  expect(run(list, { a: 1 })).toMatchObject({ output: '1', diagnostics: [] })
})

it('change nothing outside', () => {
  const template = NAMES.map((name) => `{.var @${name} a}{.ctx @x k=a}{a|apply p ${name}=1}`).join(
    '',
  )
  run(template, JSON.parse('{"a":{"__proto__":{"polluted":1}}}'), {
    partials: { p: '{@args|json}' },
  })
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  expect(Object.hasOwn(Object.prototype, 'k')).toBe(false)
})
