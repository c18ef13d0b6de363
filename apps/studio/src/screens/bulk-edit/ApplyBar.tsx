import { ITEM_STATUSES } from '@sitewright/core/content/item-status'
import { Button, Select, TextField } from '@sitewright/ui'
import { FolderTree } from '@sitewright/ui/icons'
import { memo, useState } from 'react'
import { useText } from '../../text.ts'
import styles from './BulkGrid.module.css'
import type { TextColumn } from './BulkGrid.tsx'
import { statusLabel } from './lines.ts'

export interface ApplyBarProps {
  /** Whether nothing is selected, or what is cannot be changed now. */
  isDisabled: boolean
  onApply(column: TextColumn, typed: string): void
  onCategories(): void
}

const TEXT_COLUMNS: readonly TextColumn[] = ['price', 'sale', 'stock', 'state']

/** Sets one value for all selected lines, by pointer or by keys. Stays as it is while lines are added to the selection. */
export const ApplyBar = memo(function ApplyBar({
  isDisabled,
  onApply,
  onCategories,
}: ApplyBarProps) {
  const text = useText()
  const [column, setColumn] = useState<TextColumn>('price')
  const [typed, setTyped] = useState('')
  const isState = column === 'state'
  const value = isState && typed === '' ? 'public' : typed
  return (
    <div className={styles.tools}>
      <Select
        label={text('bulk.column')}
        options={TEXT_COLUMNS.map((id) => ({ id, label: text(`bulk.${id}`) }))}
        value={column}
        onChange={(next) => {
          setColumn(next)
          setTyped('')
        }}
      />
      {isState ? (
        <Select
          label={text('bulk.value')}
          options={ITEM_STATUSES.map((id) => ({ id, label: statusLabel(id) }))}
          value={value as (typeof ITEM_STATUSES)[number]}
          onChange={setTyped}
        />
      ) : (
        <TextField
          label={text('bulk.value')}
          autoComplete="off"
          value={typed}
          onChange={setTyped}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            if (!isDisabled) onApply(column, value)
          }}
        />
      )}
      <Button isDisabled={isDisabled} onPress={() => onApply(column, value)}>
        {text('bulk.apply')}
      </Button>
      <Button icon={FolderTree} isDisabled={isDisabled} onPress={onCategories}>
        {text('bulk.categories')}
      </Button>
    </div>
  )
})
