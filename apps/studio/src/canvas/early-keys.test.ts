import { describe, expect, it } from 'vitest'
import { createEarlyKeys } from './early-keys.ts'

describe('early keys', () => {
  const key = (name: string) => ({ key: name }) as KeyboardEvent

  function make() {
    const clock = { ms: 0, isAwaited: false }
    const early = createEarlyKeys({ now: () => clock.ms, isAwaited: () => clock.isAwaited })
    return { clock, early }
  }

  it('keeps keys in their order once a text was asked for', () => {
    const { early } = make()
    early.expect()
    expect([early.keep(key('a')), early.keep(key('b'))]).toEqual([true, true])
    expect(early.release().map((event) => event.key)).toEqual(['a', 'b'])
  })

  it.each<[string, (made: ReturnType<typeof make>) => void]>([
    ['before a text was asked for', () => {}],
    [
      'after the text came',
      ({ early }) => {
        early.expect()
        early.release()
      },
    ],
    [
      'when the studio says nothing',
      ({ early, clock }) => {
        early.expect()
        clock.ms = 1_000
      },
    ],
  ])('leaves keys alone %s', (_when, prepare) => {
    const made = make()
    prepare(made)
    expect(made.early.keep(key('a'))).toBe(false)
    expect(made.early.release()).toEqual([])
  })

  it('keeps them for as long as the code of the text is fetched', () => {
    const { early, clock } = make()
    early.expect()
    clock.isAwaited = true
    clock.ms = 60_000
    expect(early.keep(key('a'))).toBe(true)
  })
})
