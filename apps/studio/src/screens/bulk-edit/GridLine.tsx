import type { ProductChange } from '@sitewright/core/commerce/product-changes'
import { classNames } from '@sitewright/ui'
import { memo } from 'react'
import { useText } from '../../text.ts'
import styles from './BulkGrid.module.css'
import { isCellChanged } from './draft.ts'
import { GridCell, type GridCellProps } from './GridCell.tsx'
import { COLUMNS, isNumber, type Line, nameOf } from './lines.ts'

export interface GridLineProps extends Pick<GridCellProps, 'edited' | 'onFinish'> {
  line: Line
  index: number
  /** Pixels that are left free for lines above that are not drawn. */
  gap: number
  currency: string
  isSelected: boolean
  /** Why the product was not saved. */
  refusal: string | undefined
  /** Address of the product's form. */
  href: string
  /** The active cell's column, where it is on this line; 0 is the box that selects, 1 the name. */
  activeColumn: number | undefined
  categories: string
  /** The product's change that is not saved yet. */
  change: ProductChange | undefined
}

/**
 * Drawn anew only where one of its own values changed. Its events are handled by the grid, and its box and link are plain
 * elements: while it is scrolled, a dozen lines a frame come and go.
 */
export const GridLine = memo(function GridLine({
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
      // Most lines have no style of their own: in Chromium it takes ever longer to style lines that each have another.
      style={rest.gap > 0 ? { marginTop: rest.gap } : undefined}
      title={refusal}
    >
      <td
        className={classNames(styles.cell, styles.box)}
        aria-colindex={1}
        data-spot={`${index}-0`}
        tabIndex={activeColumn === 0 ? 0 : -1}
      >
        <input
          type="checkbox"
          className={styles.check}
          aria-label={text('bulk.selectLine', { name })}
          tabIndex={-1}
          checked={isSelected}
          readOnly
        />
      </td>
      <th
        scope="row"
        className={classNames(styles.cell, styles.name, !line.isProduct && styles.variant)}
        aria-colindex={2}
        data-spot={`${index}-1`}
        tabIndex={activeColumn === 1 ? 0 : -1}
      >
        {line.isProduct ? (
          <a href={rest.href} tabIndex={-1}>
            {name}
          </a>
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
            isChanged={isCellChanged(rest.change, line, column)}
            isNumber={isNumber(column)}
            categories={column === 'categories' ? rest.categories : ''}
            edited={isActive ? rest.edited : undefined}
            problem={refusal}
            onFinish={rest.onFinish}
          />
        )
      })}
    </tr>
  )
})
