import { expect, it } from 'vitest'
import { panelOfKey } from './panel-keys.ts'

const NO_KEYS = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }
const CTRL_SHIFT = { ...NO_KEYS, ctrlKey: true, shiftKey: true }

it.each([
  ['Ctrl+Shift+1', { code: 'Digit1', ...CTRL_SHIFT }, 'add'],
  ['Ctrl+Shift+2', { code: 'Digit2', ...CTRL_SHIFT }, 'settings'],
  ['Command+Shift+1', { code: 'Digit1', ...NO_KEYS, metaKey: true, shiftKey: true }, 'add'],
  ['Ctrl+1, which changes the tab', { code: 'Digit1', ...NO_KEYS, ctrlKey: true }, undefined],
  ['1', { code: 'Digit1', ...NO_KEYS }, undefined],
  ['AltGr+Shift+1, which writes', { code: 'Digit1', ...CTRL_SHIFT, altKey: true }, undefined],
  ['Ctrl+Shift+3', { code: 'Digit3', ...CTRL_SHIFT }, undefined],
])('%s is for the right panel', (_press, event, panel) => {
  expect(panelOfKey(event)).toBe(panel)
})
