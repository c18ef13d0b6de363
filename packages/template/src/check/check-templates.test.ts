import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseTemplate } from '../index.ts'
import { checkTemplate, checkTemplates, type Finding, SEVERITIES } from './index.ts'

const short = ({ code, line, column }: Finding) => `${line}:${column} ${code}`

/** Asserts the findings in one template, as `line:column code`. */
function finds(source: string, ...expected: string[]): void {
  it(`finds ${expected.join(', ') || 'nothing'} in ${JSON.stringify(source)}`, () => {
    expect(checkTemplate(parseTemplate(source)).map(short)).toEqual(expected)
  })
}

/** Files by name; those that end in `.block` are partials. */
function check(files: Record<string, string>): readonly Finding[] {
  const templates = Object.entries(files).map(([name, source]) => parseTemplate(source, { name }))
  return checkTemplates(templates, {
    partials: new Map(
      templates
        .filter(({ name }) => name.endsWith('.block'))
        .map((template) => [template.name, template]),
    ),
    partialOfTag: (_name, { template }) => template && `${template}.block`,
    canInject: (path) => path === './data.json',
  })
}

function findsTogether(
  what: string,
  files: Record<string, string>,
  expected: readonly Partial<Finding>[],
): void {
  it(what, () => {
    const findings = check(files)
    expect(findings).toMatchObject(expected)
    expect(findings).toHaveLength(expected.length)
  })
}

describe('what the parser reports', () => {
  finds('{a|htlm}', '1:4 formatter-unknown')
  finds('{a|html|htlm 3}', '1:9 formatter-unknown')
  finds('{.var @a b|htlm}', '1:12 formatter-unknown')
  finds('{.equals? a b}{.end}', '1:3 predicate-unknown')
  finds('{.if a}{.or equals? b}{.end}', '1:13 predicate-unknown')
  finds('a\n{.if b}\n', '2:1 eof-in-block')
  finds('{.if b}{.or}', '1:8 eof-in-block')
  finds('{.end}', '1:1 mismatched-end')
  finds('a{.or}', '1:2 not-allowed-at-root')
  finds('{.if a}{.alternates with}{.end}', '1:8 not-allowed-in-block')
  finds('{.if a}b{.or}c{.or}d{.end}', '1:15 dead-code-block')
  finds('{.if a}b{.or}c{.or even? d}e{.end}', '1:15 dead-code-block')
  finds('a{.eof}b{c}\n{d}', '1:8 instruction-after-eof')
  finds('<squarespace:query>', '1:1 tag-unclosed')

  it.each([
    ['{a|htlm}', 'html'],
    ['{a|json-prety}', 'json-pretty'],
    ['{.equals? a}{.end}', 'equal?'],
  ])('proposes what was meant by %s', (source, name) => {
    const [finding] = checkTemplate(parseTemplate(source))
    expect(finding?.hint).toBe(`Did you mean \`${name}\`?`)
  })

  it('proposes nothing for what is like nothing', () => {
    expect(checkTemplate(parseTemplate('{a|qqqqqqqq}'))[0]).not.toHaveProperty('hint')
  })
})

describe('arguments', () => {
  finds('{@|apply}', '1:4 formatter-needs-args')
  finds('{a|html|date}', '1:9 formatter-needs-args')
  finds('{a|date }', '1:4 formatter-needs-args')
  finds('{a|resizedHeightForWidth}', '1:4 formatter-needs-args')
  finds('{a|key-by b c}', '1:4 formatter-args-invalid')
  finds('{a|pluralize b c d}', '1:4 formatter-args-invalid')
  finds('{a|truncate 1 2 3}', '1:4 formatter-args-unused')
  finds('{a|html b}', '1:4 formatter-args-unused')
  finds('{a|html }')
  finds('{a|truncate 1 …}{a|pluralize}{a|date %Y %m}{a|output a b c d}')
  finds('{.equal?}{.end}', '1:3 predicate-needs-args')
  finds('{.if a}{.or equal?}{.end}', '1:13 predicate-needs-args')
  finds('{.equal? a b c}{.end}', '1:3 predicate-args-invalid')
  finds('{.even? a b}{.end}', '1:3 predicate-args-unused')
  finds('{.main-image? a}{.end}', '1:3 predicate-args-unused')
  finds('{.equal?:a:"b c"}{.end}{.even?}{.end}{.nth? 3}{.end}')

  it('knows what a space inside quotes does', () => {
    const [finding] = checkTemplate(parseTemplate('{.equal? a "b c"}{.end}'))
    expect(finding?.hint).toContain('`equal?/a/"two words"`')
  })
})

describe('conditions', () => {
  finds('{.equal? 1 2}{.end}', '1:1 constant-condition')
  finds('{.equal? a a}{.end}', '1:1 constant-condition')
  finds('{.if a}{.or lessThan? 1 2}{.end}', '1:8 constant-condition')
  finds('{.nth? 6 3}{.end}', '1:1 constant-condition')
  finds('{.if true}{.end}', '1:1 constant-condition')
  finds('{.equal? 1}{.end}{.equal? a 2}{.nth? a 2}{.end}{.end}{.if a || true}{.end}')

  it.each([
    ['{.equal? 1 1}{.end}', 'always true'],
    ['{.equal? 1 "1"}{.end}', 'always false'],
    ['{.notEqual? a a}{.end}', 'always false'],
  ])('says how %s comes out', (source, outcome) => {
    expect(checkTemplate(parseTemplate(source))[0]?.message).toContain(outcome)
  })

  finds('{.repeated section a} {.alternates with}, {.end}', '1:1 empty-loop-body')
  finds('{.repeated section a}{@}{.alternates with}, {.end}')
  finds('{.repeated section a}\n {# later}{.end}', '1:1 empty-loop-body')
  finds('{.repeated section a}{.end}', '1:1 empty-loop-body')
  finds('{.repeated section a} {.or}none{.end}')
})

describe('expressions', () => {
  finds('{.eval 1 +}')
  finds('a{.eval (1}', '1:2 expression-parse')
  finds('{.eval foo(1)}', '1:1 expression-parse')
  finds('{.eval @a = 1; @a + b}')
})

describe('locals', () => {
  const alone = (source: string) => ({ 'a.region': source })

  findsTogether('that nothing binds are found', alone('{.var @title a}{@titel}{@title}'), [
    {
      code: 'local-never-bound',
      column: 17,
      message: 'Nothing ever binds `@titel`, so it has no value.',
      hint: 'Did you mean `@title`?',
    },
  ])
  findsTogether(
    'are looked for in tags of every kind',
    alone(
      '{.section @a}{.end}{.repeated section @b.c}-{.end}{.if @d || e}{.end}{.equal? @f 1}{.end}{.var @g @h}{.ctx @i k=@j}',
    ),
    ['@a', '@b', '@d', '@f', '@h', '@j'].map((name) => ({
      code: 'local-never-bound',
      message: expect.stringContaining(`\`${name}\``),
    })),
  )
  findsTogether(
    'of the language and of other files are known',
    {
      'a.region':
        '{.inject @data ./data.json}{@|apply x.block}{.eval @sum = 1}{.ctx @c a=b}{.var @v b}',
      'x.block': '{@}{@index}{@index0}{@args.a}{@data}{@sum}{@c.a}{@v}{a.@b}',
    },
    [],
  )

  findsTogether('are not missed twice when their tag is wrong', alone('{.var @a b }{@a}{@a}'), [
    { code: 'space-in-tag' },
  ])

  finds('{.var @a b}{.section c}{.section @a}{.end}{.end}', '1:34 local-out-of-reach')
  finds('{.var @a b}{.section c}{.repeated section @a.d}-{.end}{.end}', '1:43 local-out-of-reach')
  finds('{.var @a b}{.section @a}{.end}{.if c}{.section @a}{.end}{.end}')
  finds('{.section c}{.var @a b}{.if d}{.section @a}{.end}{.end}{.end}')
  finds('{.var @a b}{.section c}{.include d}{.section @a}{.end}{.end}')
  finds('{.var @a b}{.section c}{.if @a}{@a}{.end}{.end}')
})

describe('partials', () => {
  findsTogether(
    'that are not there are found however they are called',
    {
      'a.region':
        '{a|html|apply nav}{.include card.blok}<squarespace:navigation template="nva"/>{.var @a b|apply:n:c}',
      'nav.block': '',
      'card.block': '',
    },
    [
      { code: 'apply-partial-missing', column: 9, hint: 'Did you mean `nav.block`?' },
      { code: 'include-partial-missing', column: 29, hint: 'Did you mean `card.block`?' },
      { code: 'apply-partial-missing', column: 39, hint: 'Did you mean `nav.block`?' },
      { code: 'apply-partial-missing', message: 'There is no partial or macro called `n`.' },
    ],
  )
  findsTogether(
    'may be macros of another file',
    { 'a.region': '{.macro m}x{.end}{@|apply x.block}', 'x.block': '{@|apply m}' },
    [],
  )
  findsTogether('that nobody runs are told of, if they are macros', { a: '{.macro m}x{.end}' }, [
    { code: 'macro-unused', column: 9, severity: 'warning' },
  ])
  findsTogether('of files are injected', { a: '{.inject @a ./data.json}{.inject @b ./no.json}' }, [
    { code: 'inject-path-missing', column: 37 },
  ])

  it('of a template alone are nobody’s business', () => {
    const source = '{@|apply a.block}{.include b}{@c}{.inject @d e}{.macro f}{.end}'
    expect(checkTemplate(parseTemplate(source))).toEqual([])
  })
})

describe('recursion', () => {
  findsTogether('of a partial without condition never ends', { 'a.block': 'x{@|apply a.block}' }, [
    {
      code: 'partial-recursion-endless',
      severity: 'error',
      file: 'a.block',
      column: 5,
      message: expect.stringContaining('`a.block` → `a.block`'),
    },
  ])
  findsTogether(
    'that data ends is a warning',
    { 'a.block': '{.repeated section items}{@|apply a.block}{.end}' },
    [{ code: 'partial-recursion', severity: 'warning' }],
  )
  findsTogether(
    'of several is told with its way round, once',
    {
      'page.region': '{@|apply b.block}{@|apply a.block}',
      'a.block': '{@|apply b.block}',
      'b.block': '{@|apply c.block}',
      'c.block': '<squarespace:navigation template="a"/>{@|apply d.block}',
      'd.block': '',
    },
    [
      {
        code: 'partial-recursion-endless',
        file: 'c.block',
        message: expect.stringContaining('`a.block` → `b.block` → `c.block` → `a.block`'),
      },
    ],
  )
  findsTogether(
    'goes through macros',
    { 'a.region': '{.macro m}{.if x}{@|apply m}{.end}{.end}{@|apply m}' },
    [{ code: 'partial-recursion', message: expect.stringContaining('`m` → `m`') }],
  )

  it('is found in long chains', () => {
    const count = 3_000
    const files = Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `${index}.block`,
        `{@|apply ${(index + 1) % count}.block}`,
      ]),
    )
    expect(check(files)).toHaveLength(1)
  })
})

it('orders what it finds by place', () => {
  const findings = check({ b: '{.end}{a|b}', a: '{c|d}\n{.end}' })
  expect(findings.map(({ file, line }) => [file, line])).toEqual([
    ['a', 1],
    ['a', 2],
    ['b', 1],
    ['b', 1],
  ])
})

it('gives every finding the severity of its code', () => {
  for (const { code, severity } of check({ a: '{.end}{.macro m}{.end}{.if true}{.end}{a|b}' })) {
    expect(severity).toBe(SEVERITIES[code])
  }
})

it('survives any text', () => {
  const pieces =
    '{ } . | & ? @ # ## ## } if or end section repeated var ctx eval macro include html equal a 1 < / squarespace: = " \n'
  const words = fc.array(fc.constantFrom(...pieces.split(' '), ' '), { maxLength: 40 })
  fc.assert(
    fc.property(
      fc.oneof(
        words.map((all) => all.join('')),
        fc.string(),
      ),
      (source) => {
        expect(check({ 'a.block': source, 'b.region': source })).toBeInstanceOf(Array)
      },
    ),
    { numRuns: 1_000 },
  )
})
