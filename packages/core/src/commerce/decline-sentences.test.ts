import { describe, expect, it } from 'vitest'
import { declineSentence } from './decline-sentences.ts'

describe('a declined card', () => {
  it('is explained by the bank’s reason before the kind of error', () => {
    const codes = { code: 'card_declined', declineCode: 'insufficient_funds' }
    expect(declineSentence(codes)).toContain('not enough money')
    expect(declineSentence({ code: 'expired_card' })).toContain('has expired')
  })

  it.each([
    'lost_card',
    'stolen_card',
    'fraudulent',
    'generic_decline',
    'a code of tomorrow',
    'toString',
  ])('reads as any other for %s', (declineCode) => {
    expect(declineSentence({ code: 'card_declined', declineCode })).toBe(declineSentence({}))
  })
})
