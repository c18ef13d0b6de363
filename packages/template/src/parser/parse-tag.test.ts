import { describe } from 'vitest'
import { parses, reports } from '../test-template.ts'

describe('variables', () => {
  parses('{a}', [[1, [['a']], 0]])
  parses('{a.0.b-c}', [[1, [['a', 0, 'b-c']], 0]])
  parses('{@}{@index}{@a.@b}', [
    [1, [['@']], 0],
    [1, [['@index']], 0],
    [1, [['@a', '@b']], 0],
  ])
  parses('{9999999999}', [[1, [['9999999999']], 0]])
  parses('{a , b,c}', [[1, [['a'], ['b'], ['c']], 0]])
  parses('{a|html|truncate 10 ...}', [[1, [['a']], [['html'], ['truncate', [['10', '...'], ' ']]]]])
  parses('{a|apply:p:k=v w}', [[1, [['a']], [['apply', [['p', 'k=v w'], ':']]]]])
  parses('{a|truncate }', [[1, [['a']], [['truncate', [[''], ' ']]]]])
  parses('{a|truncate  5}', [[1, [['a']], [['truncate', [['', '5'], ' ']]]]])
  parses('{a|nope}', [[0, '{a|nope}']])
  reports('{a|nope}', "SyntaxError: Formatter 'nope' is unknown")
})

describe('blocks', () => {
  parses('{.section a}b{.end}', [[2, ['a'], [[0, 'b']], 3]])
  parses('{.section  @}{.end}', [[2, ['@'], [], 3]])
  parses('{.section a }', [[0, '{.section a }']])
  parses('{.repeated section a}b{.alternates with}c{.or}d{.end}', [
    [4, ['a'], [[0, 'b']], [7, 0, 0, [[0, 'd']], 3], [[0, 'c']]],
  ])
  parses('{.equal? a "b"}{.or even? c}{.or}{.end}', [
    [5, 'equal?', [['a', '"b"'], ' '], [], [7, 'even?', [['c'], ' '], [], [7, 0, 0, [], 3]]],
  ])
  parses('{.if equal?/a/b c/}{.end}', [[5, 'equal?', [['a', 'b c', ''], '/'], [], 3]])
  parses('{.equal? }{.end}', [[5, 'equal?', [[], ' '], [], 3]])
  parses('{.equal?a b}{.end}', [[5, 'equal?', [[' b'], 'a'], [], 3]])
  parses('{.if a||b && c}{.end}', [[8, [0, 1], [['a'], ['b'], ['c']], [], 3]])
  parses('{.if }{.end}', [[8, [], [], [], 3]])
  parses('{.if a &&}', [[0, '{.if a &&}']])
  parses('{.if a b}', [[0, '{.if a b}']])
  parses('{.macro a/b.html}c{.end}', [[10, 'a/b.html', [[0, 'c']]]])
  reports('{.nope?}{.end}', "SyntaxError: Predicate 'nope?' is unknown")
})

describe('one-line instructions', () => {
  parses('{.var @x a,b|html}', [[6, '@x', [['a'], ['b']], [['html']]]])
  parses('{.var  @x a}', [[0, '{.var  @x a}']])
  parses('{.ctx @x a=b c=d.e}', [
    [
      22,
      '@x',
      [
        ['a', ['b']],
        ['c', ['d', 'e']],
      ],
    ],
  ])
  parses('{.ctx @x }', [[0, '{.ctx @x }']])
  parses('{.inject @x ./a.json b}', [[9, '@x', './a.json', [['b'], ' ']]])
  parses('{.eval 1 +\n 2}', [[23, '1 +\n 2']])
  parses('{.evalx 1}', [[0, '{.evalx 1}']])
  parses('{.include a output}', [[24, 'a', [['output'], ' ']]])
  parses('{.newline}{.space}{.tab}{.meta-left}{.meta-right}', [14, 15, 16, 12, 13])
  parses('{# a}{## b}c ##}', [
    [11, ' a', 0],
    [11, ' b}c ', 1],
  ])
})
