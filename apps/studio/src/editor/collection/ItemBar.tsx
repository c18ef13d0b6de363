import { Toolbar } from '@sitewright/ui'
import { useLayoutEffect, useRef, useState } from 'react'
import { besideWords, type Size } from '../beside-words.ts'
import { CommandButton } from '../commands/CommandButton.tsx'
import { useSession } from '../drafts-context.ts'
import { useCanvas, useEditor } from '../editor-context.ts'
import { useWords } from '../use-words.ts'
import type { CanvasRoom } from './add-place.ts'
import styles from './ListLayer.module.css'

/** Tools of the item that is selected, beside it. Alt+F10 goes there, Escape back. */
export function ItemBar({ scale, width, height }: CanvasRoom) {
  const words = useWords()
  const { visit, frame } = useEditor()
  const itemId = useSession(({ selection }) =>
    selection.kind === 'item' ? selection.itemId : undefined,
  )
  const name = useCanvas(({ items }) => items.find(({ id }) => id === itemId)?.name)
  const rect = useCanvas((state) => state.selected)
  const box = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  const isShown = itemId !== undefined && name !== undefined && rect !== null
  useLayoutEffect(() => {
    const bar = isShown ? box.current : null
    if (bar) setSize({ width: bar.offsetWidth, height: bar.offsetHeight })
  }, [isShown])
  if (!isShown) return null
  const onScreen = {
    x: rect.x * scale,
    y: rect.y * scale,
    width: rect.width * scale,
    height: rect.height * scale,
  }
  const place = besideWords(onScreen, size, { width, height, isTouch: false })
  return (
    <div
      ref={box}
      className={styles.bar}
      data-selection-bar=""
      style={place ?? { visibility: 'hidden' }}
      onKeyDownCapture={({ key }) => {
        if (key !== 'Escape') return
        frame.current?.focus()
        visit.focusCanvas()
      }}
    >
      <Toolbar label={words('itemTools', { title: name || words('item') })} look="floating">
        <CommandButton name="openItem" hasText />
        <CommandButton name="itemDetails" />
        <CommandButton name="itemBack" />
        <CommandButton name="itemOn" />
        <CommandButton name="remove" />
      </Toolbar>
    </div>
  )
}
