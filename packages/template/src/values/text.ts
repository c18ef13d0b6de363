/** How a value looks when a variable prints it (spec §1). */

export function textOf(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return value
    case 'number':
    case 'boolean':
      return String(value)
    default:
      return Array.isArray(value) ? joinElements(value) : ''
  }
}

/** What JavaScript gives for `'' + value`, without ever calling a method of the value. */
export function concatenated(value: unknown): string {
  if (Array.isArray(value)) return joinNested(value)
  if (typeof value === 'object' && value !== null) return '[object Object]'
  return typeof value === 'function' ? '' : String(value)
}

/** The elements of a printed array show null, those of an array inside it do not. */
function joinElements(elements: readonly unknown[]): string {
  return elements.map(concatenated).join(',')
}

function joinNested(elements: readonly unknown[]): string {
  return elements
    .map((element) => (element === null || element === undefined ? '' : concatenated(element)))
    .join(',')
}
