import { BarBeside } from '../BarBeside.tsx'
import type { CanvasRoom } from '../canvas-room.ts'
import { CommandButton } from '../commands/CommandButton.tsx'
import { useSession } from '../drafts-context.ts'
import { useCanvas } from '../editor-context.ts'
import { useWords } from '../use-words.ts'

/** Tools of the item that is selected, beside it. */
export function ItemBar(room: CanvasRoom) {
  const words = useWords()
  const itemId = useSession(({ selection }) =>
    selection.kind === 'item' ? selection.itemId : undefined,
  )
  const name = useCanvas(({ items }) => items.find(({ id }) => id === itemId)?.name)
  const rect = useCanvas((state) => state.selected)
  if (itemId === undefined || name === undefined || rect === null) return null
  return (
    <BarBeside {...room} rect={rect} label={words('itemTools', { title: name || words('item') })}>
      <CommandButton name="openItem" hasText />
      <CommandButton name="itemDetails" />
      <CommandButton name="itemBack" />
      <CommandButton name="itemOn" />
      <CommandButton name="remove" />
    </BarBeside>
  )
}
