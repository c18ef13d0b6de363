import { describe, expect, it } from 'vitest'
import { type PlatformTag, parseTemplate, type TagHandlers } from '../index.ts'
import { parses, renders, run } from '../test-template.ts'

const tags: TagHandlers = {
  html: () => ({ html: '<b>{a}</b>' }),
  echo: ({ attributes }) => ({ html: JSON.stringify(attributes) }),
  data: () => ({ data: { a: 'inner' } }),
  partial: () => ({ data: { a: 'inner' }, partial: 'card' }),
  scoped: (_tag, scope) => ({ html: String(scope.resolve('a')) }),
  nothing: () => undefined,
  fails: () => {
    throw new Error('offline')
  },
}
const options = { tags, partials: { card: '[{a}{b}]' } }

describe('platform tags', () => {
  renders('<squarespace:html />{a}', { a: 1 }, '<b>{a}</b>1', options)
  renders(
    '<squarespace:echo id="{id}_intro" x=">" />',
    { id: 'a' },
    '{"id":"a_intro","x":">"}',
    options,
  )
  renders(
    '<squarespace:echo c="{.if equal? a "1"}y{.or}n{.end}"/>',
    { a: '1' },
    '{"c":"y"}',
    options,
  )
  renders('<p class="<squarespace:scoped />">', { a: 1 }, '<p class="1">', options)
  renders('<squarespace:data>{a}{b}</squarespace:data>{a}', { a: 1, b: 2 }, 'inner21', options)
  renders('<squarespace:partial>body</squarespace:partial>', { b: 2 }, '[inner2]', options)
  renders('<squarespace:nothing>body</squarespace:nothing>', {}, '', options)
  renders(
    '<squarespace:data>{a}<squarespace:data>{a}</squarespace:data></squarespace:data>',
    {},
    'innerinner',
    options,
  )
  renders(
    '{.repeated section l}<squarespace:data>{@index}{a}</squarespace:data>{.end}',
    { l: [1, 2] },
    '1inner2inner',
    options,
  )
})

describe('platform tags nobody handles', () => {
  renders(
    '<squarespace:other a="{b}" >{b}</squarespace:other >',
    { b: 1 },
    '<squarespace:other a="1" >1</squarespace:other >',
  )
  renders('<squarespace:a b=c />', {}, '<squarespace:a b=c />')
  renders('<squarespace:toString/>', {}, '<squarespace:toString/>', options)
})

describe('platform tags on the wire', () => {
  parses('<squarespace:a b="c{d}"/>', [
    [
      100,
      'a',
      [
        [
          '<squarespace:a b="',
          'b',
          [
            [0, 'c'],
            [1, [['d']], 0],
          ],
        ],
      ],
      '"/>',
      0,
      '',
    ],
  ])
})

it('says whether there is a body', () => {
  const seen: PlatformTag[] = []
  const collect = { a: (tag: PlatformTag) => void seen.push(tag) }
  run('<squarespace:a/><squarespace:a x="1"></squarespace:a>', {}, { tags: collect })
  expect(seen).toEqual([
    { name: 'a', attributes: {}, hasBody: false },
    { name: 'a', attributes: { x: '1' }, hasBody: true },
  ])
})

it('goes on when a handler fails', () => {
  const { output, diagnostics } = run('<squarespace:fails/>.', {}, options)
  expect(output).toBe('.')
  expect(diagnostics[0]?.message).toBe(
    'RuntimeError: Unexpected Error error when executing PLATFORM_TAG: offline',
  )
})

it('warns of a tag that is never closed, and takes it as text', () => {
  const template = parseTemplate('a\n<squarespace:open>{b}', { name: 'x' })
  expect(template.diagnostics).toMatchObject([
    { code: 'unclosed-tag', severity: 'warning', file: 'x', line: 2, column: 1 },
  ])
  expect(run(template, { b: 1 }).output).toBe('a\n<squarespace:open>1')
})
