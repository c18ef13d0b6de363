/** Three-way merge (diff3) of two lists that were made from the same one. Pure. */

/** A change of a list: `items` stand in the place of `base[start..end)`. */
interface Hunk<Item> {
  readonly start: number
  readonly end: number
  readonly items: readonly Item[]
}

/** Cells of the comparison table; lists that need more count as changed in one piece. */
const MOST_CELLS = 1_000_000

/**
 * Both changes in one list; undefined where they are about the same items. What both added at one place is kept from both,
 * theirs first. The items' keys say which of them are the same.
 */
export function mergeLists<Item>(
  { base, mine, theirs }: Record<'base' | 'mine' | 'theirs', readonly Item[]>,
  keyOf: (item: Item) => string,
): readonly Item[] | undefined {
  const myHunks = hunksOf(base, mine, keyOf)
  const theirHunks = hunksOf(base, theirs, keyOf)
  const isSame = (a: Hunk<Item>, b: Hunk<Item>) =>
    a.start === b.start &&
    a.end === b.end &&
    a.items.map(keyOf).join('\n') === b.items.map(keyOf).join('\n')
  const onlyMine = myHunks.filter((hunk) => !theirHunks.some((other) => isSame(hunk, other)))
  const isContested = onlyMine.some((a) =>
    theirHunks.some((b) => a.start < b.end && b.start < a.end),
  )
  return isContested ? undefined : applyHunks(base, [...theirHunks, ...onlyMine])
}

/** Applies changes that do not overlap; of two at one place the insertion comes first. */
function applyHunks<Item>(base: readonly Item[], hunks: readonly Hunk<Item>[]): readonly Item[] {
  const result: Item[] = []
  let next = 0
  for (const { start, end, items } of hunks.toSorted(
    (a, b) => a.start - b.start || a.end - b.end,
  )) {
    result.push(...base.slice(next, start), ...items)
    next = end
  }
  return [...result, ...base.slice(next)]
}

/** The differences between two lists, by their longest common subsequence. */
function hunksOf<Item>(
  base: readonly Item[],
  other: readonly Item[],
  keyOf: (item: Item) => string,
): Hunk<Item>[] {
  const a = base.map(keyOf)
  const b = other.map(keyOf)
  let head = 0
  while (head < a.length && head < b.length && a[head] === b[head]) head += 1
  let tail = 0
  while (
    tail < Math.min(a.length, b.length) - head &&
    a[a.length - 1 - tail] === b[b.length - 1 - tail]
  ) {
    tail += 1
  }
  const pairs = commonPairs(a.slice(head, a.length - tail), b.slice(head, b.length - tail))
  const hunks: Hunk<Item>[] = []
  let [start, from] = [head, head]
  for (const [i, j] of [
    ...pairs.map(([x, y]) => [x + head, y + head] as const),
    [a.length - tail, b.length - tail] as const,
  ]) {
    if (i > start || j > from) hunks.push({ start, end: i, items: other.slice(from, j) })
    start = i + 1
    from = j + 1
  }
  return hunks
}

/** Places of the items that stay, in both lists. */
function commonPairs(a: readonly string[], b: readonly string[]): (readonly [number, number])[] {
  if (a.length * b.length > MOST_CELLS) return []
  const width = b.length + 1
  const lengths = new Uint32Array((a.length + 1) * width)
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] =
        a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  const pairs: (readonly [number, number])[] = []
  let [i, j] = [0, 0]
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) pairs.push([i++, j++])
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1
    else j += 1
  }
  return pairs
}
