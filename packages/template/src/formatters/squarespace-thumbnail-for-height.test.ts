import { describe } from 'vitest'
import { BAD_DIMENSIONS } from '../content/dimensions.ts'
import { renders } from '../test-template.ts'

describe('the next width up from what the height makes', () => {
  renders('{size|squarespaceThumbnailForHeight 300}', { size: '400x300' }, '500w')
  renders('{size|squarespaceThumbnailForHeight 300}', { size: '300x300' }, '300w')
  renders('{size|squarespaceThumbnailForHeight 300}', { size: '1001x1000' }, '300w')
  renders('{size|squarespaceThumbnailForHeight 900}', { size: '1600x900' }, '1500w')
})

describe('what cannot be told is narrow', () => {
  renders('{size|squarespaceThumbnailForHeight}', { size: '400x300' }, '100w')
  renders('{size|squarespaceThumbnailForHeight x}', { size: '400x300' }, '100w')
  renders('{size|squarespaceThumbnailForHeight 300}', { size: '400x0' }, '100w')
  renders('{size|squarespaceThumbnailForHeight 300}', { size: 'x' }, '100w')
})

describe('a size that is none is told', () => {
  renders('{size|squarespaceThumbnailForHeight 300}', { size: '400' }, BAD_DIMENSIONS)
  renders('{size|squarespaceThumbnailForHeight 300}', { size: [400, 300] }, BAD_DIMENSIONS)
  renders('{size|squarespaceThumbnailForHeight 300}', {}, BAD_DIMENSIONS)
})
