import { describe } from 'vitest'
import { renders } from '../test-template.ts'
import { fails, holds } from './test-predicate.ts'

describe('clickable?', () => {
  holds('clickable?', { folderBehavior: 1 })
  holds('clickable?', { folderBehavior: 2 })
  holds('clickable?', { folderBehavior: '2' })
  fails('clickable?', { folderBehavior: 0 })
  fails('clickable?', { folderBehavior: null })
  fails('clickable?', { folderBehavior: 'index' })
})

describe('what says nothing is clickable', () => {
  holds('clickable?', null)
  holds('clickable?', 5)
})

describe('it may be said further out', () => {
  renders('{.section a}{.clickable?}{.or}no{.end}{.end}', { folderBehavior: 3, a: [1] }, 'no')
})
