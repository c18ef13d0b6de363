import { Toolbar, ToolbarButton, ToolbarSeparator } from '@sitewright/ui'
import { Link, RemoveFormatting } from '@sitewright/ui/icons'
import { useLayoutEffect, useRef, useState } from 'react'
import { besideWords, type Size } from './beside-words.ts'
import { useCanvas, useEditor } from './editor-context.ts'
import { FormatButtons, NamedMenus } from './FormatButtons.tsx'
import styles from './SelectionBar.module.css'
import { MARK_BUTTONS } from './text-tools.ts'
import { useFormat } from './use-format.ts'
import { useWords } from './use-words.ts'

export interface SelectionBarProps extends Size {
  /** Screen pixels for one pixel of the page. */
  scale: number
}

/** Tools for the words that are selected, beside them. Alt+F10 goes there, Escape back. */
export function SelectionBar({ scale, width, height }: SelectionBarProps) {
  const words = useWords()
  const format = useFormat()
  const { visit, frame } = useEditor()
  const text = useCanvas((state) => state.text)
  const rect = useCanvas((state) => state.words)
  const box = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  const isShown = text?.hasSelection === true && rect !== null
  useLayoutEffect(() => {
    const bar = isShown ? box.current : null
    if (!bar) return
    setSize({ width: bar.offsetWidth, height: bar.offsetHeight })
  }, [isShown])
  if (!isShown) return null

  const onScreen = {
    x: rect.x * scale,
    y: rect.y * scale,
    width: rect.width * scale,
    height: rect.height * scale,
  }
  const isTouch = matchMedia('(pointer: coarse)').matches
  const place = besideWords(onScreen, size, { width, height, isTouch })
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
      <Toolbar label={words('selectedTools')} look="floating">
        <FormatButtons list={MARK_BUTTONS} text={text} />
        <ToolbarSeparator />
        <NamedMenus text={text} />
        <ToolbarButton
          label={words('link')}
          icon={Link}
          shortcut="Ctrl+K"
          isActive={text.link !== null}
          onPress={() => visit.wish('link')}
        />
        <ToolbarButton
          label={words('clearFormat')}
          icon={RemoveFormatting}
          onPress={() => format('clear')}
        />
      </Toolbar>
    </div>
  )
}
