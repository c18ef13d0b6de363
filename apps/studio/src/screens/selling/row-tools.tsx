/** Tools of a list whose rows an owner orders: promises and details. */

import { IconButton } from '@sitewright/ui'
import { ArrowUp, Trash2 } from '@sitewright/ui/icons'
import { focusSoon } from '../../focus-soon.ts'
import styles from './row-tools.module.css'

export interface RowToolsProps {
  readonly at: number
  readonly upLabel: string
  readonly removeLabel: string
  onUp(): void
  onRemove(): void
}

/** Moves a row up, or removes it. */
export function RowTools({ at, upLabel, removeLabel, onUp, onRemove }: RowToolsProps) {
  return (
    <div className={styles.tools}>
      {at > 0 && <IconButton size="small" label={upLabel} icon={ArrowUp} onPress={onUp} />}
      <IconButton size="small" look="danger" label={removeLabel} icon={Trash2} onPress={onRemove} />
    </div>
  )
}

/** Gives the keyboard to the words of a row, or to the button that adds one where there is none any more. */
export function focusRow(row: 'promise' | 'detail', at: number): void {
  focusSoon(
    at < 0
      ? `[data-add-${row}]`
      : `[data-${row}="${at}"] :is(input:not([type]), input[type="text"])`,
  )
}

/** The list with the one at this place before the one above it. */
export function raised<One>(list: readonly One[], at: number): One[] {
  const moved = [...list]
  moved.splice(at - 1, 0, ...moved.splice(at, 1))
  return moved
}
