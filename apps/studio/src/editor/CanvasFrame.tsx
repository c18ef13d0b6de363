import { type CollectionKindName, isStore } from '@sitewright/core/content/collection-kinds'
import { GRID_SWITCH_PX } from '@sitewright/core/document/view-media'
import { Button, Loading, Notice } from '@sitewright/ui'
import { type RefObject, useEffect, useRef, useState } from 'react'
import styles from './CanvasFrame.module.css'
import { useCanvas, useEditor, useSession } from './editor-context.ts'
import { PhoneNotice } from './PhoneNotice.tsx'
import { SectionGaps } from './SectionGaps.tsx'
import { useWantedView } from './use-wanted-view.ts'
import { useWords } from './use-words.ts'

/** Width of the phone view in pixels, that of a common phone. */
const PHONE_PX = 390

/** The real page on its own origin, at the width of the device; shown smaller where the window is narrower. */
export function CanvasFrame() {
  const words = useWords()
  const { visit, frame, reloadCanvas } = useEditor()
  const place = useCanvas((state) => state.place)
  const status = useCanvas((state) => state.status)
  const documents = useSession((state) => state.documents)
  const [wanted] = useWantedView()
  const room = useRef<HTMLDivElement>(null)
  const size = useSize(room)

  useEffect(() => {
    if (frame.current) return visit.link.attach(frame.current, place)
  }, [visit, frame, place])

  const isPhone = wanted === 'phone'
  const width = isPhone ? PHONE_PX : Math.max(size.width, GRID_SWITCH_PX)
  const scale = size.width > 0 ? Math.min(1, size.width / width) : 1
  const hasBody = visit.pageDocumentId !== undefined && documents[visit.pageDocumentId]
  return (
    <div className={styles.frame} data-view={wanted}>
      {isPhone && <PhoneNotice />}
      {!hasBody && <Notice>{words(bodylessNotice(visit.opened.page.kind))}</Notice>}
      {status === 'silent' && (
        <Notice
          tone="warning"
          isAlert
          action={<Button onPress={() => void reloadCanvas()}>{words('retry')}</Button>}
        >
          <strong>{words('canvasSilent')}</strong> {words('canvasSilentHint')}
        </Notice>
      )}
      <div ref={room} className={styles.room}>
        <div className={styles.device} style={{ width: width * scale }}>
          <iframe
            ref={frame}
            key={place.url}
            title={words('canvas')}
            src={place.url}
            className={styles.canvas}
            sandbox="allow-scripts allow-same-origin allow-forms"
            referrerPolicy="no-referrer"
            style={{
              width,
              height: size.height / scale || '100%',
              transform: scale < 1 ? `scale(${scale})` : undefined,
            }}
          />
          <SectionGaps scale={scale} />
          {status === 'opening' && (
            <div className={styles.opening}>
              <Loading label={words('canvasOpening')} />
            </div>
          )}
        </div>
      </div>
    </div>
  )
}

/** Why there is nothing to edit in the middle of the page. */
function bodylessNotice(kind: CollectionKindName) {
  return isStore(kind) ? 'storePage' : 'listPage'
}

function useSize(element: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const { current } = element
    if (!current) return
    const observer = new ResizeObserver(() =>
      setSize({ width: current.clientWidth, height: current.clientHeight }),
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return size
}
