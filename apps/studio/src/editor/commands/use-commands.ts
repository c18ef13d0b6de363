import { useMemo } from 'react'
import { useSession } from '../drafts-context.ts'
import { useCanvas, useEditor } from '../editor-context.ts'
import { type CommandState, stateOf } from './commands.ts'

/** The state that decides which commands there are, anew whenever it changes. */
export function useCommandState(): CommandState {
  const { visit } = useEditor()
  const documents = useSession((state) => state.documents)
  const selection = useSession((state) => state.selection)
  const view = useCanvas((state) => state.view)
  const isChoosing = useCanvas((state) => state.isChoosing)
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what the visit's state is made of.
  return useMemo(() => stateOf(visit), [visit, documents, selection, view, isChoosing])
}
