import { Checkbox, classNames, TextLink } from '@sitewright/ui'
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
  /** Address of the product's form. */
  href: string
  /** The active cell's column, where it is on this line; 0 is the box that selects, 1 the name. */
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
        className={classNames(styles.cell, styles.box)}
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
        data-spot={`${index}-1`}
        tabIndex={activeColumn === 1 ? 0 : -1}
        onFocus={() => rest.onFocus(1)}
      >
        {line.isProduct ? (
          <TextLink href={rest.href} excludeFromTabOrder>
            {name}
          </TextLink>
        ) : (
          name
        )}
      </th>
      <td className={styles.cell} aria-colindex={3}>
        {line.variant?.sku}
      </td>
      {COLUMNS.map((column, place) => {
        const isActive = activeColumn === place + 2
        return (
          <GridCell
            key={column}
            line={line}
            column={column}
            spot={`${index}-${place + 2}`}
            colIndex={place + 4}
            currency={rest.currency}
            isActive={isActive}
            isChanged={rest.isChanged(column)}
            isNumber={isNumber(column)}
            categories={column === 'categories' ? rest.categories : ''}
            edited={isActive ? rest.edited : undefined}
            problem={refusal}
            onFocus={() => rest.onFocus(place + 2)}
            onEdit={() => rest.onEdit(column)}
            onFinish={rest.onFinish}
          />
        )
      })}
    </tr>
  )
}
