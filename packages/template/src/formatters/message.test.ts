import { describe, expect, it } from 'vitest'
import { renders, run } from '../test-template.ts'

const data = { n: 1, who: 'Ann', page: { title: 'Home' }, list: ['a', 'b'] }

/** Asserts the output with these arguments. Patterns have a manual of their own in `messages/`. */
const says = (pattern: string, args: string, output: string) =>
  renders(`{pattern|message${args}}`, { ...data, pattern }, output)

describe('arguments are counted from 0', () => {
  says('{0} and {1}', ' n who', '1 and Ann')
  says('{1} and {0}', ' n who', 'Ann and 1')
  says('{0}{1}{2}', ' n', '1')
  says('{0}', '', '')
  says('no tags', '', 'no tags')
  says('{0}', ',n', '1')
  says('{1}', '/n/who', 'Ann')
  says('{0}|{1}', '  n', '|1')
})

describe('or have a name, and are counted too', () => {
  says('{name}', ' name:who', 'Ann')
  says('{name}', ' name=who', 'Ann')
  says('{0} {name}', ' name=who', 'Ann Ann')
  says('{1} {name}', ' n name:who', 'Ann Ann')
  says('{a}{b}', ' a:n b:who', '1Ann')
  says('{a}', ' a:n a:who', 'Ann')
  says('{a_b}{é}', ' a_b:n é:who', '1Ann')
  says('{1}{0}', ' 1:n who', '11')
  says('{who}', ' who', '')
})

describe('the first sign ends the name', () => {
  says('{0}', ' a=b:n', '')
  says('{0}', ' a:b=n', '')
  says('{0}', ' :n', '1')
  says('{0}', ' =n', '1')
  says('[{0}]', ' n:', '[]')
})

describe('references go as deep as others', () => {
  says('{0}', ' page.title', 'Home')
  says('{0}', ' title:page.title', 'Home')
  says('{0}', ' list.1', 'b')
  says('[{0}]', ' page', '[]')
  says('[{0}]', ' list', '[]')
  says('[{0}]', ' nowhere.at.all', '[]')
})

describe('they start outside of the pattern', () => {
  renders('{.section s}{p|message n}{.end}', { s: { p: '{0}', n: 1 }, n: 2 }, '1')
  renders('{.section s}{p|message n}{.end}', { s: { p: '{0}' }, n: 2 }, '2')
  renders('{p|message @}', { p: '[{0}]' }, '[]')
  renders('{.section s}{@|message n}{.end}', { s: '{0}', n: 2 }, '2')
  renders(
    '{.repeated section all}{p|message n @index};{.end}',
    { all: [{ n: 1 }, { n: 2 }], p: '{0}/{1}' },
    '1/1;2/2;',
  )
  renders('{.var @m p|message n}{@m}', { p: '{0}', n: 2 }, '2')
  renders('{.section s}{.var @m p|message n}{@m}{.end}', { s: { n: 1 }, p: '{0}', n: 2 }, '2')
  renders('{.var @x n}{p|message @x y=@x}', { p: '{0}{y}', n: 2 }, '22')
  renders('{p|apply part}', { p: '{0}', n: 2 }, '2', { partials: { part: '{@|message n}' } })
  renders('{p|apply part private}', { p: '[{0}]', n: 2 }, '[]', {
    partials: { part: '{@|message n}' },
  })
})

describe('what is no text is no pattern', () => {
  renders('{p|message n}', { p: 5, n: 1 }, '5')
  renders('{p|message n}', { p: true, n: 1 }, 'true')
  for (const p of [null, [], ['{0}'], {}, { p: '{0}' }])
    renders('[{p|message n}]', { p, n: 1 }, '[]')
  renders('[{nothing|message n}]', { n: 1 }, '[]')
})

describe('plural is another name for it', () => {
  renders(
    '{p|plural n who=w}',
    { p: '{0 plural one{# mug} other{# mugs}} for {who}', n: 2, w: 'Ann' },
    '2 mugs for Ann',
  )
  renders('{p|plural}', { p: '' }, '')
})

describe('names of prototypes name nothing', () => {
  says('[{constructor}{__proto__}{toString}]', ' n', '[]')
  says('{constructor}{__proto__}', ' constructor:n __proto__:who', '1Ann')
  says('[{0}{1}]', ' constructor __proto__', '[]')
  says('[{length}]', ' n', '[]')
})

it('does not print the values of a pattern as tags', () => {
  const pattern = '{0 plural other{{1} #}}'
  const { output } = run('{p|message n evil}', { p: pattern, n: 2, evil: "{0} '#' {n}" })
  expect(output).toBe("{0} '#' {n} 2")
})
