/** Did you mean …?": finds the known word that was most likely meant. */

/** Undefined when no known word is near: a wrong guess is worse than none. */
export function nearestWord(written: string, known: Iterable<string>): string | undefined {
  const limit = Math.max(1, Math.floor(written.length / 3))
  let nearest: string | undefined
  let best = limit + 1
  for (const word of known) {
    const distance = typosBetween(written.toLowerCase(), word.toLowerCase(), best)
    if (distance < best) {
      best = distance
      nearest = word
    }
  }
  return nearest
}

/**
 * Edit distance (Damerau-Levenshtein, adjacent swaps only): letters wrong, missing, extra or swapped. Counting stops at
 * `enough`, which is then the result.
 */
export function typosBetween(a: string, b: string, enough = Infinity): number {
  if (Math.abs(a.length - b.length) >= enough) return enough
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1]
      const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      current.push(
        Math.min(
          at(last, column) + 1,
          at(current, column - 1) + 1,
          at(last, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(beforeLast, column - 2) + 1 : Infinity,
        ),
      )
    }
    beforeLast = last
    last = current
  }
  return Math.min(at(last, b.length), enough)
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity
}
