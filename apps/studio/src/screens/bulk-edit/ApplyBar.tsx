import { ITEM_STATUSES } from '@sitewright/core/content/item-status'
import { Button, Select, TextField } from '@sitewright/ui'
import { FolderTree } from '@sitewright/ui/icons'
import { memo, useCallback, useLayoutEffect, useRef, useState } from 'react'
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
  const value = column === 'state' && typed === '' ? 'public' : typed
  const apply = () => {
    if (!isDisabled) onApply(column, value)
  }
  const latest = useRef(apply)
  useLayoutEffect(() => {
    latest.current = apply
  })
  const choose = useCallback((next: TextColumn) => {
    setColumn(next)
    setTyped('')
  }, [])
  const applyLatest = useCallback(() => latest.current(), [])
  return (
    <div className={styles.tools}>
      <ColumnField column={column} onChoose={choose} />
      <ValueField
        isState={column === 'state'}
        value={value}
        onChange={setTyped}
        onEnter={applyLatest}
      />
      <Button isDisabled={isDisabled} onPress={apply}>
        {text('bulk.apply')}
      </Button>
      <Button icon={FolderTree} isDisabled={isDisabled} onPress={onCategories}>
        {text('bulk.categories')}
      </Button>
    </div>
  )
})

interface ColumnFieldProps {
  column: TextColumn
  onChoose(column: TextColumn): void
}

/** Memoized, like the field of the value: the first line that is selected enables the buttons and changes nothing else. */
const ColumnField = memo(function ColumnField({ column, onChoose }: ColumnFieldProps) {
  const text = useText()
  return (
    <Select
      label={text('bulk.column')}
      options={TEXT_COLUMNS.map((id) => ({ id, label: text(`bulk.${id}`) }))}
      value={column}
      onChange={onChoose}
    />
  )
})

interface ValueFieldProps {
  isState: boolean
  value: string
  onChange(value: string): void
  onEnter(): void
}

const ValueField = memo(function ValueField({
  isState,
  value,
  onChange,
  onEnter,
}: ValueFieldProps) {
  const text = useText()
  if (isState) {
    return (
      <Select
        label={text('bulk.value')}
        options={ITEM_STATUSES.map((id) => ({ id, label: statusLabel(id) }))}
        value={value as (typeof ITEM_STATUSES)[number]}
        onChange={onChange}
      />
    )
  }
  return (
    <TextField
      label={text('bulk.value')}
      autoComplete="off"
      value={value}
      onChange={onChange}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        onEnter()
      }}
    />
  )
})
