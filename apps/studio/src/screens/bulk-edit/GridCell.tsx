import { ITEM_STATUSES } from '@sitewright/core/content/item-status'
import { classNames } from '@sitewright/ui'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useText } from '../../text.ts'
import styles from './BulkGrid.module.css'
import { type ColumnId, hasCell, type Line, nameOf, statusLabel, textOf } from './lines.ts'

/** The cell that comes after one that was edited; `here` is the same, `stay` wherever the focus went by itself. */
export type EditEnd = 'down' | 'up' | 'right' | 'left' | 'stay' | 'here'

export type FinishEdit = (typed: string | undefined, to: EditEnd, isForAll?: boolean) => void

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
  /** Present while the cell is edited. */
  onFinish: FinishEdit | undefined
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
    >
      {edited && cell.onFinish && column !== 'categories' ? (
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
  onFinish: FinishEdit
}

/** Keys that end editing, and the ways they go, the second with Shift. */
const ENDS: Readonly<Record<string, readonly [EditEnd, EditEnd]>> = {
  Enter: ['down', 'up'],
  Tab: ['right', 'left'],
  Escape: ['here', 'here'],
}

/**
 * Enter keeps and goes down, Tab keeps and goes right, both the other way with Shift; Ctrl+Enter keeps for all selected
 * lines, Ctrl+S keeps and saves, Escape leaves it.
 */
function CellEditor({ label, isChoice, value, isReplaced, onFinish }: CellEditorProps) {
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null)
  const isDone = useRef(false)
  useEffect(() => {
    field.current?.focus()
    if (!isChoice && !isReplaced) field.current?.select()
  }, [isChoice, isReplaced])
  const finish: FinishEdit = (...result) => {
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
      const isControl = event.ctrlKey || event.metaKey
      if (isControl && event.key.toLowerCase() === 's') {
        event.preventDefault()
        const form = field.current?.form
        // The form sends what the screen holds, so that has to come first.
        flushSync(() => finish(field.current?.value, 'here'))
        form?.requestSubmit()
      }
      const to = ENDS[event.key]?.[event.shiftKey ? 1 : 0]
      if (!to) return
      event.preventDefault()
      finish(event.key === 'Escape' ? undefined : field.current?.value, to, isControl)
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
