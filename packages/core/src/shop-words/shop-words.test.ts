import { describe, expect, it } from 'vitest'
import { ENGLISH as ISLANDS } from '../words/english.ts'
import { ENGLISH, type ShopKey } from './english.ts'
import { sayShop } from './say-shop.ts'
import { LANGUAGES, shopWordsIn, shopWordsToBring, speaks } from './shop-words.ts'

const KEYS = Object.keys(ENGLISH) as ShopKey[]
const partsIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()

describe('the words of the shop’s own pages', () => {
  it.each([...LANGUAGES])('in %s are all there, with the same parts to fill in', (_name, words) => {
    for (const key of KEYS) {
      expect(words[key].trim()).not.toBe('')
      expect(partsIn(words[key])).toEqual(partsIn(ENGLISH[key]))
    }
  })

  it('are each another one in English than all others and those of islands', () => {
    const all = [...Object.values(ENGLISH), ...Object.values(ISLANDS)]
    expect(new Set(all).size).toBe(all.length)
  })

  it('are those of the language, or English, which the page then says of itself', () => {
    expect(shopWordsIn('de-CH').checkoutTitle).toBe('Kasse')
    expect(shopWordsIn('nl').checkoutTitle).toBe('Checkout')
    expect([speaks('de-CH'), speaks('nl')]).toEqual([true, false])
  })

  it('come with a page where they are not the English ones, the owner’s first', () => {
    expect(shopWordsToBring('en-GB')).toEqual({})
    const own = { checkoutTitle: 'Till', islandCheckOut: 'To the till' }
    expect(shopWordsToBring('en', own)).toEqual({ Checkout: 'Till', 'Check out': 'To the till' })
    expect(shopWordsToBring('fr', own)).toMatchObject({ Checkout: 'Till', Email: 'E-mail' })
  })
})

describe('what the server says in English', () => {
  const say = sayShop(shopWordsToBring('de'))

  it.each([
    ['Required', 'Pflichtfeld'],
    [
      'Please check the postal code, such as EC1Y 8SY.',
      'Bitte prüfen Sie die Angabe: Postleitzahl, zum Beispiel EC1Y 8SY.',
    ],
    ['Choose the emirate from the list.', 'Bitte aus der Liste wählen: Emirat.'],
    [
      'That code is for orders of $5.00 (or so) or more.',
      'Dieser Code gilt für Bestellungen ab $5.00 (or so).',
    ],
    ['Includes tax', 'Enthaltene Steuer'],
    ['Includes VAT 20%', 'Enthält VAT 20%'],
    ['Words of an owner', 'Words of an owner'],
    ['constructor', 'constructor'],
  ])('is said in the language of the page: %s', (english, german) => {
    expect(say(english)).toBe(german)
  })

  it('stays as it is in English', () => {
    const words = 'Please check the ZIP code, such as 95014.'
    expect(sayShop({})(words)).toBe(words)
  })
})
