import { type ReactNode, useMemo, useState } from 'react'
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx'
import { strictContext } from './strict-context.ts'

export type Question = Omit<ConfirmDialogProps, 'isOpen' | 'isPending' | 'onConfirm' | 'onClose'>

interface Confirming {
  /** Asks a question, and tells whether it was confirmed: a dialog that was closed, or closed by itself, was not. */
  confirm(question: Question): Promise<boolean>
}

const [ConfirmContext, useConfirming] = strictContext<Confirming>('ConfirmProvider')

/** Asks questions for everything below it: a component that has to know calls `useConfirm`. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<{ question: Question; answer(isConfirmed: boolean): void }>()
  const confirming = useMemo<Confirming>(
    () => ({
      confirm: (question) =>
        new Promise((resolve) => {
          const answer = (isConfirmed: boolean) => {
            setAsked(undefined)
            resolve(isConfirmed)
          }
          setAsked({ question, answer })
        }),
    }),
    [],
  )
  return (
    <ConfirmContext value={confirming}>
      {children}
      {asked && (
        <ConfirmDialog
          {...asked.question}
          isOpen
          onConfirm={() => asked.answer(true)}
          onClose={() => asked.answer(false)}
        />
      )}
    </ConfirmContext>
  )
}

export function useConfirm(): Confirming['confirm'] {
  return useConfirming().confirm
}
