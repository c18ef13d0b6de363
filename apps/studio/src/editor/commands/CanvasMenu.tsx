import { ContextMenu } from '@sitewright/ui'
import { useCanvas, useEditor } from '../editor-context.ts'
import { useWords } from '../use-words.ts'
import { useCommandGroups } from './use-command-groups.ts'

/** The context menu of the page, where it was asked for. */
export function CanvasMenu({ scale }: { scale: number }) {
  const menu = useCanvas((state) => state.menu)
  return menu && <OpenMenu at={{ x: menu.x * scale, y: menu.y * scale }} />
}

function OpenMenu({ at }: { at: { x: number; y: number } }) {
  const words = useWords()
  const { visit } = useEditor()
  const close = () => {
    visit.canvas.setState({ menu: null })
    visit.focusCanvas()
  }
  return (
    <ContextMenu
      label={words('moreCommands')}
      groups={useCommandGroups()}
      at={at}
      onClose={close}
    />
  )
}
