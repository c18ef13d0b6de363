import { ITEM_STATUSES } from '@sitewright/core/content/item-status'
import { classNames } from '@sitewright/ui'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useText } from '../../text.ts'
import styles from './BulkGrid.module.css'
import { type ColumnId, hasCell, type Line, nameOf, statusLabel, textOf } from './lines.ts'

export interface GridCellProps {
  line: Line
  column: ColumnId
  /** Place in the grid, by which it is found for the focus. */
  spot: string
  colIndex: number
  currency: string
  isActive: boolean
  isChanged: boolean
  isNumber: boolean
  categories: string
  /** Present while the cell is edited; `typed` replaces what it held. */
  edited: { readonly typed: string | undefined } | undefined
  problem: string | undefined
  onFocus(): void
  onEdit(): void
  onFinish(typed: string | undefined, to: 'down' | 'right' | 'stay', isForAll?: boolean): void
}

export function GridCell({ line, column, edited, ...cell }: GridCellProps) {
  const text = useText()
  const isThere = hasCell(line, column)
  const shown = column === 'categories' ? cell.categories : textOf(line, column, cell.currency)
  return (
    <td
      className={classNames(styles.cell, cell.isNumber && styles.number, !isThere && styles.none)}
      aria-colindex={cell.colIndex}
      aria-invalid={cell.problem !== undefined && cell.isChanged}
      data-spot={cell.spot}
      data-changed={cell.isChanged}
      tabIndex={cell.isActive && !edited ? 0 : -1}
      onFocus={(event) => {
        if (event.target === event.currentTarget) cell.onFocus()
      }}
      onDoubleClick={cell.onEdit}
    >
      {edited && column !== 'categories' ? (
        <CellEditor
          label={`${text(`bulk.${column}`)}, ${nameOf(line)}`}
          isChoice={column === 'state'}
          value={edited.typed ?? shown}
          isReplaced={edited.typed !== undefined}
          onFinish={cell.onFinish}
        />
      ) : (
        shown
      )}
    </td>
  )
}

interface CellEditorProps {
  label: string
  isChoice: boolean
  value: string
  /** Whether the value was typed over what the cell held, so that more typing goes behind it. */
  isReplaced: boolean
  onFinish: GridCellProps['onFinish']
}

/** Enter keeps and goes down, Tab keeps and goes right, Ctrl+Enter keeps for all selected lines, Escape leaves it. */
function CellEditor({ label, isChoice, value, isReplaced, onFinish }: CellEditorProps) {
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null)
  const isDone = useRef(false)
  useEffect(() => {
    field.current?.focus()
    if (!isChoice && !isReplaced) field.current?.select()
  }, [isChoice, isReplaced])
  const finish: GridCellProps['onFinish'] = (...result) => {
    // Leaving the field follows each of the keys, and is no second end.
    if (isDone.current) return
    isDone.current = true
    onFinish(...result)
  }
  const shared = {
    ref: field,
    className: styles.input ?? '',
    'aria-label': label,
    onBlur: () => finish(field.current?.value, 'stay'),
    onKeyDown: (event: KeyboardEvent) => {
      event.stopPropagation()
      const ends = { Enter: 'down', Tab: 'right', Escape: 'stay' } as const
      const to = ends[event.key as keyof typeof ends]
      if (!to) return
      event.preventDefault()
      finish(
        event.key === 'Escape' ? undefined : field.current?.value,
        to,
        event.ctrlKey || event.metaKey,
      )
    },
  }
  if (!isChoice) return <input {...shared} defaultValue={value} autoComplete="off" />
  const chosen =
    ITEM_STATUSES.find((status) => statusLabel(status).startsWith(value.toUpperCase())) ??
    ITEM_STATUSES.find((status) => statusLabel(status) === value)
  return (
    <select {...shared} defaultValue={chosen}>
      {ITEM_STATUSES.map((status) => (
        <option key={status} value={status}>
          {statusLabel(status)}
        </option>
      ))}
    </select>
  )
}
