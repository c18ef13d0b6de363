import { describe, expect, it } from 'vitest'
import {
  cropOfShape,
  cropPixels,
  followEdit,
  isUnedited,
  moveCrop,
  NO_EDIT,
  resizeCrop,
  straightened,
  turnedSize,
} from './picture-edit.ts'

const HALF = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 }

describe('an edit of a picture', () => {
  it.each([
    [NO_EDIT, true],
    [{ ...NO_EDIT, turns: 4 }, true],
    [{ ...NO_EDIT, turns: 1 }, false],
    [{ ...NO_EDIT, angle: 0.5 }, false],
    [{ ...NO_EDIT, crop: HALF }, false],
    [{ ...NO_EDIT, contrast: 1 }, false],
  ])('%o is none: %s', (edit, is) => expect(isUnedited(edit)).toBe(is))

  it('turns sides', () => {
    expect(turnedSize({ width: 30, height: 20 }, 3)).toEqual({ width: 20, height: 30 })
    expect(turnedSize({ width: 30, height: 20 }, 2)).toEqual({ width: 30, height: 20 })
  })

  it.each([
    [HALF, { left: 25, top: 50, width: 50, height: 100 }],
    [
      { x: 0.999, y: 1, width: 1, height: 1 },
      { left: 99, top: 199, width: 1, height: 1 },
    ],
    [
      { x: 0, y: 0, width: 0.001, height: 1 },
      { left: 0, top: 0, width: 1, height: 200 },
    ],
  ])('is whole pixels inside of the picture: %o', (crop, pixels) => {
    expect(cropPixels(crop, { width: 100, height: 200 })).toEqual(pixels)
  })
})

describe('a straightened picture', () => {
  it('is all of it without an angle', () => {
    const size = { width: 300, height: 200 }
    expect(straightened(size, 0)).toEqual({ box: size, frame: size })
  })

  it.each([
    [300, 200, 15],
    [300, 200, -15],
    [37, 53, 0.5],
    [4000, 100, 7],
  ])('has no empty corner: %i by %i at %f degrees', (width, height, angle) => {
    const { box, frame } = straightened({ width, height }, angle)
    expect(frame.width / frame.height).toBeGreaterThan(0.5 * (width / height))
    // Each corner of the frame, turned back, lies on the picture.
    const radians = (Math.abs(angle) / 180) * Math.PI
    const [across, down] = [frame.width / 2, frame.height / 2]
    expect(across * Math.cos(radians) + down * Math.sin(radians)).toBeLessThanOrEqual(width / 2)
    expect(across * Math.sin(radians) + down * Math.cos(radians)).toBeLessThanOrEqual(height / 2)
    expect(frame.width).toBeLessThan(box.width)
  })
})

describe('a point that stays in view', () => {
  const turned = { ...NO_EDIT, turns: 1 }
  const cropped = { ...NO_EDIT, crop: HALF }
  const slanted = { ...NO_EDIT, angle: 5 }
  it.each([
    ['a turn', { x: 0.1, y: 0.2 }, NO_EDIT, turned, { x: 0.8, y: 0.1 }],
    ['a turn back', { x: 0.8, y: 0.1 }, turned, NO_EDIT, { x: 0.1, y: 0.2 }],
    ['a crop', { x: 0.5, y: 0.75 }, NO_EDIT, cropped, { x: 0.5, y: 1 }],
    ['a crop taken back', { x: 0.5, y: 0 }, cropped, NO_EDIT, { x: 0.5, y: 0.25 }],
    ['a slant', { x: 0.5, y: 0.5 }, cropped, { ...NO_EDIT, angle: 8 }, { x: 0.5, y: 0.5 }],
    ['a slant to the right', { x: 0.75, y: 0.5 }, NO_EDIT, slanted, { x: 0.77, y: 0.524 }],
    ['a slant taken back', { x: 0.77, y: 0.524 }, slanted, NO_EDIT, { x: 0.75, y: 0.5 }],
    ['a crop that leaves it out', { x: 0, y: 0.5 }, NO_EDIT, cropped, { x: 0, y: 0.5 }],
  ])('follows %s', (_what, point, from, to, wanted) => {
    const { x, y } = followEdit(point, from, to, { width: 400, height: 400 })
    expect(x).toBeCloseTo(wanted.x, 2)
    expect(y).toBeCloseTo(wanted.y, 2)
  })
})

describe('a crop', () => {
  it('stays inside when it is moved', () => {
    expect(moveCrop(HALF, 1, -1)).toEqual({ ...HALF, x: 0.5, y: 0 })
  })

  it('stays inside, and of some size, when it is resized', () => {
    expect(resizeCrop(HALF, 2, -2, undefined)).toEqual({ ...HALF, width: 0.75, height: 0.02 })
  })

  it.each([
    [1, 0.1, 0],
    [2, 0, 0.9],
    [0.5, 0.9, 0],
    [0.5, -2, 0],
  ])('keeps the shape %d', (shape, dx, dy) => {
    const { x, y, width, height } = resizeCrop(
      { ...HALF, width: 0.5, height: 0.5 / shape },
      dx,
      dy,
      shape,
    )
    expect(width / height).toBeCloseTo(shape)
    expect(x + width).toBeLessThanOrEqual(1.000001)
    expect(y + height).toBeLessThanOrEqual(1.000001)
  })

  it('of a shape is the largest in the middle', () => {
    expect(cropOfShape(2)).toEqual({ x: 0, y: 0.25, width: 1, height: 0.5 })
    expect(cropOfShape(0.5)).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 })
  })
})
