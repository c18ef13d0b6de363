const KEYS: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Mod: 'Ctrl',
}

/** A shortcut as people write it: `Mod+Shift+H` is "Ctrl+Shift+H". */
export function writtenChord(chord: string): string {
  return chord
    .split('+')
    .map((key) => KEYS[key] ?? key)
    .join('+')
}
