/** The mail that says that money of an order goes back, or that the order was cancelled. Every value is text. */

import type { ReactElement } from 'react'
import { ButtonLink, INK, Line, MailPage, Paragraph } from './mail-parts.tsx'
import { type MailSpeech, sayIn } from './mail-speech.ts'
import { heading, plainText, RULE } from './plain-text.ts'

export interface OrderRefundedData extends MailSpeech {
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

/** Words for the two kinds of orders. */
const WORDS = {
  goods: {
    cancelledTitle: 'Your order was cancelled',
    cancelled: 'Your order #{number} was cancelled.',
    whole: '{amount} of order #{number}, all that you paid, goes back to you.',
    part: '{amount} of order #{number} goes back to you.',
    link: 'See your order',
  },
  donation: {
    cancelledTitle: 'Your donation was cancelled',
    cancelled: 'Your donation #{number} was cancelled.',
    whole: '{amount} of donation #{number}, all that you paid, goes back to you.',
    part: '{amount} of donation #{number} goes back to you.',
    link: 'See your donation',
  },
} as const

const wordsOf = ({ isDonation }: OrderRefundedData) => WORDS[isDonation ? 'donation' : 'goods']

const titleOf = (data: OrderRefundedData) =>
  data.isCancelled ? wordsOf(data).cancelledTitle : 'Your money is on its way back'

function introOf(data: OrderRefundedData): string {
  const { orderNumber: number, amount, isCancelled, isAll } = data
  const say = sayIn(data)
  const { cancelled, whole, part } = wordsOf(data)
  if (!isCancelled) return amount === '' ? '' : say(isAll ? whole : part, { amount, number })
  const told = say(cancelled, { number })
  return amount === '' ? told : `${told} ${say('{amount} goes back to you.', { amount })}`
}

/** The way on which the money goes back; empty where nothing was paid. */
function wayOf(data: OrderRefundedData): string {
  const { amount, method } = data
  const say = sayIn(data)
  if (amount === '') return ''
  if (method === '') return say(DAYS)
  return `${say('It goes back to where it came from: {method}.', { method })} ${say(DAYS)}`
}

export function orderRefunded(data: OrderRefundedData): ReactElement {
  const { siteTitle, orderUrl, lines, isPractice = false } = data
  const way = wayOf(data)
  const say = sayIn(data)
  return (
    <MailPage preview={introOf(data)} language={data.language}>
      <Paragraph size="14px" below="24px" color={QUIET}>
        {siteTitle}
      </Paragraph>
      <h1 style={{ margin: '0 0 8px', color: INK, fontSize: '26px' }}>{say(titleOf(data))}</h1>
      <Paragraph size="16px" below="24px">
        {introOf(data)}
      </Paragraph>
      {isPractice && (
        <Paragraph size="16px" below="24px">
          <strong>{say(PRACTICE)}</strong>
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
            <strong>{say(FOR)}</strong>
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
      <ButtonLink href={orderUrl}>{say(wordsOf(data).link)}</ButtonLink>
    </MailPage>
  )
}

/** Plain text version of the mail. */
export function orderRefundedText(data: OrderRefundedData): string {
  const { siteTitle, orderUrl, lines, isPractice = false } = data
  const way = wayOf(data)
  const say = sayIn(data)
  return plainText(
    [siteTitle],
    heading(say(titleOf(data))),
    [introOf(data)],
    isPractice && [say(PRACTICE)],
    way !== '' && [way],
    lines.length > 0 && RULE,
    lines.length > 0 && [
      say(FOR),
      ...lines.flatMap(({ quantity, title, variant }) => [
        `${quantity} × ${title}`,
        ...(variant ? [variant] : []),
      ]),
    ],
    [`${say(wordsOf(data).link)} ${orderUrl}`],
  )
}
