import type { Asset } from '@sitewright/api/files/shapes'
import { Checkbox } from '@sitewright/ui'
import {
  type ClipboardEvent,
  type KeyboardEvent,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import { readGrid } from '../../../sheet/read-grid.ts'
import { useText } from '../../../text.ts'
import { VariantRow } from './VariantRow.tsx'
import styles from './Variants.module.css'
import { type CellColumn, isCellColumn } from './variant-cells.ts'
import type { VariantDraft } from './variant-grid.ts'

export interface VariantTableProps {
  variants: readonly VariantDraft[]
  optionNames: readonly string[]
  currency: string
  imageIds: readonly string[]
  pictures: Readonly<Record<string, Asset>>
  problems: Readonly<Record<string, string>>
  isReadOnly: boolean
  hasStock: boolean
  /** Units from which on little is left; 0 for never. */
  lowUpTo: number
  isShipped: boolean
  selected: ReadonlySet<string>
  onSelect(keys: ReadonlySet<string>): void
  onChange(key: string, change: Partial<VariantDraft>): void
  onFillDown(key: string, column: CellColumn): void
  onPaste(grid: readonly (readonly string[])[], key: string, column: CellColumn): void
}

/** The cell that an event came from. */
function cellOf({ target }: { target: EventTarget }) {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null
  const { column, key } = cell?.dataset ?? {}
  return key !== undefined && isCellColumn(column) ? { key, column } : undefined
}

export function VariantTable(props: VariantTableProps) {
  const { variants, selected, problems, isReadOnly, hasStock, isShipped } = props
  const text = useText()
  const problemsByRow = useMemo(() => byRow(problems), [problems])
  // Rows keep their functions, so that a change draws its own row alone anew, also among 250.
  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
  })
  const toggle = useCallback((key: string, isSelected: boolean) => {
    const next = new Set(latest.current.selected)
    if (isSelected) next.add(key)
    else next.delete(key)
    latest.current.onSelect(next)
  }, [])
  const change = useCallback(
    (key: string, next: Partial<VariantDraft>) => latest.current.onChange(key, next),
    [],
  )

  const onPaste = (event: ClipboardEvent) => {
    const cell = cellOf(event)
    if (isReadOnly || !cell) return
    const grid = readGrid(event.clipboardData.getData('text/plain'))
    // One value goes into the field itself, as anywhere else.
    if (grid.length === 1 && grid[0]?.length === 1) return
    event.preventDefault()
    props.onPaste(grid, cell.key, cell.column)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const isFilling = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'd'
    const cell = isFilling && !isReadOnly ? cellOf(event) : undefined
    if (!cell) return
    event.preventDefault()
    // Some fields count what was typed only when they are left.
    const field = event.target as HTMLElement
    field.blur()
    field.focus()
    props.onFillDown(cell.key, cell.column)
  }

  return (
    <table
      className={styles.table}
      aria-label={text('products.variants')}
      onPasteCapture={onPaste}
      onKeyDownCapture={onKeyDown}
    >
      <thead>
        <tr>
          {!isReadOnly && (
            <th scope="col" className={styles.check}>
              <Checkbox
                label={text('products.selectAll')}
                isLabelHidden
                isSelected={selected.size === variants.length}
                isIndeterminate={selected.size > 0 && selected.size < variants.length}
                onChange={(all) =>
                  props.onSelect(new Set(all ? variants.map(({ key }) => key) : []))
                }
              />
            </th>
          )}
          <th scope="col">{text('products.variant')}</th>
          <th scope="col">{text('products.sku')}</th>
          <th scope="col">{text('products.price')}</th>
          <th scope="col">{text('products.sale')}</th>
          {hasStock && <th scope="col">{text('products.stock')}</th>}
          {isShipped && <th scope="col">{text('products.measures')}</th>}
        </tr>
      </thead>
      <tbody>
        {variants.map((variant, index) => (
          <VariantRow
            key={variant.key}
            variant={variant}
            optionNames={props.optionNames}
            currency={props.currency}
            imageIds={props.imageIds}
            pictures={props.pictures}
            isReadOnly={isReadOnly}
            hasStock={hasStock}
            lowUpTo={props.lowUpTo}
            isShipped={isShipped}
            isSelected={selected.has(variant.key)}
            problems={problemsByRow.get(index) ?? NO_PROBLEMS}
            onToggle={toggle}
            onChange={change}
          />
        ))}
      </tbody>
    </table>
  )
}

const NO_PROBLEMS: Readonly<Record<string, string>> = {}

/** Problems of each variant by its place, with the names of its fields. */
function byRow(problems: Readonly<Record<string, string>>) {
  const rows = new Map<number, Record<string, string>>()
  for (const [path, message] of Object.entries(problems)) {
    const [, place, field] = /^variants\.(\d+)\.(.+)$/.exec(path) ?? []
    if (field === undefined) continue
    rows.set(Number(place), { ...rows.get(Number(place)), [field]: message })
  }
  return rows
}
