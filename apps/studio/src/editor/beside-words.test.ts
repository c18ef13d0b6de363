import { describe, expect, it } from 'vitest'
import { besideWords } from './beside-words.ts'

const BAR = { width: 200, height: 40 }
const ROOM = { width: 600, height: 400, isTouch: false }
const words = (x: number, y: number, width = 100, height = 20) => ({ x, y, width, height })

describe('besideWords', () => {
  it.each([
    ['above the words, in their middle', words(250, 100), ROOM, { left: 200, top: 52 }],
    ['below them at the top', words(250, 10), ROOM, { left: 200, top: 38 }],
    ['within the left edge', words(0, 100), ROOM, { left: 0, top: 52 }],
    ['within the right edge', words(580, 100), ROOM, { left: 400, top: 52 }],
    [
      'below them for fingers',
      words(250, 100),
      { ...ROOM, isTouch: true },
      { left: 200, top: 148 },
    ],
    [
      'above for fingers at the bottom',
      words(250, 350),
      { ...ROOM, isTouch: true },
      { left: 200, top: 302 },
    ],
    ['in the window for words that fill it', words(0, -50, 600, 600), ROOM, { left: 200, top: 0 }],
    [
      'at the left where it is too wide',
      words(0, 100),
      { ...ROOM, width: 150 },
      { left: 0, top: 52 },
    ],
  ])('puts the bar %s', (_where, at, room, place) => {
    expect(besideWords(at, BAR, room)).toEqual(place)
  })

  it.each([words(0, -60), words(0, 401)])('puts it nowhere beside words out of sight', (at) => {
    expect(besideWords(at, BAR, ROOM)).toBeUndefined()
  })
})
