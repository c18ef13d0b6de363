/** Lines that are selected. Pure. */

/** The keys of selected lines, or where all are selected of those that are not; so one of 40,000 is taken out in one step. */
export interface Selection {
  readonly isAll: boolean
  readonly keys: ReadonlySet<string>
}

export const NOTHING: Selection = { isAll: false, keys: new Set() }
/** Every line, also those that are still to come. */
export const EVERYTHING: Selection = { isAll: true, keys: new Set() }

export function toggled({ isAll, keys }: Selection, key: string): Selection {
  const next = new Set(keys)
  if (!next.delete(key)) next.add(key)
  return { isAll, keys: next }
}

export function only(keys: Iterable<string>): Selection {
  return { isAll: false, keys: new Set(keys) }
}

/** The selection among lines that are there: one that a filter took away is not changed unseen. */
export interface Selected {
  readonly size: number
  has(key: string): boolean
}

export function selectedOf({ isAll, keys }: Selection, there: ReadonlySet<string>): Selected {
  let count = 0
  for (const key of keys) if (there.has(key)) count += 1
  return {
    size: isAll ? there.size - count : count,
    has: (key) => there.has(key) && keys.has(key) !== isAll,
  }
}
