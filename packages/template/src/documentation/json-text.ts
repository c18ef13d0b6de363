/** Formats JSON as a person would write it: on one line if it fits. */

/** Line width for JSON that has to be on one line. */
const ONE_LINE = Infinity

export function jsonText(value: unknown, width = ONE_LINE, indent = ''): string {
  const line = oneLine(value)
  if (indent.length + line.length <= width || !isParent(value)) return line
  const inner = `${indent}  `
  const entries = entriesOf(value).map(
    ([key, child]) => `${inner}${key}${jsonText(child, width - 1, inner)}`,
  )
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${entries.join(',\n')}\n${indent}${close}`
}

function oneLine(value: unknown): string {
  if (!isParent(value)) return visible(JSON.stringify(value))
  const entries = entriesOf(value).map(([key, child]) => key + oneLine(child))
  if (Array.isArray(value)) return `[${entries.join(', ')}]`
  return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}'
}

/** Entries, each key as it is written. */
function entriesOf(value: object): readonly (readonly [key: string, child: unknown])[] {
  if (Array.isArray(value)) return value.map((child) => ['', child])
  return Object.entries(value).map(([key, child]) => [`${JSON.stringify(key)}: `, child])
}

const isParent = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Escapes invisible characters and unusual spaces, so that they can be seen. */
const visible = (text: string) =>
  text.replace(
    /(?! )[\p{Z}\p{C}]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
