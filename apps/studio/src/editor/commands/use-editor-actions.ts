import { ListTree, Palette } from '@sitewright/ui/icons'
import { useCallback } from 'react'
import { type ScreenAction, useScreenActions } from '../../palette/palette-store.ts'
import { useCan } from '../../screens/sites/use-sites.ts'
import type { Panel } from '../editor-context.ts'
import { useWords } from '../use-words.ts'
import type { Visit } from '../visit.ts'
import {
  COMMANDS,
  type CommandName,
  menuLabelOf,
  runCommand,
  shortcutOf,
  stateOf,
} from './commands.ts'

/** Offers what can be done with the selection, and the editor's panels, in the command palette. */
export function useEditorActions(visit: Visit, showPanel: (panel: Panel) => void): void {
  const words = useWords()
  const can = useCan(visit.siteId)('styles.edit')
  useScreenActions(
    useCallback(() => {
      const state = stateOf(visit)
      const commands = (Object.keys(COMMANDS) as CommandName[])
        .filter((name) => COMMANDS[name].isFor(state) && COMMANDS[name].canUse?.(state) !== false)
        .map((name): ScreenAction => {
          const command = COMMANDS[name]
          return {
            id: name,
            label: words(menuLabelOf(command, state)),
            icon: command.icon,
            shortcut: shortcutOf(name),
            run: () => runCommand(visit, name),
          }
        })
      const panels: readonly ScreenAction[] = [
        {
          id: 'outline',
          label: words('outline'),
          icon: ListTree,
          run: () => showPanel('outline'),
        },
        ...(can
          ? [
              {
                id: 'styles',
                label: words('styles'),
                icon: Palette,
                run: () => showPanel('styles'),
              },
            ]
          : []),
      ]
      return [...panels, ...commands]
    }, [visit, words, can, showPanel]),
  )
}
