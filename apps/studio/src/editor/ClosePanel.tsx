import { IconButton } from '@sitewright/ui'
import { X } from '@sitewright/ui/icons'
import { closePanel } from './close-panel.ts'
import { useEditor } from './editor-context.ts'
import { useWords } from './use-words.ts'

export function ClosePanel() {
  const words = useWords()
  const { panel, showPanel } = useEditor()
  return (
    <IconButton
      label={words('close')}
      icon={X}
      size="small"
      onPress={() => closePanel(panel, showPanel)}
    />
  )
}
