import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback } from 'react'
import { LINE_HEIGHT, scrollTopFor, withGaps } from './line-window.ts'

/** Lines drawn beyond the window's edges. */
const OVERSCAN = 8

const lineHeight = () => LINE_HEIGHT

/**
 * Windowing: the lines to draw, a way to bring one into sight, and one to draw at once what came into sight. The active line is always among those drawn, so that
 * the focus, and what is typed there, stay while others are scrolled to. Work is that of the lines drawn, not of all.
 */
export function useLineWindow(frame: RefObject<HTMLElement | null>, count: number, active: number) {
  const rangeExtractor = useCallback(
    (range: Range) => {
      const shown = defaultRangeExtractor(range)
      return active < 0 || shown.includes(active) ? shown : [...shown, active].sort((a, b) => a - b)
    },
    [active],
  )
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => frame.current,
    estimateSize: lineHeight,
    overscan: OVERSCAN,
    // Keys of lines here would have it measure every line anew whenever the function that tells them is another.
    rangeExtractor,
  })
  const reveal = (line: number) => {
    const { current } = frame
    if (current) current.scrollTop = scrollTopFor(line, current.scrollTop, current.clientHeight)
  }
  // Scrolling is told with the next frame, after the change that comes with it has been drawn: told now, both are drawn at once.
  const drawInSight = () => {
    const { current } = frame
    if (current && current.scrollTop !== virtual.scrollOffset) {
      current.dispatchEvent(new Event('scroll'))
    }
  }
  const shown = withGaps(virtual.getVirtualItems().map(({ index }) => index))
  return { shown, height: virtual.getTotalSize(), reveal, drawInSight }
}
