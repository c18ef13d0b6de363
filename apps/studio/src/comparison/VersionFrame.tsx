import { useEffect, useRef, useState } from 'react'
import { useRoomSize } from '../editor/use-room-size.ts'
import styles from './ComparisonDialog.module.css'
import type { ChangeLine } from './change-lines.ts'
import { useWords } from './use-words.ts'

/** Pixels across of the page in a frame, before it is made smaller. */
const WIDTHS = { desktop: 1280, phone: 390 } as const
export type FrameWidth = keyof typeof WIDTHS

export interface VersionFrameProps {
  side: 'before' | 'after'
  /** Name of the version. */
  label: string
  title: string
  url: string | undefined
  /** Words in place of a page that the version does not have. */
  absent: string
  width: FrameWidth
  /** Section that is in sight at first. */
  first: string | undefined
  /** Section that was asked for since. */
  target: ChangeLine | undefined
}

/** A page of one version. It is only looked at: nothing in it runs, and nothing can be pressed. */
export function VersionFrame(props: VersionFrameProps) {
  const { side, label, title, url, absent, width, first, target } = props
  const words = useWords()
  const room = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const { width: roomWidth, height: roomHeight } = useRoomSize(room)
  const pixels = WIDTHS[width]
  const scale = Math.min(1, roomWidth / pixels)
  const [src] = useState(() => url && url + fragmentOf(first))
  // The frame loads once; sections are scrolled to in it, without steps in the history of the window.
  useEffect(() => {
    if (target === undefined || url === undefined) return
    frame.current?.contentWindow?.location.replace(url + fragmentOf(target.sectionId))
  }, [target, url])
  return (
    <figure className={styles.version} data-version={side}>
      <figcaption className={styles.caption}>{label}</figcaption>
      <div ref={room} className={styles.room}>
        {url === undefined ? (
          <p className={styles.absent}>{absent}</p>
        ) : (
          scale > 0 && (
            <iframe
              ref={frame}
              title={words('frame', { side: label, title })}
              src={src}
              sandbox="allow-same-origin"
              className={styles.frame}
              style={{ width: pixels, height: roomHeight / scale, transform: `scale(${scale})` }}
            />
          )
        )}
      </div>
    </figure>
  )
}

function fragmentOf(sectionId: string | undefined): string {
  return sectionId === undefined ? '' : `#section-${sectionId}`
}
