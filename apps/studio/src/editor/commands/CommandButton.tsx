import { ToolbarButton } from '@sitewright/ui'
import { useEditor } from '../editor-context.ts'
import { useWords } from '../use-words.ts'
import { COMMANDS, type CommandName, labelOf, runCommand, shortcutOf } from './commands.ts'
import { useCommandState } from './use-commands.ts'

/** A command as a button of a bar; nothing where it has no meaning for what is selected. */
export function CommandButton({ name, hasText = false }: { name: CommandName; hasText?: boolean }) {
  const words = useWords()
  const { visit } = useEditor()
  const state = useCommandState()
  const command = COMMANDS[name]
  if (!command.isFor(state)) return null
  return (
    <ToolbarButton
      label={words(labelOf(command, state))}
      hasText={hasText}
      icon={command.icon}
      isActive={command.isOn?.(state)}
      isDisabled={command.canUse?.(state) === false}
      shortcut={shortcutOf(name)}
      onPress={() => runCommand(visit, name)}
    />
  )
}
