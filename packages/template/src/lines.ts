/** Lines and columns of a source, for callers with many lookups. */

export interface Lines {
  /** Both count from 1. */
  placeAt(offset: number): { line: number; column: number }
  offsetAt(line: number, column: number): number
}

const known = new WeakMap<object, Lines>()

/** Lines of a template's source; memoized, so that they are counted once. */
export function linesIn(template: { readonly source: string }): Lines {
  const lines = known.get(template) ?? linesOf(template.source)
  known.set(template, lines)
  return lines
}

export function linesOf(source: string): Lines {
  const starts = [0]
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) {
    starts.push(at + 1)
  }
  return {
    placeAt(offset) {
      const index = lastAtOrBefore(starts, offset)
      return { line: index + 1, column: offset - (starts[index] ?? 0) + 1 }
    },
    offsetAt: (line, column) => (starts[line - 1] ?? 0) + column - 1,
  }
}

function lastAtOrBefore(starts: readonly number[], offset: number): number {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >>> 1
    if ((starts[middle] ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return low
}
