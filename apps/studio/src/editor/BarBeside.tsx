import { Toolbar } from '@sitewright/ui'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { Rect } from '../canvas/protocol.ts'
import styles from './BarBeside.module.css'
import { besideWords, type Size } from './beside-words.ts'
import { type CanvasRoom, onScreen } from './canvas-room.ts'
import { useWayBack } from './use-way-back.ts'

export interface BarBesideProps extends CanvasRoom {
  /** The selected thing, in pixels of the page. */
  rect: Rect
  /** Whether a finger selects: the system's own bar and handles need room then. */
  isTouch?: boolean
  label: string
  children: ReactNode
}

/** A toolbar over the canvas, beside what is selected. Alt+F10 goes there, Escape back. */
export function BarBeside({ rect, isTouch = false, label, children, ...room }: BarBesideProps) {
  const onKeyDownCapture = useWayBack()
  const box = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const bar = box.current
    if (bar) setSize({ width: bar.offsetWidth, height: bar.offsetHeight })
  }, [])
  const { width, height } = room
  const place = besideWords(onScreen(rect, room.scale), size, { width, height, isTouch })
  return (
    <div
      ref={box}
      className={styles.bar}
      data-selection-bar=""
      style={place ?? { visibility: 'hidden' }}
      onKeyDownCapture={onKeyDownCapture}
    >
      <Toolbar label={label} look="floating">
        {children}
      </Toolbar>
    </div>
  )
}
