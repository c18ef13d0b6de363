import { expect, it } from 'vitest'
import { isDark } from './is-dark.ts'

it.each([
  ['#000', true],
  ['#fff', false],
  ['#a6a6a6', true],
  ['#a7a7a7', false],
  ['#00f', true],
  ['#0f0', false],
  ['red wine', undefined],
])('knows whether %s is dark: %s', (color, dark) => expect(isDark(color)).toBe(dark))
