import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useText } from '../../text.ts'
import styles from './Results.module.css'

export interface Bar {
  readonly key: string
  readonly label: ReactNode
  readonly count: number
}

export interface BarTableProps {
  caption: string
  isCaptionHidden?: boolean
  bars: readonly Bar[]
  /** The number that is the whole. */
  total: number
}

/** A bar chart that is a table: everyone reads its numbers, and the bars beside them are only seen. */
export function BarTable({ caption, isCaptionHidden = true, bars, total }: BarTableProps) {
  const text = useText()
  const { formatNumber } = useIntl()
  const most = Math.max(1, ...bars.map(({ count }) => count))
  return (
    <table className={styles.bars}>
      <caption className={isCaptionHidden ? styles.spoken : styles.caption}>{caption}</caption>
      <thead className={styles.spoken}>
        <tr>
          <th scope="col">{text('results.answer')}</th>
          <th scope="col">{text('results.count')}</th>
          <th scope="col">{text('results.share')}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ key, label, count }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td>
              <span className={styles.count}>
                <span className={styles.track} aria-hidden="true">
                  <span className={styles.bar} style={{ inlineSize: `${(count / most) * 100}%` }} />
                </span>
                {formatNumber(count)}
              </span>
            </td>
            <td className={styles.share}>
              {formatNumber(total === 0 ? 0 : count / total, {
                style: 'percent',
                maximumFractionDigits: 0,
              })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
