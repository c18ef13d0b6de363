import { ToolbarButton, ToolbarSeparator } from '@sitewright/ui'
import { Link, RemoveFormatting } from '@sitewright/ui/icons'
import { BarBeside } from './BarBeside.tsx'
import type { CanvasRoom } from './canvas-room.ts'
import { useCanvas, useEditor } from './editor-context.ts'
import { FormatButtons, NamedMenus } from './FormatButtons.tsx'
import { MARK_BUTTONS } from './text-tools.ts'
import { useFormat } from './use-format.ts'
import { useWords } from './use-words.ts'

/** Tools for the words that are selected, beside them. */
export function SelectionBar(room: CanvasRoom) {
  const words = useWords()
  const format = useFormat()
  const { visit } = useEditor()
  const text = useCanvas((state) => state.text)
  const rect = useCanvas((state) => state.words)
  if (!text?.hasSelection || rect === null) return null
  const isTouch = matchMedia('(pointer: coarse)').matches
  return (
    <BarBeside {...room} rect={rect} isTouch={isTouch} label={words('selectedTools')}>
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
    </BarBeside>
  )
}
