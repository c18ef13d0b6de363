import { IconButton } from '@sitewright/ui'
import { Redo2, Undo2 } from '@sitewright/ui/icons'
import { useShallow } from 'zustand/react/shallow'
import type { History, Step } from '../document/history.ts'
import { useDrafts, useSession } from './drafts-context.ts'
import styles from './UndoRedo.module.css'
import { useWords } from './use-words.ts'

/** Undo and redo of the one history that the page has, named by what they would do. */
export function UndoRedo() {
  const words = useWords()
  const { canReplay, undo: onUndo, redo: onRedo } = useDrafts()
  // Labels alone: the history is another one with every key that is typed.
  const { undo, redo } = useSession(useShallow(({ history }) => labelsOf(history, canReplay)))
  return (
    <div className={styles.group}>
      <IconButton
        label={undo === undefined ? words('undo') : words('undoLabel', { label: undo })}
        icon={Undo2}
        shortcut="Ctrl+Z"
        isDisabled={undo === undefined}
        onPress={onUndo}
      />
      <IconButton
        label={redo === undefined ? words('redo') : words('redoLabel', { label: redo })}
        icon={Redo2}
        shortcut="Ctrl+Shift+Z"
        isDisabled={redo === undefined}
        onPress={onRedo}
      />
    </div>
  )
}

function labelsOf({ past, future }: History, canReplay: (step: Step) => boolean) {
  const labelOf = (step: Step | undefined) => (step && canReplay(step) ? step.label : undefined)
  return { undo: labelOf(past.at(-1)), redo: labelOf(future[0]) }
}
