import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { useUiWords } from './words.ts'

export interface ConfirmDialogProps {
  /** The question, naming the thing: "Remove “About”?" */
  title: string
  /** The consequences, and whether they can be undone. */
  children: ReactNode
  /** The action as a verb: "Remove page". */
  confirmLabel: string
  cancelLabel?: string
  look?: 'primary' | 'danger'
  isOpen: boolean
  isPending?: boolean
  onConfirm(): void
  onClose(): void
}

export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  cancelLabel,
  look = 'danger',
  isOpen,
  isPending = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const words = useUiWords()
  return (
    <Dialog
      title={title}
      role="alertdialog"
      size="small"
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose} autoFocus>
            {cancelLabel ?? words.cancel}
          </Button>
          <Button look={look} isPending={isPending} onPress={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
