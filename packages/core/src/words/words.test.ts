import { describe, expect, it } from 'vitest'
import { ENGLISH, type IslandKey } from './english.ts'
import { fillIn } from './fill-in.ts'
import { keysOn, LANGUAGES, wordsIn, wordsToBring } from './island-words.ts'

const KEYS = Object.keys(ENGLISH) as IslandKey[]

describe('the words of islands', () => {
  it.each([...LANGUAGES])('in %s are all there, with the same parts to fill in', (_name, words) => {
    const parts = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()
    for (const key of KEYS) {
      expect(words[key].trim()).not.toBe('')
      expect(parts(words[key])).toEqual(parts(ENGLISH[key]))
    }
  })

  it('are each another one in English, by which the others are found', () => {
    expect(new Set(Object.values(ENGLISH)).size).toBe(KEYS.length)
  })

  it.each([
    ['de-CH', 'Schließen'],
    ['fr', 'Fermer'],
    ['nl', 'Close'],
  ])('in %j are those of its language, or English', (language, word) => {
    expect(wordsIn(language).islandClose).toBe(word)
  })
})

describe('the words that a page brings', () => {
  it('are none in English', () => {
    expect(wordsToBring('en-GB', {})).toEqual({})
  })

  it('are the theme’s own where it has some, in English too', () => {
    const own = { islandClose: 'Shut', islandNotice: '', islandShare: {} }
    expect(wordsToBring('en', own)).toEqual({ Close: 'Shut' })
    expect(wordsToBring('fr', own, ['islandClose', 'islandNotice'])).toEqual({
      Close: 'Shut',
      Notice: 'Avis',
    })
  })

  it('are those of the islands on it, and of the cart, which may come to any page', () => {
    const keys = keysOn('<span class="sw-popup-mark"></span>')
    expect(keys).toContain('islandClose')
    expect(keys).toContain('islandItems')
    expect(keys).not.toContain('islandNextPicture')
  })
})

it('fills in parts, and leaves those that are not given', () => {
  expect(fillIn('{at} of {count}', { at: 1 })).toBe('1 of {count}')
})
