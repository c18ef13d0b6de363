import { describe, expect, it } from 'vitest'
import { flawsOf, IllegalMove, transition } from './state-machine.ts'
import { CHECKOUT, ORDER_PAYMENT, STATE_MACHINES } from './states.ts'

describe('the tables of states', () => {
  it.each(STATE_MACHINES.map((machine) => [machine.name, machine] as const))(
    'have nothing unknown, unreachable or endless in a %s',
    (_name, machine) => expect(flawsOf(machine)).toEqual([]),
  )
})

describe('flawsOf', () => {
  it('finds each kind of flaw', () => {
    const moves = { start: ['loop', 'nowhere'], loop: ['loop'], island: ['end'], end: [] }
    expect(flawsOf({ name: 'thing', initial: 'start', moves })).toEqual([
      'nowhere is unknown',
      'island is unreachable',
      'end is unreachable',
      'start is endless',
      'loop is endless',
    ])
  })
})

describe('transition', () => {
  it('gives the next state where the table allows it', () => {
    expect(transition(CHECKOUT, 'awaitingPayment', 'completed')).toBe('completed')
  })

  it.each(['completed', 'expired', 'open'] as const)('refuses open to %s', (to) => {
    expect(() => transition(CHECKOUT, 'open', to)).toThrow(IllegalMove)
  })

  it('says what would be allowed', () => {
    expect(() => transition(ORDER_PAYMENT, 'refunded', 'paid')).toThrow(
      'A order’s payment that is refunded cannot become paid, only nothing',
    )
  })
})
