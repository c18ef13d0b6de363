import { Button } from '@sitewright/ui'
import { useText } from '../text.ts'
import styles from './SaveBar.module.css'

export interface SaveBarProps {
  isShown: boolean
  isSaving: boolean
  saveLabel: string
  onDiscard(): void
}

/** Stays in sight at the lower edge while a form holds something that is not saved. */
export function SaveBar({ isShown, isSaving, saveLabel, onDiscard }: SaveBarProps) {
  const text = useText()
  return (
    <div className={styles.bar} data-bottom-bar={isShown} role="status">
      {isShown && (
        <>
          <span className={styles.words}>{text('common.unsaved')}</span>
          <Button look="quiet" size="small" isDisabled={isSaving} onPress={onDiscard}>
            {text('common.discard')}
          </Button>
          <Button type="submit" look="primary" size="small" isPending={isSaving}>
            {saveLabel}
          </Button>
        </>
      )}
    </div>
  )
}
