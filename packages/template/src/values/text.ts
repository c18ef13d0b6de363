/** The printed text of a value (language §1). */

export function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return `${value}`
  return Array.isArray(value) ? joinElements(value) : ''
}

/** The result of JavaScript's `'' + value`, without ever calling a method of the value. */
export function concatenated(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return joinNested(value)
  if (typeof value === 'object' && value !== null) return '[object Object]'
  return typeof value === 'function' ? '' : String(value)
}

/** The elements of a printed array show null, those of an array inside it do not. */
function joinElements(elements: readonly unknown[]): string {
  let text = ''
  for (let i = 0; i < elements.length; i++) {
    if (i > 0) text += ','
    text += concatenated(elements[i])
  }
  return text
}

function joinNested(elements: readonly unknown[]): string {
  let text = ''
  for (let i = 0; i < elements.length; i++) {
    if (i > 0) text += ','
    text += concatenated(elements[i] ?? '')
  }
  return text
}
