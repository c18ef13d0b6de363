import { describe, expect, it } from 'vitest'
import { linkAddress, linkProblem } from './link-address.ts'

describe('linkAddress', () => {
  it.each([
    ['https://example.com/a', 'https://example.com/a'],
    ['example.com/care', 'https://example.com/care'],
    ['me@example.com', 'mailto:me@example.com'],
    ['/about', '/about'],
    ['#prices', '#prices'],
    ['tel:+4930123', 'tel:+4930123'],
    ['+49 (30) 123-456', 'tel:+4930123456'],
    ['0301 234/56', 'tel:030123456'],
    ['2026', undefined],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['two words', undefined],
    ['', undefined],
  ])('takes %s as %s', (typed, address) => {
    expect(linkAddress(typed)).toBe(address)
  })
})

describe('linkProblem', () => {
  it.each([
    ['me@', 'emailFormat'],
    ['mailto:me', 'emailFormat'],
    ['two words', 'linkFormat'],
    ['ftp://example.com', 'linkFormat'],
    ['example.com', undefined],
  ])('says of %s what it lacks: %s', (typed, problem) => {
    expect(linkProblem(typed)).toBe(problem)
  })
})
