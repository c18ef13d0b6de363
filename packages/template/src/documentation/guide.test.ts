/** The guide to the language says nothing that is not so. */

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { imageTemplate, parseTemplate, type TagHandlers } from '../index.ts'
import { defaultLimits } from '../limits.ts'
import { run } from '../test-template.ts'
import { guideExamples } from './guide-examples.ts'

const page = readFileSync(
  new URL('../../../../docs/guides/template-language.md', import.meta.url),
  'utf8',
)
const examples = guideExamples(page)

const INSTRUCTIONS = [
  ...[
    '{.section ',
    '{.repeated section ',
    '{.alternates with}',
    '{.if ',
    '{.or}',
    '{.or ',
    '{.end}',
  ],
  ...[
    '{.var ',
    '{.ctx ',
    '{.inject ',
    '{.eval ',
    '{.macro ',
    '{.include ',
    '|apply ',
    '<squarespace:',
  ],
  ...['{.meta-left}', '{.meta-right}', '{.space}', '{.tab}', '{.newline}', '{# ', '{## '],
]

/** Tag handlers like the platform's, with the site's pages as part of the data. */
const tags: TagHandlers = {
  image: ({ attributes }) => ({ html: imageTemplate(attributes) }),
  navigation: (_tag, scope) => ({ data: { items: scope.resolve('pages') } }),
}

describe('docs/guides/template-language.md', () => {
  it.each(examples)('line $line: $template', ({ template, output, problems, data, ...given }) => {
    const result = run(template, data, { ...given, tags })
    const found = [...parseTemplate(template).diagnostics, ...result.diagnostics]
    expect(result.output).toBe(output)
    expect(found.map(({ message }) => message)).toEqual(problems)
  })

  it('shows every instruction', () => {
    const shown = examples
      .map(({ template, partials }) => [template, ...Object.values(partials)].join('\n'))
      .join('\n')
    const missing = INSTRUCTIONS.filter((instruction) => !shown.includes(instruction))
    expect(missing).toEqual([])
  })

  it('tells every limit', () => {
    const told = [...page.matchAll(/^\| `(\w+)` +\| +([\d,]+) /gm)]
    expect(
      Object.fromEntries(told.map(([, name, limit = '']) => [name, +limit.replaceAll(',', '')])),
    ).toEqual(defaultLimits)
  })
})
