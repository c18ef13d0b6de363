import { type CollectionKindName, isStore } from '@sitewright/core/content/collection-kinds'
import { Button, Loading, Notice } from '@sitewright/ui'
import { useEffect, useRef } from 'react'
import { BlockTools } from './BlockTools.tsx'
import styles from './CanvasFrame.module.css'
import { ListLayer } from './collection/ListLayer.tsx'
import { CanvasMenu } from './commands/CanvasMenu.tsx'
import { DeviceNotice } from './DeviceNotice.tsx'
import { canvasSize } from './devices.ts'
import { useSession } from './drafts-context.ts'
import { useCanvas, useEditor } from './editor-context.ts'
import { SaveNotice } from './SaveNotice.tsx'
import { SectionGaps } from './SectionGaps.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { SlashMenu } from './slash-menu/SlashMenu.tsx'
import { useDevice } from './use-device.ts'
import { useRoomSize } from './use-room-size.ts'
import { useSidewaysView } from './use-sideways-view.ts'
import { useWords } from './use-words.ts'
import { useZoom } from './workspace.ts'
import { useDesk } from './writing/item-desk.ts'

/** The real page on its own origin, in a window as wide as the device's, shown as large as fits or as the owner chose. */
export function CanvasFrame() {
  const words = useWords()
  const { visit, frame, reloadCanvas } = useEditor()
  const place = useCanvas((state) => state.place)
  const status = useCanvas((state) => state.status)
  const hasBody = useSession(
    ({ documents }) => visit.pageDocumentId !== undefined && visit.pageDocumentId in documents,
  )
  const isOnlyWords = useDesk()?.isOnlyWords === true
  const [device] = useDevice()
  const [zoom] = useZoom()
  const room = useRef<HTMLDivElement>(null)
  const { width, height, scale } = canvasSize(device, zoom, useRoomSize(room))
  useSidewaysView(room, scale)

  useEffect(() => {
    if (frame.current) return visit.link.attach(frame.current, place)
  }, [visit, frame, place])

  useEffect(() => {
    if (status === 'ready') visit.link.send({ type: 'scale', scale })
  }, [visit, status, scale])

  return (
    <div className={styles.frame} data-view={device}>
      <SaveNotice />
      <DeviceNotice device={device} />
      {!(hasBody || visit.collection) && (
        <Notice>{words(bodylessNotice(visit.opened.page.kind))}</Notice>
      )}
      {status === 'silent' && (
        <Notice
          tone="warning"
          isAlert
          action={<Button onPress={() => void reloadCanvas()}>{words('retry')}</Button>}
        >
          <strong>{words('canvasSilent')}</strong> {words('canvasSilentHint')}
        </Notice>
      )}
      <div
        ref={room}
        className={styles.room}
        data-canvas-room=""
        onScroll={({ currentTarget }) =>
          currentTarget.style.setProperty('--scrolled', `${currentTarget.scrollLeft}px`)
        }
      >
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
              height: height || '100%',
              transform: scale === 1 ? undefined : `scale(${scale})`,
            }}
          />
          <CanvasMenu scale={scale} />
          {!isOnlyWords && <SectionGaps scale={scale} height={height * scale} />}
          <BlockTools scale={scale} width={width * scale} height={height * scale} />
          <ListLayer scale={scale} width={width * scale} height={height * scale} />
          <SelectionBar scale={scale} width={width * scale} height={height * scale} />
          <SlashMenu scale={scale} width={width * scale} height={height * scale} />
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
