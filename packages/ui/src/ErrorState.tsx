import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'
import { CloudAlert } from './icons/icons.ts'
import { useUiWords } from './words.ts'

export interface ErrorStateProps {
  /** The failure: "The products could not be loaded." */
  title: string
  /** The reason, and how to go on. */
  children: ReactNode
  isRetrying?: boolean
  onRetry?(): void
}

export function ErrorState({ title, children, isRetrying = false, onRetry }: ErrorStateProps) {
  const words = useUiWords()
  return (
    <div role="alert">
      <EmptyState
        icon={CloudAlert}
        title={title}
        action={
          onRetry && (
            <Button isPending={isRetrying} onPress={onRetry}>
              {words.retry}
            </Button>
          )
        }
      >
        {children}
      </EmptyState>
    </div>
  )
}
