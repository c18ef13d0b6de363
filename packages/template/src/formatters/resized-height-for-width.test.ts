import { describe } from 'vitest'
import { BAD_DIMENSIONS } from '../content/dimensions.ts'
import { renders } from '../test-template.ts'

describe('the height a picture has when it is so wide', () => {
  renders('{size|resizedHeightForWidth 320}', { size: '640x480' }, '240')
  renders('{size|resizedHeightForWidth 1280}', { size: '640x480' }, '960')
  renders('{size|resizedHeightForWidth 100}', { size: '300x200' }, '66')
  renders('{size|resizedHeightForWidth:100:7}', { size: '300x200' }, '66')
  renders('{size|resizedHeightForWidth 320px|json}', { size: '640x480' }, '240')
})

describe('a width that is none gives 0', () => {
  renders('{size|resizedHeightForWidth}', { size: '640x480' }, '0')
  renders('{size|resizedHeightForWidth }', { size: '640x480' }, '0')
  renders('{size|resizedHeightForWidth x}', { size: '640x480' }, '0')
  renders('{size|resizedHeightForWidth 0}', { size: '640x480' }, '0')
  renders('{size|resizedHeightForWidth -5}', { size: '640x480' }, '-3')
})

describe('so does a picture without one', () => {
  renders('{size|resizedHeightForWidth 100}', { size: '0x480' }, '0')
  renders('{size|resizedHeightForWidth 100}', { size: 'x480' }, '0')
})

describe('a size that is none is told', () => {
  renders('{size|resizedHeightForWidth 100}', { size: 'large' }, BAD_DIMENSIONS)
  renders('{size|resizedHeightForWidth 100}', { size: '1x2x3' }, BAD_DIMENSIONS)
  renders('{size|resizedHeightForWidth 100}', { size: 640 }, BAD_DIMENSIONS)
  renders('{size|resizedHeightForWidth 100}', { size: null }, BAD_DIMENSIONS)
  renders(
    '{size|resizedHeightForWidth 100}',
    {},
    "Invalid source parameter. Pass in 'originalSize'",
  )
})
