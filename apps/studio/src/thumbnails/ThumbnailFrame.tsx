import { openThumbnail } from '@sitewright/api/content/open-thumbnail'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useRoomSize } from '../editor/use-room-size.ts'
import { useCall } from '../session/StudioProvider.tsx'
import styles from './Thumbnail.module.css'
import type { ThumbnailSubject } from './thumbnail-subject.ts'
import { giveTurn, takeTurn } from './turns.ts'
import { useClosedRoot } from './use-closed-root.ts'
import { useIsLookedAt } from './use-is-looked-at.ts'

/** Pixels across of the page in the frame, before it is made smaller. */
const WIDTH = 1280

/** A page of a site in a frame in which nothing runs. Far from what can be seen it is taken away again. */
export function ThumbnailFrame({ of }: { of: ThumbnailSubject }) {
  const room = useRef<HTMLSpanElement>(null)
  const isLookedAt = useIsLookedAt(room)
  const { width, height } = useRoomSize(room)
  const scale = width / WIDTH
  return (
    <span ref={room} className={styles.room}>
      {isLookedAt && scale > 0 && <Frame of={of} height={height / scale} scale={scale} />}
    </span>
  )
}

interface FrameProps {
  of: ThumbnailSubject
  height: number
  scale: number
}

function Frame({ of: { siteId, pageId, templateId }, height, scale }: FrameProps) {
  const call = useCall()
  const { host, root } = useClosedRoot()
  const [url, setUrl] = useState<string>()
  const [isLoaded, setLoaded] = useState(false)
  const finish = useRef(() => {})
  useEffect(() => {
    const stopped = new AbortController()
    const { signal } = stopped
    const load = async () => {
      await takeTurn()
      const over = new Promise<void>((resolve) => {
        finish.current = resolve
        signal.addEventListener('abort', () => resolve(), { once: true })
      })
      try {
        if (signal.aborted) return
        const opened = await call(openThumbnail, { siteId, pageId, templateId }, { signal })
        setUrl(opened.url)
        await over
      } catch {
        // The room stays as it was: a list is not worse without its pictures.
      } finally {
        giveTurn()
      }
    }
    void load()
    return () => stopped.abort()
  }, [call, siteId, pageId, templateId])
  return (
    <span ref={host} className={styles.host} data-loaded={isLoaded}>
      {root &&
        url !== undefined &&
        createPortal(
          // biome-ignore lint/a11y/useIframeTitle: assistive technology passes it by, with all of the thumbnail.
          <iframe
            tabIndex={-1}
            src={url}
            sandbox="allow-same-origin"
            style={{
              ...{ display: 'block', border: 0, background: '#fff', transformOrigin: '0 0' },
              ...{ width: WIDTH, height, transform: `scale(${scale})` },
            }}
            onLoad={() => {
              setLoaded(true)
              finish.current()
            }}
          />,
          root,
        )}
    </span>
  )
}
