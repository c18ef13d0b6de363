import { describe, expect, it } from 'vitest'
import { type EmailStrictness, isEmail, isMailable } from './email.ts'
import { TEST_EMAILS } from './test-emails.ts'

describe.each(['deliverable', 'formField'] as const)('isEmail, %s', (strictness) => {
  const wanted = TEST_EMAILS.map(({ address, ...takes }) => [address, takes[strictness]])
  it.each(wanted)('%j: %s', (address, isTaken) => {
    expect(isEmail(address as string, strictness)).toBe(isTaken)
  })
})

describe('isEmail', () => {
  it.each<[EmailStrictness, number, number]>([
    ['deliverable', 6, 254],
    ['formField', 6, 256],
  ])('%s: takes addresses of %i to %i characters', (strictness, shortest, longest) => {
    const domain = `@${`${'d'.repeat(60)}.`.repeat(3)}co`
    const local = 'l'.repeat(strictness === 'deliverable' ? 64 : longest - domain.length)
    const padding = longest - domain.length - local.length
    const long = `${local}@${padding > 0 ? `${'p'.repeat(padding - 1)}.` : ''}${domain.slice(1)}`
    expect(long).toHaveLength(longest)
    expect(isEmail(long, strictness)).toBe(true)
    expect(isEmail(`${long}x`.replace('@', 'x@'), strictness)).toBe(false)
    expect(isEmail('a@b.co'.slice(0, shortest), strictness)).toBe(true)
  })
})

describe('isMailable', () => {
  it.each(TEST_EMAILS.map(({ address, ...takes }) => [address, takes]))('%j', (address, takes) => {
    expect(isMailable(address)).toBe(takes.deliverable || takes.formField)
  })
})
