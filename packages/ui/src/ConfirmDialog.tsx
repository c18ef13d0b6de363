import { type ReactNode, useEffect, useRef } from 'react'
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
  /** Whether it is being done: cancelling is disabled then, and so is closing by other means. */
  isPending?: boolean
  /** Milliseconds without a key or a pointer's move after which it closes by itself, as if it were cancelled. */
  closesAfterMs?: number
  onConfirm(): void
  onClose(): void
}

/** Lifetime of a question about something that others may change meanwhile: who comes back later is asked anew. */
export const QUESTION_LIFETIME_MS = 120_000

export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  cancelLabel,
  look = 'danger',
  isOpen,
  isPending = false,
  closesAfterMs,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const words = useUiWords()
  useIdleEnd(isOpen && !isPending ? closesAfterMs : undefined, onClose)
  return (
    <Dialog
      title={title}
      role="alertdialog"
      size="small"
      isOpen={isOpen}
      onClose={onClose}
      isDismissable={!isPending}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isPending} autoFocus>
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

const SIGNS_OF_LIFE = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const

/** Calls `onEnd` once nobody has touched anything for so long; never without a time. */
function useIdleEnd(afterMs: number | undefined, onEnd: () => void): void {
  const latest = useRef(onEnd)
  useEffect(() => {
    latest.current = onEnd
  })
  useEffect(() => {
    if (afterMs === undefined) return
    let timer: ReturnType<typeof setTimeout>
    const begin = () => {
      clearTimeout(timer)
      timer = setTimeout(() => latest.current(), afterMs)
    }
    begin()
    for (const sign of SIGNS_OF_LIFE) addEventListener(sign, begin, true)
    return () => {
      clearTimeout(timer)
      for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, begin, true)
    }
  }, [afterMs])
}
