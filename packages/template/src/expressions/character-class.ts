/** The names of characters in error messages. */

const CLASSES: Readonly<Record<string, string>> = {
  '\b': 'backspace',
  '\f': 'form feed',
  '\n': 'line feed',
  '\r': 'carriage return',
  '\t': 'tab',
}

export function characterClass(character: string): string {
  return CLASSES[character] ?? (character < ' ' ? 'control character' : 'character')
}
