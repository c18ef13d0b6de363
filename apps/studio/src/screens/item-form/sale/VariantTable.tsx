import type { Asset } from '@sitewright/api/files/shapes'
import { Checkbox, classNames } from '@sitewright/ui'
import {
  type ClipboardEvent,
  type FocusEvent,
  Fragment,
  type KeyboardEvent,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { readGrid } from '../../../sheet/read-grid.ts'
import { useText } from '../../../text.ts'
import { NOTHING_HELD, pinnedRows, withActive } from './row-window.ts'
import { useRowWindow } from './use-row-window.ts'
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

/** The row that an element is in; none for one in a panel that a row has opened. */
function rowOf(target: EventTarget): HTMLTableRowElement | null {
  return target instanceof Element ? target.closest<HTMLTableRowElement>('tr[data-key]') : null
}

/** Prices and stock of all variants; a long table scrolls in a frame of its own and draws the rows in sight. */
export function VariantTable(props: VariantTableProps) {
  const { variants, selected, problems, isReadOnly, hasStock, isShipped } = props
  const text = useText()
  const frame = useRef<HTMLDivElement>(null)
  const [held, setHeld] = useState(NOTHING_HELD)
  const problemsByRow = useMemo(() => byRow(problems), [problems])
  const pinned = useMemo(() => {
    const keys = variants.map(({ key }) => key)
    const [firstProblem] = [...problemsByRow.keys()].sort((a, b) => a - b)
    return pinnedRows(keys, held, firstProblem)
  }, [variants, held, problemsByRow])
  const { isWindowed, drawn, measure } = useRowWindow(frame, variants.length, pinned)
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

  const onFocus = ({ target }: FocusEvent) => {
    const key = rowOf(target)?.dataset.key
    if (key === undefined || key === held.active) return
    // The row that is left has said by now what is wrong with it.
    const left = [...(frame.current?.querySelectorAll<HTMLElement>('tr[data-key]') ?? [])].find(
      (row) => row.dataset.key === held.active,
    )
    setHeld(withActive(held, key, left?.querySelector('[aria-invalid=true]') != null))
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
    <div ref={frame} className={classNames(isWindowed && styles.frame)}>
      <table
        className={styles.table}
        aria-label={text('products.variants')}
        aria-rowcount={variants.length + 1}
        onPasteCapture={onPaste}
        onKeyDownCapture={onKeyDown}
        onFocus={onFocus}
      >
        <thead>
          <tr aria-rowindex={1}>
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
            <th scope="col" className={styles.money}>
              {text('products.price')}
            </th>
            <th scope="col" className={styles.switched}>
              {text('products.sale')}
            </th>
            {hasStock && (
              <th scope="col" className={styles.switched}>
                {text('products.stock')}
              </th>
            )}
            {isShipped && <th scope="col">{text('products.measures')}</th>}
          </tr>
        </thead>
        <tbody>
          {drawn.map(({ index, gap }) => {
            const variant = variants[index]
            return (
              variant && (
                <Fragment key={variant.key}>
                  <Gap height={gap} />
                  <VariantRow
                    variant={variant}
                    index={index}
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
                    measure={measure}
                    onToggle={toggle}
                    onChange={change}
                  />
                </Fragment>
              )
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** The room of rows that are not drawn. */
function Gap({ height }: { height: number }) {
  if (height === 0) return null
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row without cells takes no focus.
  return <tr aria-hidden="true" className={styles.gap} style={{ height }} />
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
