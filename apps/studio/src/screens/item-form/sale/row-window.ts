/** Rows of the table of variants that are drawn, and the room of those that are not. Pure. */

/** Rows from which on only those in sight are drawn; below it the browser's own search finds all of them. */
export const WINDOWED_FROM = 40

/** A row's place, where it begins and where it ends, in pixels from the first. */
export interface RowPlace {
  readonly index: number
  readonly start: number
  readonly end: number
}

export interface DrawnRow {
  readonly index: number
  /** Pixels that are left free for rows above that are not drawn. */
  readonly gap: number
}

/** Rows that are kept for what is in them, by the keys of their variants. */
export interface HeldRows {
  /** The row that has the focus, or had it last. */
  readonly active: string | undefined
  /** Rows in which something stands that could not be read, which would be lost with its field. */
  readonly unread: ReadonlySet<string>
}

export const NOTHING_HELD: HeldRows = { active: undefined, unread: new Set() }

/** The focus has gone to another row; `isLeftUnread` says whether something could not be read in the one that it left. */
export function withActive(
  { active, unread }: HeldRows,
  next: string,
  isLeftUnread: boolean,
): HeldRows {
  const kept = new Set(unread)
  if (active !== undefined && isLeftUnread) kept.add(active)
  else if (active !== undefined) kept.delete(active)
  return { active: next, unread: kept }
}

/** Rows in sight and those that are always drawn, each once, in their order. */
export function withPinned(
  inSight: readonly number[],
  pinned: readonly number[],
  count: number,
): number[] {
  const there = pinned.filter((index) => index >= 0 && index < count)
  return [...new Set([...inSight, ...there])].sort((a, b) => a - b)
}

/**
 * Rows that are drawn wherever the table is scrolled to: the first and the last, to which Tab comes from outside; the one with
 * the focus and its neighbours, so that Tab goes on from there; the first with a problem, which a refused save puts the focus
 * on; and those with something that could not be read.
 */
export function pinnedRows(
  keys: readonly string[],
  held: HeldRows,
  firstProblem: number | undefined,
): number[] {
  const active = held.active === undefined ? -1 : keys.indexOf(held.active)
  const beside = active < 0 ? [] : [active - 1, active, active + 1]
  const unread = [...held.unread].map((key) => keys.indexOf(key))
  return [0, keys.length - 1, ...beside, ...unread, firstProblem ?? -1]
}

/** Drawn rows with the room between each and the one before it. */
export function withGaps(rows: readonly RowPlace[]): DrawnRow[] {
  return rows.map(({ index, start }, at) => ({
    index,
    gap: Math.max(0, start - (rows[at - 1]?.end ?? 0)),
  }))
}
