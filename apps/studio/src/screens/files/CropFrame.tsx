import {
  type Crop,
  coverScale,
  lightOf,
  moveCrop,
  type PictureEdit,
  resizeCrop,
  straightened,
} from '@sitewright/core/files/picture-edit'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useText } from '../../text.ts'
import styles from './CropFrame.module.css'

export interface CropFrameProps {
  /** The picture as it was uploaded. */
  url: string
  /** Its size after the turns of the edit. */
  size: { readonly width: number; readonly height: number }
  edit: PictureEdit
  /** Width by height that a crop keeps, in fractions of the picture's sides; undefined where they are free. */
  shape: number | undefined
  onCrop(crop: Crop): void
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** Part of the picture by which a key moves the frame. */
const STEP = 0.02

/**
 * A picture as it will be, with the part that stays. The frame is dragged, or moved by arrow keys; its corner, or Shift and the
 * arrow keys, make it larger and smaller.
 */
export function CropFrame({ url, size, edit, shape, onCrop }: CropFrameProps) {
  const text = useText()
  const room = useRef<HTMLDivElement>(null)
  const last = useRef({ x: 0, y: 0 })
  const { crop, turns, angle } = edit
  const { frame } = straightened(size, angle)
  const { brightness, contrast } = lightOf(edit)
  const isSideways = turns % 2 === 1
  const resize = (dx: number, dy: number) => onCrop(resizeCrop(crop, dx, dy, shape))
  const move = (dx: number, dy: number) => onCrop(moveCrop(crop, dx, dy))

  const dragging = (work: (dx: number, dy: number) => void) => ({
    onPointerDown: (event: PointerEvent) => {
      event.stopPropagation()
      event.currentTarget.setPointerCapture(event.pointerId)
      last.current = { x: event.clientX, y: event.clientY }
    },
    onPointerMove: (event: PointerEvent) => {
      const box = room.current?.getBoundingClientRect()
      if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return
      event.stopPropagation()
      const { clientX: x, clientY: y } = event
      work((x - last.current.x) / box.width, (y - last.current.y) / box.height)
      last.current = { x, y }
    },
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const [dx, dy] = [step[0] * STEP, step[1] * STEP]
    if (event.shiftKey) resize(dx, dy)
    else move(dx, dy)
  }
  const percent = (part: number) => `${Math.round(part * 100)}%`
  return (
    <div
      ref={room}
      className={styles.room}
      style={{
        aspectRatio: `${size.width} / ${size.height}`,
        maxWidth: `calc(60vh * ${size.width / size.height})`,
      }}
    >
      <img
        className={styles.picture}
        src={url}
        alt=""
        draggable={false}
        style={{
          width: isSideways ? percentOf(size.height / size.width) : '100%',
          height: isSideways ? percentOf(size.width / size.height) : '100%',
          transform: `translate(-50%, -50%) rotate(${turns * 90 + angle}deg) scale(${coverScale(size, angle)})`,
          filter: `brightness(${brightness}) contrast(${contrast})`,
        }}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: no element of HTML is a frame that is moved in two directions. */}
      <div
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move it.
        tabIndex={0}
        aria-label={text('files.cropFrame')}
        aria-roledescription={text('files.cropKeys')}
        className={styles.frame}
        style={{
          left: percentOf(crop.x),
          top: percentOf(crop.y),
          width: percentOf(crop.width),
          height: percentOf(crop.height),
        }}
        onKeyDown={onKeyDown}
        {...dragging(move)}
      >
        <span className={styles.corner} aria-hidden="true" {...dragging(resize)} />
        <output className={styles.said}>
          {text('files.cropSize', {
            width: Math.round(crop.width * frame.width),
            height: Math.round(crop.height * frame.height),
            left: percent(crop.x),
            top: percent(crop.y),
          })}
        </output>
      </div>
    </div>
  )
}

function percentOf(part: number): string {
  return `${part * 100}%`
}
