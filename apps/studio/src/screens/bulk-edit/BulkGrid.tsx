import { Checkbox, classNames } from '@sitewright/ui'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { readGrid, writeGrid } from '../../sheet/read-grid.ts'
import { useText } from '../../text.ts'
import styles from './BulkGrid.module.css'
import { GridLine } from './GridLine.tsx'
import { actionOf, type Spot } from './grid-keys.ts'
import { COLUMNS, type ColumnId, hasCell, isNumber, type Line, textOf } from './lines.ts'

/** Height of a line in pixels, as the styles have it. */
const LINE_HEIGHT = 44
/** Lines drawn beyond the window's edges. */
const OVERSCAN = 12
/** Columns that the keyboard reaches: the box that selects, the name that opens its product, and those that can be edited. */
const REACHED = ['select', 'name', ...COLUMNS] as const
/** Reached columns in front of those that can be edited. */
const IN_FRONT = REACHED.length - COLUMNS.length

export type TextColumn = Exclude<ColumnId, 'categories'>

export interface BulkGridProps {
  lines: readonly Line[]
  currency: string
  isReadOnly: boolean
  selected: ReadonlySet<string>
  /** Words of why a product was not saved, by its id. */
  refusals: ReadonlyMap<string, string>
  categoryNames(line: Line): string
  /** Address of the form of a line's product. */
  productHref(line: Line): string
  isChanged(line: Line, column: ColumnId): boolean
  onSelect(keys: ReadonlySet<string>): void
  /** Selects every line, also those that are still to come. */
  onSelectAll(): void
  /** Sets a text in a column of these lines. */
  onType(lines: readonly Line[], column: TextColumn, typed: string): void
  /** Sets texts of cells, each with its line and column. */
  onPaste(cells: readonly { line: Line; column: TextColumn; typed: string }[]): void
  onEditCategories(lines: readonly Line[]): void
  onUndo(): void
  onSave(): void
}

/** A windowed grid of products, used like a spreadsheet: by keys, by typing, by pasting. */
export function BulkGrid({ lines, selected, isReadOnly, currency, ...props }: BulkGridProps) {
  const text = useText()
  const hintId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState<Spot>({ line: 0, column: IN_FRONT })
  const [edited, setEdited] = useState<{ typed: string | undefined }>()
  const anchor = useRef<number>(undefined)
  const wantsFocus = useRef(false)
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => frame.current,
    estimateSize: () => LINE_HEIGHT,
    overscan: OVERSCAN,
    getItemKey: (index) => lines[index]?.key ?? index,
    scrollPaddingStart: LINE_HEIGHT,
  })
  const active = Math.min(at.line, lines.length - 1)

  useEffect(() => {
    if (!wantsFocus.current || edited) return
    wantsFocus.current = false
    frame.current?.querySelector<HTMLElement>(`[data-spot="${active}-${at.column}"]`)?.focus()
  })

  const move = (to: Spot) => {
    setAt(to)
    wantsFocus.current = true
    virtual.scrollToIndex(to.line)
  }
  const columnAt = REACHED[at.column] ?? 'select'
  /** The active column, where it holds a text. */
  const textColumn = isTextColumn(columnAt) ? columnAt : undefined
  const lineAt = lines[active]

  /** Selected lines, or the active one where it is not among them. */
  const goal = (): readonly Line[] => {
    if (!lineAt) return []
    return selected.has(lineAt.key) ? lines.filter(({ key }) => selected.has(key)) : [lineAt]
  }

  const toggle = (line: Line) => {
    const next = new Set(selected)
    if (!next.delete(line.key)) next.add(line.key)
    props.onSelect(next)
  }

  const fillDown = () => {
    if (!lineAt || isReadOnly || !textColumn) return
    const below = lines.filter(({ key }, index) => index > active && selected.has(key))
    const above = lines.slice(0, active).findLast((line) => hasCell(line, textColumn))
    if (below.length > 0) props.onType(below, textColumn, textOf(lineAt, textColumn, currency))
    else if (above) props.onType([lineAt], textColumn, textOf(above, textColumn, currency))
  }

  const deeds = {
    select: () => lineAt && toggle(lineAt),
    selectAll: props.onSelectAll,
    fillDown,
    undo: props.onUndo,
    save: props.onSave,
    cancel: () => props.onSelect(new Set()),
    clear: () => {
      const isClearable = columnAt === 'sale' || columnAt === 'stock'
      if (isClearable && !isReadOnly) props.onType(goal(), columnAt, '')
    },
  }

  const openProduct = () =>
    frame.current?.querySelector<HTMLElement>(`[data-spot="${active}-${at.column}"] a`)?.click()

  const edit = (typed: string | undefined) => {
    if (!lineAt) return
    if (columnAt === 'select') toggle(lineAt)
    else if (columnAt === 'name') openProduct()
    else if (isReadOnly) return
    else if (columnAt === 'categories') props.onEditCategories(goal())
    else if (hasCell(lineAt, columnAt)) setEdited({ typed })
  }

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (edited) return
    const page = Math.max(1, Math.floor((frame.current?.clientHeight ?? 0) / LINE_HEIGHT) - 2)
    const size = { lines: lines.length, columns: REACHED.length, page }
    const action = actionOf(event, { ...at, line: active }, size)
    if (!action) return
    event.preventDefault()
    if (action.kind === 'edit') edit(action.typed)
    else if (action.kind !== 'move') deeds[action.kind]()
    else {
      if (action.extends) {
        anchor.current ??= active
        const [from, to] = [anchor.current, action.to.line].toSorted((a, b) => a - b)
        props.onSelect(new Set(lines.slice(from, (to ?? 0) + 1).map(({ key }) => key)))
      } else anchor.current = undefined
      move(action.to)
    }
  }

  const onPaste = (event: ClipboardEvent) => {
    if (edited || isReadOnly || !textColumn) return
    event.preventDefault()
    const grid = readGrid(event.clipboardData.getData('text/plain'))
    const [only] = grid
    if (grid.length === 1 && only?.length === 1) {
      props.onType(goal(), textColumn, only[0] ?? '')
      return
    }
    // Cells go down over lines that have the column, so that a product's own line takes none of its variants' prices.
    const targets = lines.slice(active).filter((line) => hasCell(line, textColumn))
    const columns = COLUMNS.slice(COLUMNS.indexOf(textColumn)).filter((one) => one !== 'categories')
    props.onPaste(
      grid.flatMap((cells, down) =>
        cells.flatMap((typed, right) => {
          const [line, column] = [targets[down], columns[right]]
          return line && column ? [{ line, column, typed }] : []
        }),
      ),
    )
  }

  const onCopy = (event: ClipboardEvent) => {
    if (edited || !textColumn) return
    event.preventDefault()
    const cells = goal().filter((line) => hasCell(line, textColumn))
    const copied = writeGrid(cells.map((line) => [textOf(line, textColumn, currency)]))
    event.clipboardData.setData('text/plain', copied)
  }

  const finish = (typed: string | undefined, to: 'down' | 'right' | 'stay', isForAll = false) => {
    setEdited(undefined)
    wantsFocus.current = to !== 'stay' || typed === undefined
    if (typed !== undefined && lineAt && textColumn) {
      props.onType(isForAll ? goal() : [lineAt], textColumn, typed)
    }
    if (to === 'down') move({ line: Math.min(active + 1, lines.length - 1), column: at.column })
    if (to === 'right') {
      move({ line: active, column: Math.min(at.column + 1, REACHED.length - 1) })
    }
  }

  const headers = ['name', 'sku', ...COLUMNS] as const
  return (
    <div ref={frame} className={styles.window}>
      <p id={hintId} hidden>
        {text('bulk.keys')}
      </p>
      <table
        className={styles.grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells take the focus is a grid.
        role="grid"
        aria-label={text('bulk.title')}
        aria-describedby={hintId}
        aria-rowcount={lines.length + 1}
        aria-colcount={headers.length + 1}
        aria-multiselectable="true"
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onCopy={onCopy}
      >
        <thead className={styles.head}>
          <tr className={styles.line} aria-rowindex={1}>
            <th scope="col" className={classNames(styles.cell, styles.box)} aria-colindex={1}>
              <Checkbox
                label={text('bulk.selectAll')}
                isLabelHidden
                isSelected={lines.length > 0 && selected.size === lines.length}
                isIndeterminate={selected.size > 0 && selected.size < lines.length}
                onChange={(all) => (all ? deeds.selectAll() : deeds.cancel())}
              />
            </th>
            {headers.map((id, index) => (
              <th
                key={id}
                scope="col"
                className={classNames(
                  styles.cell,
                  isNumber(id) && styles.number,
                  id === 'name' && styles.name,
                )}
                aria-colindex={index + 2}
              >
                {text(`bulk.${id}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body} style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, key, start }) => {
            const line = lines[index]
            return (
              line && (
                <GridLine
                  key={key}
                  line={line}
                  index={index}
                  start={start}
                  currency={currency}
                  isSelected={selected.has(line.key)}
                  refusal={props.refusals.get(line.row.id)}
                  activeColumn={active === index ? at.column : undefined}
                  edited={active === index ? edited : undefined}
                  categories={props.categoryNames(line)}
                  href={props.productHref(line)}
                  isChanged={(column) => props.isChanged(line, column)}
                  onToggle={() => toggle(line)}
                  onFocus={(column) => setAt({ line: index, column })}
                  onEdit={(column) => {
                    setAt({ line: index, column: COLUMNS.indexOf(column) + IN_FRONT })
                    if (isReadOnly) return
                    if (column === 'categories') props.onEditCategories([line])
                    else if (hasCell(line, column)) setEdited({ typed: undefined })
                  }}
                  onFinish={finish}
                />
              )
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function isTextColumn(column: (typeof REACHED)[number]): column is TextColumn {
  return column !== 'select' && column !== 'name' && column !== 'categories'
}
