import { type RefObject, useEffect, useRef } from 'react'
import type { Rect } from '../canvas/protocol.ts'
import { useSession } from './drafts-context.ts'
import { useCanvas } from './editor-context.ts'

/** Pixels of the page that stay in sight beside what is selected. */
const MARGIN_PX = 16

/**
 * Brings what was selected into sight sideways, where the page is shown larger than its room. The page can scroll itself only
 * up and down: what is cut off at its sides is the studio's.
 */
export function useSidewaysView(room: RefObject<HTMLElement | null>, scale: number): void {
  const selection = useSession((state) => state.selection)
  const selected = useCanvas((state) => state.selected)
  /** The place of the selection before this one; undefined once this one was brought into sight. */
  const before = useRef<Rect | null>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new selection or zoom is brought into sight
  useEffect(() => {
    before.current = selected
  }, [selection])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new selection or zoom is brought into sight
  useEffect(() => {
    before.current = null
  }, [scale])

  useEffect(() => {
    const { current } = room
    if (!(current && selected) || before.current === undefined || before.current === selected)
      return
    before.current = undefined
    if (current.scrollWidth <= current.clientWidth) return
    const left = (selected.x - MARGIN_PX) * scale
    const right = (selected.x + selected.width + MARGIN_PX) * scale
    const isTooWide = right - left > current.clientWidth
    if (isTooWide || left < current.scrollLeft) current.scrollLeft = left
    else if (right > current.scrollLeft + current.clientWidth) {
      current.scrollLeft = right - current.clientWidth
    }
  }, [room, selected, scale])
}
