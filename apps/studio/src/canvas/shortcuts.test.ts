import { describe, expect, it } from 'vitest'
import { chordOf, commandOf, SHORTCUTS } from './shortcuts.ts'

const press = (key: string, more: object = {}) => ({
  key,
  shift: false,
  alt: false,
  mod: false,
  ...more,
})

describe('shortcuts', () => {
  it('are each for one command', () => {
    const chords = Object.values(SHORTCUTS).flat()
    expect(new Set(chords).size).toBe(chords.length)
  })

  it.each([
    [
      'a letter with Control, whatever Shift makes of it',
      press('Z', { mod: true, shift: true }),
      'Mod+Shift+Z',
      'redo',
    ],
    [
      'a bracket by its place, as Shift makes a brace of it',
      press('}', { code: 'BracketRight', mod: true, shift: true }),
      'Mod+Shift+]',
      'front',
    ],
    [
      'a letter with Alt by its place, as a Mac makes another of it',
      press('å', { code: 'KeyA', alt: true }),
      'Alt+A',
      'alignLeft',
    ],
    ['a key alone', press('Delete'), 'Delete', 'remove'],
    ['a character that Shift makes', press('/', { shift: true }), '/', 'palette'],
    ['a letter alone, which is nobody’s', press('d'), 'D', undefined],
    ['paste, which is the browser’s', press('v', { mod: true }), 'Mod+V', undefined],
  ])('know %s', (_what, pressed, chord, command) => {
    expect(chordOf(pressed)).toBe(chord)
    expect(commandOf(pressed)).toBe(command)
  })
})
