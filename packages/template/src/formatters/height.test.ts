import { describe } from 'vitest'
import { renders } from '../test-template.ts'

describe('the whole number behind the x', () => {
  renders('{size|height}', { size: '1600x900' }, '900')
  renders('{size|height}', { size: '10 x 5.9 ' }, '5')
  renders('{size|height|json}', { size: '10x20' }, '20')
})

describe('two parts are a size even if they are no numbers', () => {
  renders('{size|height}', { size: '640x' }, 'NaN')
  renders('{size|height}', { size: 'x480' }, '480')
})

describe('anything else is none', () => {
  renders('[{size|height|json}]', { size: '640' }, '[]')
  renders('[{size|height|json}]', { size: '1x2x3' }, '[]')
  renders('[{size|height|json}]', { size: 480 }, '[]')
  renders('[{size|height|json}]', { size: null }, '[]')
  renders('[{size|height|json}]', {}, '[]')
  renders('[{size|height|json}]', { size: { a: 1 } }, '[]')
})
