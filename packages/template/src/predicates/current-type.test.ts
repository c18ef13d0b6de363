import { describe } from 'vitest'
import { fails, holds } from './test-predicate.ts'

const CODES = {
  heading: 1,
  body: 3,
  image: 4,
  gallery: 5,
  video: 6,
  'social-icons': 7,
  buttons: 8,
  navigation: 9,
  'custom-form': 10,
  newsletter: 11,
  album: 12,
  map: 13,
  logo: 14,
  action: 15,
  form: 16,
  lock: 17,
  password: 18,
  twitter: 19,
}

describe('each kind of slice has its code', () => {
  for (const [name, code] of Object.entries(CODES)) {
    holds(`current-type? ${name}`, { currentType: code })
    fails(`current-type? ${name}`, { currentType: 2 })
  }
})

describe('the code is taken for a whole number', () => {
  holds('current-type? body', { currentType: '3' })
  holds('current-type? body', { currentType: 3.9 })
  fails('current-type? body', { currentType: 'body' })
  fails('current-type? body', {})
  fails('current-type? body', null)
})

describe('names that are unknown name nothing', () => {
  fails('current-type? Body', { currentType: 3 })
  fails('current-type? 3', { currentType: 3 })
  fails('current-type? constructor', { currentType: 0 })
  fails('current-type? toString', { currentType: -1 })
})

describe('without a name it asks for the slice that is undefined', () => {
  holds('current-type?', { currentType: -1 })
  holds('current-type? undefined', { currentType: -1 })
  fails('current-type?', {})
})

describe('only the first argument counts', () => {
  holds('current-type?/body/map', { currentType: 3 })
})
