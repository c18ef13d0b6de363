import { expect, it } from 'vitest'
import { parseConsent, writeConsent } from './consent.ts'

it.each([
  { version: 1, allowed: [] },
  { version: 2, allowed: ['content', 'marketing'] as const },
])('keeps the choice %j in a cookie', (consent) => {
  expect(parseConsent(writeConsent(consent))).toEqual(consent)
})

it.each([undefined, '', 'true', '1', 'x:content', '1:<b>', `1:${'a'.repeat(100)}`])(
  'believes nothing else: %s',
  (value) => {
    expect(parseConsent(value)).toBeUndefined()
  },
)

it('leaves out purposes that it does not know', () => {
  expect(parseConsent('1:sold,statistics')).toEqual({ version: 1, allowed: ['statistics'] })
})
