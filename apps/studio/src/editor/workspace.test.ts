import { expect, it } from 'vitest'
import { readWorkspace } from './workspace.ts'

const KEPT = { zoom: 75, collapsed: { add: true, settings: false } } as const

it('takes over what it remembered', () => {
  expect(readWorkspace(KEPT)).toEqual(KEPT)
  expect(readWorkspace({ ...KEPT, zoom: 'fit' }).zoom).toBe('fit')
})

it.each([
  [undefined],
  [null],
  ['75'],
  [{ zoom: 1000, collapsed: 'all' }],
  [{ zoom: '75', collapsed: { add: 1 } }],
])('leaves out what makes no sense: %j', (stored) => {
  expect(readWorkspace(stored)).toEqual({})
})
