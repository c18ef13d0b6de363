import { useSession } from '../drafts-context.ts'
import { useCanvas, useEditor } from '../editor-context.ts'
import { type CommandState, stateOf } from './commands.ts'

/** The state that decides which commands there are; whoever uses it is drawn again when any part of it changes. */
export function useCommandState(): CommandState {
  const { visit } = useEditor()
  useSession((state) => state.documents)
  useSession((state) => state.selection)
  useCanvas((state) => state.view)
  useCanvas((state) => state.phoneRows)
  useCanvas((state) => state.isChoosing)
  return stateOf(visit)
}
