/** Text, tags, and where each ends (language §2). */

import { describe } from 'vitest'
import { parses, renders, staysText } from '../test-template.ts'

describe('text', () => {
  renders('', {}, '')
  renders('plain', {}, 'plain')
  renders('<p class="a">\n\tb\r\n</p>', {}, '<p class="a">\n\tb\r\n</p>')
  renders('ünï 😀 \u0000', {}, 'ünï 😀 \u0000')
})

describe('a tag is the shortest {…} without braces in it', () => {
  renders('{a}{a}', { a: 1 }, '11')
  renders('{{a}}', { a: 1 }, '{1}')
  renders('{b {a}', { a: 1 }, '{b 1')
  renders('{a}}', { a: 1 }, '1}')
  renders('{\n{a}\n}', { a: 1 }, '{\n1\n}')
  renders('{a|output {}', { a: 1 }, '{a|output {}')
  renders('{a|output "}"}', { a: 1 }, '""}')
  parses('{{{}{{}', [
    [0, '{{'],
    [0, '{}'],
    [0, '{'],
    [0, '{}'],
  ])
})

describe('braces that hold no tag stay as they are', () => {
  staysText('{', '}', '{}', '{{', '}{', '{ }', '{\n}', '{a', 'a}', '{.', '{|}')
})

describe('scripts and styles survive', () => {
  staysText(
    '{a:1}',
    '{a||b}',
    '{ a }',
    '{"a": 1}',
    '{a: b; c: d}',
    'if (a) {return b;}{c();}',
    'p{margin:0}a{color:red}',
    '{a + b}',
    '@media{a{b:c}}',
  )
})

describe('no white space after { and before }', () => {
  staysText('{ a}', '{a }', '{\na}', '{a\n}', '{ .end}', '{.end }', '{. end}', '{.section a }')
  staysText('{ # a}', '{a |html}', '{a| html}')
})

describe('keywords are written exactly', () => {
  staysText(
    '{.END}',
    '{.Section a}',
    '{.ended}',
    '{.evalx 1}',
    '{.spaces}',
    '{.nope}',
    '{.}',
    '{..a}',
  )
  staysText('{.newline a}', '{.tab|html}', '{.meta-left.}', '{.meta}', '{.}{.or.}')
})

describe('lines are never trimmed', () => {
  renders('a\n{.if b}\n  c\n{.end}\nd', { b: 1 }, 'a\n\n  c\n\nd')
})

describe('what is printed is never read again', () => {
  renders('{a}{.meta-left}b{.meta-right}', { a: '{b}{.end}', b: 1 }, '{b}{.end}{b}')
  renders('{a|apply p}', { a: '{b}', b: 1 }, '{b}', { partials: { p: '{@}' } })
})
