import type { OrderShape } from '@sitewright/api/orders/shapes'
import { Card } from '@sitewright/ui'
import { HandHeart, Image } from '@sitewright/ui/icons'
import { useDates, useText } from '../../text.ts'
import { moneyOf } from '../money.ts'
import styles from './OrderScreen.module.css'

export function OrderLines({ order }: { order: OrderShape }) {
  const text = useText()
  const money = (amount: number) => moneyOf(amount, order.moneyFormat)
  const isDonation = order.kind === 'donation'
  const NoPicture = isDonation ? HandHeart : Image
  const sums: [string, string][] = isDonation
    ? []
    : [
        [text('orders.subtotal'), money(order.subtotalMinor)],
        ...order.discounts.map(({ title, amountMinor }): [string, string] => [
          text('orders.discountNamed', { title }),
          money(-amountMinor),
        ]),
        ...when(
          order.shippingAddress !== null || order.shippingMinor > 0,
          text('orders.shippingNamed', { label: order.shippingLabel }),
          money(order.shippingMinor),
        ),
        ...order.taxes
          .filter(({ inclusive, amountMinor }) => !inclusive && amountMinor > 0)
          .map(({ title, amountMinor }): [string, string] => [title, money(amountMinor)]),
      ]
  const included = order.taxes.filter(({ inclusive, amountMinor }) => inclusive && amountMinor > 0)
  return (
    <Card
      title={
        isDonation ? text('orders.donation') : text('orders.items', { count: order.itemCount })
      }
    >
      <ul className={styles.lines}>
        {order.lines.map((line) => (
          <li key={line.id} className={styles.line}>
            <span className={styles.picture}>
              {line.imageUrl ? (
                <img src={line.imageUrl} alt="" />
              ) : (
                <NoPicture size={20} strokeWidth={1.6} aria-hidden="true" />
              )}
            </span>
            <div>
              <p>
                <strong>{line.title}</strong>
              </p>
              <p className={styles.faint}>{[line.variant, line.sku].filter(Boolean).join(' · ')}</p>
              {line.answers.map(({ label, value }) => (
                <p key={label} className={styles.faint}>
                  {label}: {value}
                </p>
              ))}
              <DownloadNote line={line} payment={order.payment} />
            </div>
            <div className={styles.amount}>
              {/* Before discounts and taxes, whose rows follow below: so the lines add up to the subtotal. */}
              <p>{money(line.unitPriceMinor * line.quantity)}</p>
              {!isDonation && (
                <p className={styles.faint}>
                  {text('orders.times', {
                    count: line.quantity,
                    price: money(line.unitPriceMinor),
                  })}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
      <dl className={styles.totals}>
        {sums.map(([label, amount]) => [
          <dt key={label}>{label}</dt>,
          <dd key={`${label} amount`}>{amount}</dd>,
        ])}
        <dt className={styles.grand}>{text('orders.total')}</dt>
        <dd className={styles.grand}>{money(order.totalMinor)}</dd>
        {order.refundedMinor > 0 && (
          <>
            <dt>{text('orders.givenBack')}</dt>
            <dd>{money(-order.refundedMinor)}</dd>
            <dt>{text('orders.kept')}</dt>
            <dd>{money(order.refundableMinor)}</dd>
          </>
        )}
        {included.map(({ title, amountMinor }) => [
          <dt key={title}>{text('orders.taxIncluded', { title })}</dt>,
          <dd key={`${title} amount`}>{money(amountMinor)}</dd>,
        ])}
      </dl>
    </Card>
  )
}

function when(isShown: boolean, label: string, amount: string): [string, string][] {
  return isShown ? [[label, amount]] : []
}

function DownloadNote({
  line: { isDownload, download },
  payment,
}: {
  line: OrderShape['lines'][number]
  payment: OrderShape['payment']
}) {
  const text = useText()
  const dates = useDates()
  if (!isDownload) return null
  const isAwaited = payment === 'unpaid' || payment === 'authorized'
  return (
    <p className={styles.faint}>
      {download
        ? text('orders.downloaded', {
            name: download.filename,
            count: download.uses,
            date: dates.short(download.expiresAt),
          })
        : text(isAwaited ? 'orders.downloadWhenPaid' : 'orders.download')}
    </p>
  )
}
