// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { PictureZoom } from './picture-zoom.ts'

let picture: HTMLElement

beforeEach(() => {
  picture = document.createElement('div')
  new PictureZoom(picture, () => {})
})

const scale = () => Number(/scale\((.+)\)/.exec(picture.style.transform)?.[1] ?? 1)
const wheel = (deltaY: number, deltaX = 0) =>
  picture.dispatchEvent(new WheelEvent('wheel', { deltaX, deltaY, cancelable: true }))

it('zooms by the wheel as far as it is turned, and not by a turn to the side', () => {
  wheel(-100)
  const once = scale()
  expect(once).toBeGreaterThan(1.2)
  wheel(0, 40)
  expect(scale()).toBe(once)
  wheel(100)
  for (let step = 0; step < 10; step += 1) wheel(-10)
  expect(scale()).toBeCloseTo(once, 5)
})
