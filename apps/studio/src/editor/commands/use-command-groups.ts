import type { MenuGroup } from '@sitewright/ui'
import { useEditor } from '../editor-context.ts'
import { useWords } from '../use-words.ts'
import { COMMAND_GROUPS, COMMANDS, menuLabelOf, runCommand, shortcutOf } from './commands.ts'
import { useCommandState } from './use-commands.ts'

/** The commands for what is selected, as a menu shows them. */
export function useCommandGroups(): readonly MenuGroup[] {
  const words = useWords()
  const { visit } = useEditor()
  const state = useCommandState()
  return COMMAND_GROUPS.map((names, index) => ({
    id: String(index),
    actions: names
      .filter((name) => COMMANDS[name].isFor(state))
      .map((name) => {
        const command = COMMANDS[name]
        return {
          id: name,
          label: words(menuLabelOf(command, state)),
          icon: command.icon,
          shortcut: shortcutOf(name),
          isDisabled: command.canUse?.(state) === false,
          ...(command.look && { look: command.look }),
          onAction: () => runCommand(visit, name),
        }
      }),
  }))
}
