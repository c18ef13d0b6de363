import { type CSSProperties, useRef } from 'react'
import { type BlockAddresses, blocksOfSelection } from '../document/selection.ts'
import { BlockBar } from './BlockBar.tsx'
import styles from './BlockTools.module.css'
import { besideBlock } from './beside-block.ts'
import { type CanvasRoom, onScreen } from './canvas-room.ts'
import { useSession } from './drafts-context.ts'
import { useCanvas } from './editor-context.ts'
import { useRoomSize } from './use-room-size.ts'
import { useWayBack } from './use-way-back.ts'

/** The bar of the selected blocks, over the canvas beside them; not while a text is typed. Alt+F10 goes there, Escape back. */
export function BlockTools(props: CanvasRoom) {
  const selection = useSession((state) => state.selection)
  const isTyping = useCanvas((state) => state.text !== null)
  const isAway = useCanvas((state) => state.isAway)
  const blocks = blocksOfSelection(selection)
  return !blocks || isTyping || isAway ? null : <PlacedBar {...props} blocks={blocks} />
}

function PlacedBar({ scale, width, height, blocks }: CanvasRoom & { blocks: BlockAddresses }) {
  const onKeyDownCapture = useWayBack()
  const selected = useCanvas((state) => state.selected)
  const box = useRef<HTMLDivElement>(null)
  const size = useRoomSize(box)
  const isTouch = matchMedia('(pointer: coarse)').matches
  const { left, top, where } = besideBlock(selected && onScreen(selected, scale), size, {
    height,
    isTouch,
  })
  const place = { '--left': `${left}px`, '--page': `${width}px`, '--bar': `${size.width}px`, top }
  return (
    <div
      ref={box}
      className={styles.tools}
      data-block-bar={where}
      style={size.width === 0 ? { visibility: 'hidden' } : (place as CSSProperties)}
      onKeyDownCapture={onKeyDownCapture}
    >
      <BlockBar blocks={blocks} />
    </div>
  )
}
