import { describe } from 'vitest'
import { renders } from '../test-template.ts'

describe('the whole number before the x', () => {
  renders('{size|width}', { size: '1600x900' }, '1600')
  renders('{size|width}', { size: ' 10.9 x 5' }, '10')
  renders('{size|width}', { size: '-3x7' }, '-3')
  renders('{size|width|json}', { size: '10x20' }, '10')
})

describe('two parts are a size even if they are no numbers', () => {
  renders('{size|width}', { size: '640x' }, '640')
  renders('{size|width}', { size: 'x480' }, 'NaN')
  renders('{size|width}', { size: 'x' }, 'NaN')
})

describe('anything else is none', () => {
  renders('[{size|width|json}]', { size: '640' }, '[]')
  renders('[{size|width|json}]', { size: '1x2x3' }, '[]')
  renders('[{size|width|json}]', { size: '640X480' }, '[]')
  renders('[{size|width|json}]', { size: '10px x 20px' }, '[]')
  renders('[{size|width|json}]', { size: '' }, '[]')
  renders('[{size|width|json}]', { size: 640 }, '[]')
  renders('[{size|width|json}]', { size: null }, '[]')
  renders('[{size|width|json}]', {}, '[]')
  renders('[{size|width|json}]', { size: ['1x2'] }, '[]')
})
