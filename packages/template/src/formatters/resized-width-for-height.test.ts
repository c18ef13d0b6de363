import { describe } from 'vitest'
import { BAD_DIMENSIONS } from '../content/dimensions.ts'
import { renders } from '../test-template.ts'

describe('the width a picture has when it is so high', () => {
  renders('{size|resizedWidthForHeight 240}', { size: '640x480' }, '320')
  renders('{size|resizedWidthForHeight 100}', { size: '200x300' }, '66')
  renders('{size|resizedWidthForHeight:100:7|json}', { size: '200x300' }, '66')
})

describe('a height that is none gives 0, and so does a picture without one', () => {
  renders('{size|resizedWidthForHeight}', { size: '640x480' }, '0')
  renders('{size|resizedWidthForHeight x}', { size: '640x480' }, '0')
  renders('{size|resizedWidthForHeight 100}', { size: '640x0' }, '0')
  renders('{size|resizedWidthForHeight 100}', { size: '640x' }, '0')
})

describe('integers have 32 bits', () => {
  renders('{size|resizedWidthForHeight 2147483648}', { size: '2x1' }, '0')
  renders('{size|resizedWidthForHeight 2147483648}', { size: '1x1' }, '-2147483648')
})

describe('a size that is none is told', () => {
  renders('{size|resizedWidthForHeight 100}', { size: 'large' }, BAD_DIMENSIONS)
  renders('{size|resizedWidthForHeight 100}', { size: true }, BAD_DIMENSIONS)
  renders('{size|resizedWidthForHeight 100}', {}, BAD_DIMENSIONS)
})
