import { Checkbox, classNames } from '@sitewright/ui'
import {
  type ChangeEvent,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { readGrid, writeGrid } from '../../sheet/read-grid.ts'
import { useText } from '../../text.ts'
import styles from './BulkGrid.module.css'
import type { BulkDraft } from './draft.ts'
import type { FinishEdit } from './GridCell.tsx'
import { GridLine } from './GridLine.tsx'
import { actionOf, type Spot, stepFrom } from './grid-keys.ts'
import { pageOf } from './line-window.ts'
import { COLUMNS, type ColumnId, hasCell, isNumber, type Line, textOf } from './lines.ts'
import { EVERYTHING, NOTHING, only, type Selected, type Selection, toggled } from './selection.ts'
import { useLineWindow } from './use-line-window.ts'

/** Columns that the keyboard reaches: the box that selects, the name that opens its product, and those that can be edited. */
const REACHED = ['select', 'name', ...COLUMNS] as const
/** Reached columns in front of those that can be edited. */
const IN_FRONT = REACHED.length - COLUMNS.length

export type TextColumn = Exclude<ColumnId, 'categories'>

export interface BulkGridProps {
  lines: readonly Line[]
  currency: string
  isReadOnly: boolean
  selected: Selected
  /** Words of why a product was not saved, by its id. */
  refusals: ReadonlyMap<string, string>
  categoryNames(line: Line): string
  /** Address of the form of a line's product. */
  productHref(line: Line): string
  changes: BulkDraft
  /** Opens an address of the studio. */
  onOpen(href: string): void
  onSelect(change: (now: Selection) => Selection): void
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
  const active = Math.min(at.line, lines.length - 1)
  const { shown, height, reveal, drawInSight } = useLineWindow(frame, lines.length, active)
  useEffect(() => {
    if (!wantsFocus.current || edited) return
    wantsFocus.current = false
    takeFocus(activeCell(frame.current))
  })

  const isChanged = props.changes.size > 0
  const wasChanged = useRef(false)
  useEffect(() => {
    // The button that saved or discarded is gone, and the focus with it.
    const isLost = wasChanged.current && !isChanged && document.activeElement === document.body
    wasChanged.current = isChanged
    if (isLost) activeCell(frame.current)?.focus({ preventScroll: true })
  }, [isChanged])

  /** The active cell stays the same object where it is the same, so that nothing is drawn again. */
  const goTo = (to: Spot) =>
    setAt((now) => (now.line === to.line && now.column === to.column ? now : to))
  const move = (to: Spot) => {
    goTo(to)
    reveal(to.line)
    // A cell that is drawn takes the focus now, while nothing has changed: after the change it could only once the page was
    // laid out anew, which would be twice for each key.
    const cell = edited ? null : cellAt(frame.current, to)
    if (cell) takeFocus(cell)
    else wantsFocus.current = true
    drawInSight()
  }
  /** Selects from the line where that began to this one. */
  const selectTo = (line: number) => {
    anchor.current ??= active
    const [from, to] = [Math.min(anchor.current, line), Math.max(anchor.current, line)]
    const keys = lines.slice(from, to + 1).map(({ key }) => key)
    props.onSelect(() => only(keys))
  }
  const columnAt = REACHED[at.column] ?? 'select'
  /** The active column, where it holds a text. */
  const textColumn = isTextColumn(columnAt) ? columnAt : undefined
  const lineAt = lines[active]
  const size = { lines: lines.length, columns: REACHED.length }

  /** Selected lines, or the active one where it is not among them. */
  const goal = (): readonly Line[] => {
    if (!lineAt) return []
    return selected.has(lineAt.key) ? lines.filter(({ key }) => selected.has(key)) : [lineAt]
  }

  const toggle = ({ key }: Line) => props.onSelect((now) => toggled(now, key))

  const fillDown = () => {
    if (!lineAt || isReadOnly || !textColumn) return
    const below = lines.filter(({ key }, index) => index > active && selected.has(key))
    const above = lines.slice(0, active).findLast((line) => hasCell(line, textColumn))
    if (below.length > 0) props.onType(below, textColumn, textOf(lineAt, textColumn, currency))
    else if (above) props.onType([lineAt], textColumn, textOf(above, textColumn, currency))
  }

  const deeds = {
    select: () => lineAt && toggle(lineAt),
    selectAll: () => props.onSelect(() => EVERYTHING),
    fillDown,
    undo: props.onUndo,
    save: props.onSave,
    cancel: () => props.onSelect(() => NOTHING),
    clear: () => {
      const isClearable = columnAt === 'sale' || columnAt === 'stock'
      if (isClearable && !isReadOnly) props.onType(goal(), columnAt, '')
    },
  }

  const edit = (typed: string | undefined) => {
    if (!lineAt) return
    if (columnAt === 'select' || columnAt === 'name') {
      // Neither takes a text.
      if (typed !== undefined) return
      if (columnAt === 'select') toggle(lineAt)
      else activeCell(frame.current)?.querySelector('a')?.click()
    } else if (isReadOnly) return
    else if (columnAt === 'categories') props.onEditCategories(goal())
    else if (hasCell(lineAt, columnAt)) setEdited({ typed })
  }

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (edited) return
    const page = pageOf(frame.current?.clientHeight ?? 0)
    const action = actionOf(event, { ...at, line: active }, { ...size, page })
    if (!action) return
    event.preventDefault()
    if (action.kind === 'edit') edit(action.typed)
    else if (action.kind !== 'move') deeds[action.kind]()
    else {
      if (action.extends) selectTo(action.to.line)
      else anchor.current = undefined
      move(action.to)
    }
  }

  const onFocus = ({ target }: FocusEvent) => {
    const spot = spotOf(target)
    if (spot) goTo(spot)
  }

  const onMouseDown = (event: MouseEvent) => {
    const spot = spotOf(event.target)
    if (!spot || isInside(event.target, 'a, input:not([type=checkbox]), select')) return
    const isBox = isInside(event.target, 'input') !== null
    // The cell takes the focus, not the box in it, and with Shift no texts are selected.
    if (isBox || event.shiftKey) {
      event.preventDefault()
      move(spot)
    }
    if (event.shiftKey) selectTo(spot.line)
    else anchor.current = spot.line
  }

  const onClick = (event: MouseEvent) => {
    const link = isInside(event.target, 'a')
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
    if (!link || isElsewhere) return
    event.preventDefault()
    props.onOpen(link.getAttribute('href') ?? '')
  }

  const onChange = ({ target, nativeEvent }: ChangeEvent<HTMLElement>) => {
    const line = isInside(target, 'input[type=checkbox]') && lines[spotOf(target)?.line ?? -1]
    // With Shift it was selected as the button went down.
    if (line && !('shiftKey' in nativeEvent && nativeEvent.shiftKey)) toggle(line)
  }

  const onDoubleClick = ({ target }: MouseEvent) => {
    const spot = spotOf(target)
    const line = spot && lines[spot.line]
    const column = spot && COLUMNS[spot.column - IN_FRONT]
    if (!line || !column || isReadOnly) return
    goTo(spot)
    if (column === 'categories') props.onEditCategories([line])
    else if (hasCell(line, column)) setEdited({ typed: undefined })
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

  const finish: FinishEdit = (typed, to, isForAll = false) => {
    setEdited(undefined)
    if (typed !== undefined && lineAt && textColumn) {
      props.onType(isForAll ? goal() : [lineAt], textColumn, typed)
    }
    if (to !== 'stay') move(stepFrom({ line: active, column: at.column }, to, size))
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
        onFocus={onFocus}
        onMouseDown={onMouseDown}
        onClick={onClick}
        onDoubleClick={onDoubleClick}
        onChange={onChange}
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
        <tbody className={styles.body} style={{ height }}>
          {shown.map(({ index, gap }) => {
            const line = lines[index]
            return (
              line && (
                <GridLine
                  key={line.key}
                  line={line}
                  index={index}
                  gap={gap}
                  currency={currency}
                  isSelected={selected.has(line.key)}
                  refusal={props.refusals.get(line.row.id)}
                  activeColumn={active === index ? at.column : undefined}
                  edited={active === index ? edited : undefined}
                  categories={props.categoryNames(line)}
                  href={props.productHref(line)}
                  change={props.changes.get(line.row.id)}
                  onFinish={active === index && edited ? finish : undefined}
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

function isInside(target: EventTarget, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null
}

/** The one cell that Tab comes to. */
function activeCell(frame: HTMLElement | null): HTMLElement | null | undefined {
  return frame?.querySelector<HTMLElement>('tbody [data-spot][tabindex="0"]')
}

function cellAt(frame: HTMLElement | null, { line, column }: Spot): HTMLElement | null | undefined {
  return frame?.querySelector<HTMLElement>(`[data-spot="${line}-${column}"]`)
}

function takeFocus(cell: HTMLElement | null | undefined): void {
  cell?.focus({ preventScroll: true })
  // As far as it needs, where the focus alone would leave a cell half under the name that stays.
  cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** The cell that something is in, of those that the keyboard reaches. */
function spotOf(target: EventTarget): Spot | undefined {
  const [line, column] = isInside(target, '[data-spot]')?.dataset.spot?.split('-').map(Number) ?? []
  return line === undefined || column === undefined ? undefined : { line, column }
}
