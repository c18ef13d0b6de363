/** Lines in a window that scrolls below a head that stays. Pure. */

/** Height of a line, and of the head, in pixels, as the styles have it. */
export const LINE_HEIGHT = 44

/** How far to scroll so that a line is in sight, which is as far as now where it is already. */
export function scrollTopFor(line: number, now: number, windowHeight: number): number {
  const highest = line * LINE_HEIGHT
  const lowest = highest + 2 * LINE_HEIGHT - windowHeight
  return Math.max(0, Math.min(highest, Math.max(lowest, now)))
}

/** Drawn lines, each with the height in pixels of those that are not drawn between it and the one before. */
export function withGaps(indexes: readonly number[]): { index: number; gap: number }[] {
  return indexes.map((index, at) => ({
    index,
    gap: (index - (indexes[at - 1] ?? -1) - 1) * LINE_HEIGHT,
  }))
}

/** Lines that a page of keys goes by: those that fit, but for one that stays in sight. */
export function pageOf(windowHeight: number): number {
  return Math.max(1, Math.floor(windowHeight / LINE_HEIGHT) - 2)
}
