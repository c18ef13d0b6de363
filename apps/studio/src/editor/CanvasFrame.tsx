import {
  type CollectionKindName,
  collectionKind,
  isStore,
  writtenItems,
} from '@sitewright/core/content/collection-kinds'
import { Button, LinkButton, Loading, Notice } from '@sitewright/ui'
import { List, Plus } from '@sitewright/ui/icons'
import { useEffect, useRef } from 'react'
import { newItemPath } from '../screens/items/item-paths.ts'
import { nounOf } from '../screens/items/item-words.ts'
import { workPath } from '../screens/pages/page-paths.ts'
import { useText } from '../text.ts'
import { BlockTools } from './BlockTools.tsx'
import styles from './CanvasFrame.module.css'
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
      {!hasBody && <CollectionNotice />}
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

/** Why there is nothing to edit in the middle of the page, with the ways to what it shows. */
function CollectionNotice() {
  const words = useWords()
  const text = useText()
  const { siteId, opened } = useEditor().visit
  const { page, item } = opened
  const isWritten = writtenItems(page.kind) !== undefined
  return (
    <Notice
      action={
        item === undefined &&
        collectionKind(page.kind).items && (
          <>
            <LinkButton size="small" look="quiet" icon={List} href={workPath(siteId, page)}>
              {words('openList')}
            </LinkButton>
            {isWritten && (
              <LinkButton size="small" icon={Plus} href={newItemPath(siteId, page.id)}>
                {text('items.add', { noun: text(nounOf(page.kind), { count: 1 }) })}
              </LinkButton>
            )}
          </>
        )
      }
    >
      {words(bodylessNotice(page.kind))}
    </Notice>
  )
}

/** Why there is nothing to edit in the middle of the page. */
function bodylessNotice(kind: CollectionKindName) {
  return isStore(kind) ? 'storePage' : 'listPage'
}
