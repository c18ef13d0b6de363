import { describe, expect, it } from 'vitest'
import { canvasSize } from './devices.ts'

const ROOM = { width: 800, height: 600 }

describe('the canvas', () => {
  it('shows a desktop of 1280 pixels, smaller where there is less room', () => {
    expect(canvasSize('desktop', 'fit', ROOM)).toEqual({ width: 1280, height: 960, scale: 0.625 })
  })

  it('shows a desktop as wide as the room where that is wider', () => {
    expect(canvasSize('desktop', 'fit', { width: 1500, height: 600 })).toEqual({
      width: 1500,
      height: 600,
      scale: 1,
    })
  })

  it('shows tablets and phones as wide as they are, and never larger than that by itself', () => {
    expect(canvasSize('tablet', 'fit', ROOM)).toMatchObject({ width: 768, scale: 1 })
    expect(canvasSize('phone', 'fit', ROOM)).toMatchObject({ width: 390, scale: 1 })
    expect(canvasSize('tablet', 'fit', { width: 384, height: 600 }).scale).toBe(0.5)
  })

  it('keeps the width of the page at every zoom, and fills the height of the room', () => {
    expect(canvasSize('desktop', 150, ROOM)).toEqual({ width: 1280, height: 400, scale: 1.5 })
    expect(canvasSize('phone', 50, ROOM)).toEqual({ width: 390, height: 1200, scale: 0.5 })
  })

  it('has a size before the room is measured', () => {
    expect(canvasSize('desktop', 'fit', { width: 0, height: 0 })).toMatchObject({
      width: 1280,
      scale: 1,
    })
  })
})
