import { Checkbox, classNames } from '@sitewright/ui'
import { useText } from '../../text.ts'
import styles from './BulkGrid.module.css'
import { GridCell, type GridCellProps } from './GridCell.tsx'
import { COLUMNS, type ColumnId, isNumber, type Line, nameOf } from './lines.ts'

export interface GridLineProps extends Pick<GridCellProps, 'edited' | 'onFinish'> {
  line: Line
  index: number
  /** Distance from the first line in pixels. */
  start: number
  currency: string
  isSelected: boolean
  /** Why the product was not saved. */
  refusal: string | undefined
  /** The active cell's column, where it is on this line; 0 is the box that selects. */
  activeColumn: number | undefined
  categories: string
  isChanged(column: ColumnId): boolean
  onToggle(): void
  onFocus(column: number): void
  onEdit(column: ColumnId): void
}

export function GridLine({
  line,
  index,
  activeColumn,
  refusal,
  isSelected,
  ...rest
}: GridLineProps) {
  const text = useText()
  const name = nameOf(line)
  return (
    <tr
      className={styles.line}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      data-selected={isSelected}
      data-refused={refusal !== undefined}
      style={{ transform: `translateY(${rest.start}px)` }}
      title={refusal}
    >
      <td
        className={styles.cell}
        aria-colindex={1}
        data-spot={`${index}-0`}
        tabIndex={activeColumn === 0 ? 0 : -1}
        onFocus={() => rest.onFocus(0)}
      >
        <Checkbox
          label={text('bulk.selectLine', { name })}
          isLabelHidden
          excludeFromTabOrder
          isSelected={isSelected}
          onChange={rest.onToggle}
        />
      </td>
      <th
        scope="row"
        className={classNames(styles.cell, styles.name, !line.isProduct && styles.variant)}
        aria-colindex={2}
      >
        {name}
      </th>
      <td className={styles.cell} aria-colindex={3}>
        {line.variant?.sku}
      </td>
      {COLUMNS.map((column, place) => {
        const isActive = activeColumn === place + 1
        return (
          <GridCell
            key={column}
            line={line}
            column={column}
            spot={`${index}-${place + 1}`}
            colIndex={place + 4}
            currency={rest.currency}
            isActive={isActive}
            isChanged={rest.isChanged(column)}
            isNumber={isNumber(column)}
            categories={column === 'categories' ? rest.categories : ''}
            edited={isActive ? rest.edited : undefined}
            problem={refusal}
            onFocus={() => rest.onFocus(place + 1)}
            onEdit={() => rest.onEdit(column)}
            onFinish={rest.onFinish}
          />
        )
      })}
    </tr>
  )
}
