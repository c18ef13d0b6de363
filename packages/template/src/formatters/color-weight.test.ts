import { describe } from 'vitest'
import { holdsFact, renders } from '../test-template.ts'

holdsFact(
  'fact 9.template.03: light and dark meet in the middle of all colours',
  ['{a|color-weight}', { a: '7fffff' }, 'dark'],
  ['{a|color-weight}', { a: '800000' }, 'light'],
)

describe('above the middle is light', () => {
  renders('{a|color-weight}', { a: '#ffffff' }, 'light')
  renders('{a|color-weight}', { a: '800000' }, 'light')
  renders('{a|color-weight}', { a: '#FFF' }, 'light')
  renders('{a|color-weight}', { a: '888' }, 'light')
})

describe('below it is dark', () => {
  renders('{a|color-weight}', { a: '#000000' }, 'dark')
  renders('{a|color-weight}', { a: '7fffff' }, 'dark')
  renders('{a|color-weight}', { a: '777' }, 'dark')
  renders('{a|color-weight}', { a: '#00ffff' }, 'dark')
})

describe('four or five digits are small numbers', () => {
  renders('{a|color-weight}', { a: 'ffff' }, 'dark')
  renders('{a|color-weight}', { a: '#fffff' }, 'dark')
})

describe('numbers are read as text', () => {
  renders('{a|color-weight}', { a: 888888 }, 'light')
  renders('{a|color-weight}', { a: 123 }, 'dark')
})

describe('what is no such colour is neither', () => {
  for (const a of [
    'red',
    '#ff',
    '#fffffff',
    '##fff',
    '#ggg',
    ' #fff',
    '#fff\n',
    '',
    true,
    ['#fff'],
  ]) {
    renders('[{a|color-weight|json}]', { a }, '[]')
  }
  renders('[{a|color-weight|json}]', { a: null }, '[]')
  renders('[{a|color-weight|json}]', {}, '[]')
})
