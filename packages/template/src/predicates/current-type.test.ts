import { describe } from 'vitest'
import { fails, holds } from './test-predicate.ts'

const NAMES =
  'heading sub-heading body image gallery video social-icons buttons navigation custom-form newsletter album map logo action form lock password twitter popup-overlay-action temp-lock-inject sso-options'

describe('each kind has its code, from heading 1 on', () => {
  for (const [index, name] of NAMES.split(' ').entries()) {
    holds(`current-type? ${name}`, { currentType: index + 1 })
    fails(`current-type? ${name}`, { currentType: index + 2 })
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
