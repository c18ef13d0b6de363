import { useIntl } from 'react-intl'
import { useText } from '../../text.ts'
import styles from './Results.module.css'

export interface Column {
  readonly key: string
  readonly label: string
  readonly count: number
}

export interface ColumnChartProps {
  caption: string
  /** Name of what the columns are: days, hours. */
  axis: string
  columns: readonly Column[]
}

/** Columns up to which each has its number above and its label below. */
const FEW = 8

/** Height of a number above a column. */
const LINE = '1.25rem'

/** A column chart of something that goes on, with the same numbers in a table for screen readers. */
export function ColumnChart({ caption, axis, columns }: ColumnChartProps) {
  const text = useText()
  const { formatNumber } = useIntl()
  const most = Math.max(1, ...columns.map(({ count }) => count))
  const isFew = columns.length <= FEW
  const [first, last] = [columns[0], columns.at(-1)]
  return (
    <div>
      <div className={styles.chart} aria-hidden="true">
        {!isFew && <span className={styles.peak}>{formatNumber(most)}</span>}
        <div className={styles.columns}>
          {columns.map(({ key, label, count }) => (
            <span key={key} className={styles.slot} title={`${label}: ${formatNumber(count)}`}>
              {isFew && <span className={styles.above}>{formatNumber(count)}</span>}
              <span
                className={styles.column}
                style={{ blockSize: `calc((100% - ${isFew ? LINE : '0px'}) * ${count / most})` }}
              />
            </span>
          ))}
        </div>
        <div className={isFew ? styles.labels : styles.ends}>
          {(isFew ? columns : [first, last]).map(
            (column) => column && <span key={column.key}>{column.label}</span>,
          )}
        </div>
      </div>
      <table className={styles.spoken}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{axis}</th>
            <th scope="col">{text('results.count')}</th>
          </tr>
        </thead>
        <tbody>
          {columns.map(({ key, label, count }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td>{formatNumber(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
