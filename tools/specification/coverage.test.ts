import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { claimProblems } from './claims.ts'
import { COVERAGE_PAGE, coveragePage, problemsOf, readSpecification } from './coverage.ts'
import { factsIn, listProblems } from './facts.ts'
import { referenceProblems } from './references.ts'

const root = join(import.meta.dirname, '../..')

describe('the specification of this project', () => {
  const specification = readSpecification(root)

  it('has each fact once, and tests name no other', () => {
    expect(problemsOf(specification)).toEqual([])
  })

  it('is where comments say: a section, a heading', () => {
    expect(referenceProblems(root)).toEqual([])
  })

  it('says what is covered: npm run docs', () => {
    expect(readFileSync(join(root, COVERAGE_PAGE), 'utf8')).toBe(coveragePage(specification))
  })
})

const file = (text: string) => ({ name: '5-rules.md', section: '5', title: '5. Rules', text })

describe('facts', () => {
  it('are read from lists and from tables, under their headings', () => {
    const text = '# 5. Rules\n## Mail\n- `5.mail.01` Has an at.\n| `5.mail.02` | a dot | 2 |\n'
    expect(factsIn([file(text)])).toEqual([
      { id: '5.mail.01', section: '5', heading: 'Mail', text: 'Has an at.' },
      { id: '5.mail.02', section: '5', heading: 'Mail', text: 'a dot, 2' },
    ])
  })

  it('may stand in the list once, in the file of their section, under a heading', () => {
    const text = '- `5.mail.01` One.\n## Mail\n- `5.mail.01` Two.\n- `6.roles.01` Three.\n'
    expect(listProblems(factsIn([file(text)]))).toEqual([
      '5.mail.01 stands under no heading.',
      '5.mail.01 stands there twice.',
      '6.roles.01 stands in the file of section 5.',
    ])
  })
})

describe('claims', () => {
  const known = new Set(['5.mail.01'])
  const problems = (file: string, id = '5.mail.01') => claimProblems([{ id, file }], known).length

  it.each([
    'apps/server/src/features/mail/mail.db.test.ts',
    'e2e/mail.spec.ts',
    'packages/template/src/formatters/mail.test.ts',
  ])('may be made by %s', (test) => {
    expect(problems(test)).toBe(0)
    expect(problems(test, '5.mail.09')).toBe(1)
  })

  it.each([
    'packages/core/src/mail.test.ts',
    'apps/studio/src/mail.test.ts',
    'apps/server/src/drills/mail.nightly.test.ts',
    'e2e/nightly/mail.spec.ts',
    'packages/core/src/mail.ts',
  ])('may not be made by %s', (other) => {
    expect(problems(other)).toBe(1)
  })
})
