import { expect, it } from 'vitest'
import { type Breakpoint, matchesBreakpoint } from './breakpoints.ts'

const matched = (widthPx: number) =>
  (['mobile', 'tablet', 'desktop'] satisfies Breakpoint[]).filter((breakpoint) =>
    matchesBreakpoint(breakpoint, widthPx),
  )

it.each([
  [1, 'mobile'],
  [432, 'mobile'],
  [433, 'desktop'],
  [768, 'desktop'],
  [4000, 'desktop'],
] as const)('a window of %i px is of one kind, %s', (widthPx, breakpoint) => {
  expect(matched(widthPx)).toEqual([breakpoint])
})
