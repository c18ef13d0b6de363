import { describe } from 'vitest'
import { renders } from '../test-template.ts'
import { fails, holds } from './test-predicate.ts'

describe('redirect?', () => {
  holds('redirect?', { folderBehavior: '2' })
  fails('redirect?', { folderBehavior: 1 })
  fails('redirect?', { folderBehavior: 'redirect' })
  fails('redirect?', {})
  fails('redirect?', null)
})

describe('it must be that of the value at hand', () => {
  renders('{.section a}{.redirect?}{.or}no{.end}{.end}', { folderBehavior: 2, a: [1] }, 'no')
})
