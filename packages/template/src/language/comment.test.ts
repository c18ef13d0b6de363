/** `{# … }` and `{## … ##}` print nothing. */

import { describe } from 'vitest'
import { parses, renders } from '../test-template.ts'

describe('{# … }', () => {
  renders('a{# b}c', {}, 'ac')
  renders('a{#}c', {}, 'ac')
  renders('a{# b\nc}d', {}, 'ad')
  renders('a{#.end}c', {}, 'ac')
  renders('a{#b}}c', {}, 'a}c')
  renders('a{# {b}c', { b: 1 }, 'a{# 1c')
  parses('{# a}', [[11, ' a', 0]])
})

describe('{## … ##} holds tags and braces', () => {
  renders('a{## {b} } { \n {.section x} ##}c', { b: 1 }, 'ac')
  renders('a{####}c', {}, 'ac')
  renders('a{##}##}c', {}, 'ac')
  renders('a{###}c##}d', {}, 'ad')
  renders('a{## b {## c ##}d ##}e', {}, 'ad ##}e')
  renders('a##}b', {}, 'a##}b')
  parses('{## a}b ##}', [[11, ' a}b ', 1]])
})

describe('{## without an end takes the rest', () => {
  renders('a{## b{c}', { c: 1 }, 'a')
  renders('a{## b#}', {}, 'a')
  parses('{## a', [[11, ' a', 1]])
})

describe('after a brace left open {## is a {# comment', () => {
  renders('{a {## b ##}c', {}, '{a c')
  renders('{a {## {b} ##}c', { b: 1 }, '{a {## 1 ##}c')
  renders('{a }{## {b} ##}c', { b: 1 }, '{a }c')
  parses('{{## a ##}', [
    [0, '{'],
    [11, '# a ##', 0],
  ])
})

describe('a comment in a block is part of it', () => {
  renders('{.repeated section a}{@}{# b}{.alternates with}{## , ##}{.end}', { a: [1, 2] }, '12')
  parses('{.if a}{# b}{.end}', [[8, [], [['a']], [[11, ' b', 0]], 3]])
})
