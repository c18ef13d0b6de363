import { describe, expect, it } from 'vitest'
import type { HardWords } from '../canvas/protocol.ts'
import { mendOf } from './mend-contrast.ts'
import type { Tweak } from './style-state.ts'

const color = (name: string, initial: string): Tweak => ({
  type: 'color',
  name,
  title: name,
  category: '',
  options: [],
  initial,
  live: [],
})
const TWEAKS = [color('background', '#fbfaf7'), color('text', '#222222'), color('dark', '#222222')]
const HARD: HardWords = {
  front: '#eeeeee',
  back: '#fbfaf7',
  ratio: 1.1,
  least: 4.5,
  words: 'Rooms',
  target: { kind: 'none' },
  count: 1,
}
const mend = (values: Record<string, string>, last?: string, hard = HARD) => {
  const found = mendOf(hard, { tweaks: TWEAKS, values, last })
  return found && [found.tweak.name, found.color]
}

describe('a way to make words readable', () => {
  it('is the nearest colour for the words', () => {
    expect(mend({ text: '#eeeeee' })).toEqual(['text', '#737373'])
  })

  it('is one for the background where that was changed last', () => {
    const hard = { ...HARD, front: '#222222', back: '#333333' }
    expect(mend({ background: '#333' }, 'background', hard)).toEqual(['background', '#898989'])
  })

  it('is for the choice that was changed last, of several with the same colour', () => {
    const hard = { ...HARD, front: '#222222', back: '#333333' }
    expect(mend({}, 'dark', hard)?.[0]).toBe('dark')
  })

  it('knows a colour however it is written', () => {
    expect(mend({ text: 'rgb(238 238 238)' })?.[0]).toBe('text')
  })

  it('is not there for colours that follow from others', () => {
    expect(mend({}, undefined, { ...HARD, front: '#ededed', back: '#f0f0f0' })).toBeUndefined()
  })
})
