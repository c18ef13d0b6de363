import { describe, expect, it } from 'vitest'
import { checkSignUp, type SignUp } from './check-sign-up.ts'
import { emailKey, SUBSCRIBER_MOVES } from './subscriber.ts'

const ADA: SignUp = {
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: '',
  agreesTo: '',
  hasAgreed: false,
}

describe('a sign-up', () => {
  it.each<[string, Partial<SignUp>, object]>([
    ['that is right', {}, {}],
    ['with a long final label', { email: 'ada@kiln.photography' }, {}],
    ['without an address', { email: '' }, { email: 'required' }],
    ['with none', { email: 'ada' }, { email: 'emailInvalid' }],
    ['of an address and another', { email: 'a@b.ch,c@d.ch' }, { email: 'emailInvalid' }],
    ['with a book for a name', { lastName: 'x'.repeat(101) }, { lastName: 'tooLong' }],
    ['without the consent it asks for', { agreesTo: 'Yes' }, { consent: 'required' }],
    ['with it', { agreesTo: 'Yes', hasAgreed: true }, {}],
  ])('%s', (_name, change, problems) => {
    expect(checkSignUp({ ...ADA, ...change })).toEqual(problems)
  })
})

describe('subscribers', () => {
  it('are the same by any capitals', () => {
    expect(emailKey(' Ada@Example.COM ')).toBe('ada@example.com')
  })

  it('have states that can all be reached and left', () => {
    const reached = new Set<string>(Object.values(SUBSCRIBER_MOVES).flat())
    expect(Object.keys(SUBSCRIBER_MOVES).filter((state) => !reached.has(state))).toEqual([
      'pending',
    ])
    expect(Object.values(SUBSCRIBER_MOVES).every((moves) => moves.length > 0)).toBe(true)
  })
})
