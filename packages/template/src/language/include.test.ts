/** `{.include name [output]}` runs a partial or macro in place, for what it binds (language §9). */

import { describe } from 'vitest'
import { parses, renders, reports, staysText } from '../test-template.ts'

const partials = {
  bind: '{.var @x name}shown',
  twice: '{.include bind output}!',
  broken: '{.if}{.end}',
}

describe('what it binds stays', () => {
  renders('{.include bind}{@x}', { name: 'n' }, 'n', { partials })
  renders('{.include bind output}{@x}', { name: 'n' }, 'shownn', { partials })
  renders('{.include twice output}{@x}', { name: 'n' }, 'shown!n', { partials })
  renders('{.section a}{.include bind}{.end}({@x})', { a: { name: 'n' } }, '()', { partials })
  renders('{.macro m}{.var @x a}{@}{.end}{.include m output}{@x}', { a: 1 }, '1')
  renders('{.include p}{@|apply m}', {}, 'x', { partials: { p: '{.macro m}x{.end}' } })
})

describe('what it prints goes unless `output` is asked for', () => {
  renders('a{.include bind}b', {}, 'ab', { partials })
  renders('a{.include bind output}b', {}, 'ashownb', { partials })
  renders('a{.include bind x output}b', {}, 'ashownb', { partials })
  renders('a{.include bind Output}b', {}, 'ab', { partials })
  renders('{.include twice}', {}, '', { partials })
})

describe('it does nothing unless the host allows it', () => {
  renders('a{.include bind output}b{@x}', { name: 'n' }, 'ab', { partials, includes: false })
  renders('a{.include nope output}b', {}, 'ab', { includes: false })
})

describe('it can fail as `apply` can', () => {
  reports(
    '{.include nope}',
    "RuntimeError: Attempt to apply partial 'nope' which could not be found.",
  )
  reports(
    '{.include toString}',
    "RuntimeError: Attempt to apply partial 'toString' which could not be found.",
  )
  reports(
    '{.include broken}',
    'RuntimeError: Parse of partial "broken" failed: SyntaxError: Instruction END not allowed at root',
    { partials },
  )
  reports(
    '{.include self output}',
    "RuntimeError: Attempt to apply partial 'self' exceeded maximum recursion depth of 16",
    { partials: { self: '{.include self output}' } },
  )
})

describe('how it is written', () => {
  parses('{.include a}', [[24, 'a', [[], ' ']]])
  parses('{.include a/b.html output}', [[24, 'a/b.html', [['output'], ' ']]])
  parses('{.include  a}', [[24, '', [['a'], ' ']]])
  parses('{.include a }', [[24, 'a', [[''], ' ']]])
  parses('{.include a|b}', [[24, 'a|b', [[], ' ']]])
  staysText('{.include}', '{.include }', '{.include:a}', '{.include\na}', '{.includea}')
})
