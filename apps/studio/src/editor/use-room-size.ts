import { type RefObject, useEffect, useState } from 'react'

export interface RoomSize {
  readonly width: number
  readonly height: number
}

/** The size of what an element has room for inside its padding, in pixels; 0 until it is measured. */
export function useRoomSize(element: RefObject<HTMLElement | null>): RoomSize {
  const [size, setSize] = useState<RoomSize>({ width: 0, height: 0 })
  useEffect(() => {
    const { current } = element
    if (!current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return size
}
