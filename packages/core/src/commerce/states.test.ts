import { describe, expect, it } from 'vitest'
import { flawsOf, IllegalMove, transition } from './state-machine.ts'
import { CHECKOUT, REFUND, STATE_MACHINES } from './states.ts'

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

it('a state with a way back that is named as a rest is no flaw', () => {
  const moves = { start: ['over'], over: ['start'] }
  const machine = { name: 'thing', initial: 'start', moves }
  expect(flawsOf(machine)).toEqual(['start is endless', 'over is endless'])
  expect(flawsOf({ ...machine, rests: ['over'] })).toEqual([])
})

describe('transition', () => {
  it('gives the next state where the table allows it', () => {
    expect(transition(CHECKOUT, 'awaitingPayment', 'completed')).toBe('completed')
  })

  it.each(['completed', 'expired', 'open'] as const)('refuses open to %s', (to) => {
    expect(() => transition(CHECKOUT, 'open', to)).toThrow(IllegalMove)
  })

  it('says what would be allowed', () => {
    expect(() => transition(REFUND, 'undone', 'pending')).toThrow(
      'A refund that is undone cannot become pending, only nothing',
    )
  })
})
