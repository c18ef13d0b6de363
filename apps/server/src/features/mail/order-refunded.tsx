/** The mail that says that money of an order goes back, or that the order was cancelled. Every value is text. */

import type { ReactElement } from 'react'
import { ButtonLink, INK, Line, MailPage, Paragraph } from './mail-parts.tsx'
import { heading, plainText, RULE } from './plain-text.ts'

export interface OrderRefundedData {
  readonly siteTitle: string
  readonly orderNumber: string
  /** Absolute address. */
  readonly orderUrl: string
  /** As the site writes amounts; empty where nothing was paid. */
  readonly amount: string
  readonly isCancelled: boolean
  /** Whether it was a donation. */
  readonly isDonation?: boolean
  /** Whether all that was paid is back with it. */
  readonly isAll: boolean
  /** Title of the way to pay; the money goes back on the same way. */
  readonly method: string
  /** Items that it is for; none for an amount alone. */
  readonly lines: readonly {
    readonly id: string
    readonly title: string
    readonly variant: string
    readonly quantity: number
  }[]
  /** Whether it was paid for with a practice card. */
  readonly isPractice?: boolean
}

const QUIET = '#6b6864'
const PRACTICE = 'This was practice: no money moves.'
const FOR = 'For'
const DAYS = 'It can take some days until you see it.'

const thingOf = ({ isDonation }: OrderRefundedData) => (isDonation ? 'donation' : 'order')

const titleOf = (data: OrderRefundedData) =>
  data.isCancelled ? `Your ${thingOf(data)} was cancelled` : 'Your money is on its way back'

function introOf(data: OrderRefundedData): string {
  const { orderNumber, amount, isCancelled, isAll } = data
  const cancelled = isCancelled ? `Your ${thingOf(data)} #${orderNumber} was cancelled.` : ''
  if (amount === '') return cancelled
  if (isCancelled) return `${cancelled} ${amount} goes back to you.`
  const whole = isAll ? ', all that you paid,' : ''
  return `${amount} of ${thingOf(data)} #${orderNumber}${whole} goes back to you.`
}

/** The way on which the money goes back; empty where nothing was paid. */
function wayOf({ amount, method }: OrderRefundedData): string {
  if (amount === '') return ''
  return method === '' ? DAYS : `It goes back to where it came from: ${method}. ${DAYS}`
}

export function orderRefunded(data: OrderRefundedData): ReactElement {
  const { siteTitle, orderUrl, lines, isPractice = false } = data
  const way = wayOf(data)
  return (
    <MailPage preview={introOf(data)}>
      <Paragraph size="14px" below="24px" color={QUIET}>
        {siteTitle}
      </Paragraph>
      <h1 style={{ margin: '0 0 8px', color: INK, fontSize: '26px' }}>{titleOf(data)}</h1>
      <Paragraph size="16px" below="24px">
        {introOf(data)}
      </Paragraph>
      {isPractice && (
        <Paragraph size="16px" below="24px">
          <strong>{PRACTICE}</strong>
        </Paragraph>
      )}
      {way && (
        <Paragraph size="15px" below="24px">
          {way}
        </Paragraph>
      )}
      {lines.length > 0 && (
        <>
          <Line />
          <Paragraph size="15px" below="8px">
            <strong>{FOR}</strong>
          </Paragraph>
          {lines.map(({ id, quantity, title, variant }) => (
            <Paragraph key={id} size="15px" below="8px">
              {quantity} × {title}
              {variant && (
                <>
                  <br />
                  <span style={{ color: QUIET }}>{variant}</span>
                </>
              )}
            </Paragraph>
          ))}
        </>
      )}
      <ButtonLink href={orderUrl}>{`See your ${thingOf(data)}`}</ButtonLink>
    </MailPage>
  )
}

/** Plain text version of the mail. */
export function orderRefundedText(data: OrderRefundedData): string {
  const { siteTitle, orderUrl, lines, isPractice = false } = data
  const way = wayOf(data)
  return plainText(
    [siteTitle],
    heading(titleOf(data)),
    [introOf(data)],
    isPractice && [PRACTICE],
    way !== '' && [way],
    lines.length > 0 && RULE,
    lines.length > 0 && [
      FOR,
      ...lines.flatMap(({ quantity, title, variant }) => [
        `${quantity} × ${title}`,
        ...(variant ? [variant] : []),
      ]),
    ],
    [`See your ${thingOf(data)} ${orderUrl}`],
  )
}
