/** The numbers that templates, themes and stored content share: a change of one would break what people have. */

import { expect, it } from 'vitest'
import {
  BLOCK_TYPES,
  BLOCK_VARIANTS,
  COLLECTION_TYPES,
  FOLDER_BEHAVIORS,
  PAGE_TYPES,
  PRODUCT_TYPES,
  RECORD_TYPES,
  tracksPageViews,
} from './enumerations.ts'

const numbersOf = (table: object) => Object.values(table).join(' ')

it('page types have their numbers', () => {
  expect(numbersOf(PAGE_TYPES)).toBe(
    '1 2 3 50 100 101 102 103 104 105 106 200 201 202 203 204 205 206 207 208 209 210 211 300 301 400',
  )
  expect(PAGE_TYPES).toMatchObject({
    mainContent: 1,
    contentItem: 50,
    notFound: 100,
    search: 102,
    lockScreen: 103,
    showCart: 200,
    orderStatus: 211,
    singleSignOn: 400,
  })
})

it('visits to not-found, search, lock-screen and access-denied pages are not tracked', () => {
  const untracked = Object.values(PAGE_TYPES).filter((type) => !tracksPageViews(type))
  expect(untracked).toEqual([100, 102, 103, 106])
})

it('numbers the types of products', () => {
  expect(PRODUCT_TYPES).toEqual({ physical: 1, digital: 2, service: 3, giftCard: 4, paywall: 5 })
})

it('record types', () => {
  expect(numbersOf(RECORD_TYPES)).toBe('1 2 4 5 7 8 11 12 14 15 16 17 18 19 20 21 30 31 50 52 54')
  expect(RECORD_TYPES).toMatchObject({ text: 1, image: 2, storeItem: 11, event: 12, kbarticle: 54 })
})

it('collection types', () => {
  expect(numbersOf(COLLECTION_TYPES)).toBe('1 2 3 4 5 6 7 8 10 11 12 13 15 16 17 18 24 25')
  expect(COLLECTION_TYPES).toMatchObject({ generic: 1, page: 10, products: 13, course: 25 })
})

it('folder behaviors', () => {
  expect(FOLDER_BEHAVIORS).toEqual({ index: 1, redirect: 2, none: 3 })
})

it('block types', () => {
  expect(numbersOf(BLOCK_TYPES)).toBe(
    '1 2 3 4 5 6 7 8 9 10 11 12 13 14 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 65 66 67 68 69 70 71 72 1337',
  )
  expect(BLOCK_TYPES).toMatchObject({
    html: 2,
    image: 5,
    spacer: 21,
    code: 23,
    quote: 31,
    search: 33,
    audio: 41,
    product: 43,
    'horizontal-rule': 47,
    button: 53,
    chart: 62,
    'appointment-scheduling': 65,
    'pricing-plan': 72,
  })
})

it('block variants', () => {
  expect(Object.values(BLOCK_VARIANTS).map(numbersOf).join(' ')).toBe(
    '1000 1002 1003 1004 1005 1006 1007 1008 1009 1010 1011 1012 1013 1014 1015 1016 1017 1018 1019',
  )
})
