import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import { type DrawnRow, WINDOWED_FROM, withGaps, withPinned } from './row-window.ts'

/** Rows drawn beyond the frame's edges. */
const OVERSCAN = 4
/** Pixels of a row until the first one has been measured. */
const ROW_HEIGHT = 57
/** Size of the frame until it has been measured. */
const FIRST_RECT = { width: 0, height: 600 }

export interface RowWindow {
  /** Whether only some of the rows are drawn, in a frame that scrolls. */
  readonly isWindowed: boolean
  readonly drawn: readonly DrawnRow[]
  /** Ref of every row, which has its place as `data-index`. */
  measure(row: HTMLTableRowElement | null): void
}

/** Windowing: the rows to draw, which are all of them in a table that is not long. Rows are as high as what is in them. */
export function useRowWindow(
  frame: RefObject<HTMLElement | null>,
  count: number,
  pinned: readonly number[],
): RowWindow {
  const isWindowed = count >= WINDOWED_FROM
  // On a phone a row is a card, so its height is taken from the first one, which is always drawn; not while it has a problem
  // below one of its fields, which makes it higher than the others.
  const rowHeight = useRef(ROW_HEIGHT)
  const rangeExtractor = useCallback(
    (range: Range) => withPinned(defaultRangeExtractor(range), pinned, range.count),
    [pinned],
  )
  const virtual = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count,
    enabled: isWindowed,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight.current,
    measureElement: (row) => {
      const { offsetHeight } = row
      const isUsual = row.dataset.index === '0' && !row.querySelector('[aria-invalid=true]')
      if (isUsual) rowHeight.current = offsetHeight
      return offsetHeight
    },
    overscan: OVERSCAN,
    initialRect: FIRST_RECT,
    rangeExtractor,
  })
  const width = virtual.scrollRect?.width
  // Heights that were measured in a frame of another width are no longer true.
  useLayoutEffect(() => {
    if (width !== undefined) virtual.measure()
  }, [virtual, width])
  const drawn = isWindowed
    ? withGaps(virtual.getVirtualItems())
    : Array.from({ length: count }, (_, index) => ({ index, gap: 0 }))
  return { isWindowed, drawn, measure: virtual.measureElement }
}
