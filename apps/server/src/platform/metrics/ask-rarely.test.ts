import { describe, expect, it } from 'vitest'
import { askRarely } from './ask-rarely.ts'

describe('askRarely', () => {
  it('puts one question for all who ask within the time for which an answer is good', async () => {
    let asked = 0
    let now = 0
    const ask = askRarely(
      async () => {
        asked += 1
        return asked
      },
      { goodForMs: 100, now: () => now },
    )
    expect(await Promise.all([ask(), ask()])).toEqual([1, 1])
    now = 99
    expect(await ask()).toBe(1)
    now = 100
    expect(await ask()).toBe(2)
  })

  it('gives nothing where the question fails, and puts it again later', async () => {
    let now = 0
    const ask = askRarely(
      async () => {
        if (now === 0) throw new Error('away')
        return 'back'
      },
      { goodForMs: 100, now: () => now },
    )
    expect(await ask()).toBeUndefined()
    now = 100
    expect(await ask()).toBe('back')
  })

  it('waits no longer than its patience, and puts no second question beside one that hangs', async () => {
    let asked = 0
    let now = 0
    const ask = askRarely(
      () => {
        asked += 1
        return new Promise<never>(() => undefined)
      },
      { goodForMs: 100, patienceMs: 1, now: () => now },
    )
    expect(await ask()).toBeUndefined()
    now = 1_000
    expect(await ask()).toBeUndefined()
    expect(asked).toBe(1)
  })
})
