import type { CSSProperties, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './Table.module.css'

export interface TableColumn<Row> {
  readonly id: string
  readonly label: string
  readonly isLabelHidden?: boolean
  /** Whether it names the row; exactly one column does. */
  readonly isRowHeader?: boolean
  readonly align?: 'start' | 'end'
  /** In windows that are wide enough; narrow ones share what they have by what is in the columns. */
  readonly width?: string
  /** Place of the cell on a phone, which has no room for columns; `belowStart` and `belowRest` share a line; `start` is beside `main`. */
  readonly phone?: keyof typeof ON_PHONE
  cell(row: Row): ReactNode
}

export interface TableProps<Row> {
  label: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey(row: Row): string
}

const ON_PHONE = {
  start: styles.phoneStart,
  main: styles.phoneMain,
  end: styles.phoneEnd,
  below: styles.phoneBelow,
  belowStart: styles.phoneBelowStart,
  belowRest: styles.phoneBelowRest,
  hidden: styles.phoneHidden,
}

/** A table of rows; a `TextLink look="row"` in the row header makes the whole row a link. */
export function Table<Row>({ label, columns, rows, rowKey }: TableProps<Row>) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ id, label: name, isLabelHidden, align = 'start', width }) => (
            <th
              key={id}
              scope="col"
              className={classNames(styles[align])}
              style={{ ...(width !== undefined && { '--column-width': width }) } as CSSProperties}
            >
              <span className={isLabelHidden ? styles.spoken : undefined}>{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map(({ id, isRowHeader, align = 'start', phone = 'below', cell }) => {
              const className = classNames(styles[align], ON_PHONE[phone])
              return isRowHeader ? (
                <th key={id} scope="row" className={className}>
                  {cell(row)}
                </th>
              ) : (
                <td key={id} className={className}>
                  {cell(row)}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
