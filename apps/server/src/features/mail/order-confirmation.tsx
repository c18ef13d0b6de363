/** The mail that confirms an order. Every value is text: React escapes what visitors wrote. */

import type { ReactElement } from 'react'
import { ButtonLink, INK, Line, MailPage, Paragraph } from './mail-parts.tsx'
import { type MailSpeech, sayIn } from './mail-speech.ts'
import { heading, plainText, RULE } from './plain-text.ts'

/** Data of the mail. Amounts are formatted already, so that mail, page and order show the same. */
export interface OrderConfirmationData extends MailSpeech {
  /** Whether money was given to a fund, in place of a purchase. */
  readonly isDonation?: boolean
  readonly siteTitle: string
  readonly orderNumber: string
  /** Absolute address. */
  readonly orderUrl: string
  readonly lines: readonly {
    readonly id: string
    readonly title: string
    readonly variant: string
    readonly quantity: number
    readonly total: string
    /** Answers of the buyer to the product's own form, a line each. */
    readonly answers?: readonly string[]
    /** Further information: how a download comes. */
    readonly note?: string
    /** Link to the file that was bought. */
    readonly download?: { readonly label: string; readonly url: string }
  }[]
  readonly totals: readonly { readonly label: string; readonly amount: string }[]
  /** Lines of the address; empty where nothing is shipped. */
  readonly shipTo: readonly string[]
  /** Company, VAT number and address of the bill; absent where it goes to the address above. */
  readonly billTo?: readonly string[]
  /** The shopper's words to the shop. */
  readonly note?: string
  /** How the shopper is to pay; absent where nothing is awaited. */
  readonly awaited?: { readonly title: string; readonly howToPay: string }
  /** Whether it was paid for with a practice card. */
  readonly isPractice?: boolean
}

const QUIET = '#6b6864'
const cell = { padding: '8px 0', verticalAlign: 'top', color: INK, fontSize: '15px' } as const
const amount = { ...cell, textAlign: 'right', whiteSpace: 'nowrap' } as const

const PRACTICE = 'This was practice.'
const NO_MONEY = 'The shop is trying things out, and no money is taken.'
const SHIPPING_TO = 'Shipping to'
const BILLING = 'Billing'
const NOTE = 'Your note'

/** Words for the two kinds of orders. */
const WORDS = {
  goods: {
    thanks: 'Thank you for your order',
    awaited: 'We have your order #{number} and are waiting for your payment.',
    confirmed: 'Order #{number} is confirmed.',
    link: 'See your order',
  },
  donation: {
    thanks: 'Thank you for your donation',
    awaited: 'We have your donation #{number} and are waiting for your payment.',
    confirmed: 'Donation #{number} is confirmed.',
    link: 'See your donation',
  },
} as const

const wordsOf = ({ isDonation }: OrderConfirmationData) => WORDS[isDonation ? 'donation' : 'goods']

function introOf(data: OrderConfirmationData): string {
  const { awaited, confirmed } = wordsOf(data)
  return sayIn(data)(data.awaited ? awaited : confirmed, { number: data.orderNumber })
}

/** "2 × Bowl"; of a donation there is always one. */
function titleOf(
  { isDonation }: OrderConfirmationData,
  { quantity, title }: OrderConfirmationData['lines'][number],
): string {
  return isDonation ? title : `${quantity} × ${title}`
}

export function orderConfirmation(data: OrderConfirmationData): ReactElement {
  const { siteTitle, orderUrl, lines, totals, shipTo, awaited, isPractice = false } = data
  const { billTo = [], note = '', language } = data
  const say = sayIn(data)
  return (
    <MailPage preview={introOf(data)} language={language}>
      <Paragraph size="14px" below="24px" color={QUIET}>
        {siteTitle}
      </Paragraph>
      <h1 style={{ margin: '0 0 8px', color: INK, fontSize: '26px' }}>
        {say(wordsOf(data).thanks)}
      </h1>
      <Paragraph size="16px" below="24px">
        {introOf(data)}
      </Paragraph>
      {awaited && (
        <Paragraph size="16px" below="24px">
          <strong>{awaited.title}</strong>
          {awaited.howToPay.split('\n').map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text never change places.
            <span key={index}>
              <br />
              {line}
            </span>
          ))}
        </Paragraph>
      )}
      {isPractice && (
        <Paragraph size="16px" below="24px">
          <strong>{say(PRACTICE)}</strong> {say(NO_MONEY)}
        </Paragraph>
      )}
      <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <td style={cell}>
                {titleOf(data, line)}
                {line.variant && <div style={{ color: QUIET }}>{line.variant}</div>}
                {line.answers?.map((answer) => (
                  <div key={answer} style={{ color: QUIET }}>
                    {answer}
                  </div>
                ))}
                {line.note && <div style={{ color: QUIET }}>{line.note}</div>}
                {line.download && (
                  <div>
                    <a href={line.download.url} style={{ color: INK }}>
                      {line.download.label}
                    </a>
                  </div>
                )}
              </td>
              <td style={amount}>{line.total}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Line />
      <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
        <tbody>
          {totals.map((total, index) => (
            <tr
              key={total.label}
              style={{ fontWeight: index === totals.length - 1 ? 'bold' : 'normal' }}
            >
              <td style={cell}>{total.label}</td>
              <td style={amount}>{total.amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {shipTo.length > 0 && (
        <Paragraph size="15px" above="24px">
          <strong>{say(SHIPPING_TO)}</strong>
          {shipTo.map((line) => (
            <span key={line}>
              <br />
              {line}
            </span>
          ))}
        </Paragraph>
      )}
      <Block title={say(BILLING)} lines={billTo} />
      <Block title={say(NOTE)} lines={linesOf(note)} />
      <ButtonLink href={orderUrl}>{say(wordsOf(data).link)}</ButtonLink>
    </MailPage>
  )
}

function Block({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <Paragraph size="15px" above="24px">
      <strong>{title}</strong>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text never change places.
        <span key={index}>
          <br />
          {line}
        </span>
      ))}
    </Paragraph>
  )
}

function linesOf(text: string): string[] {
  return text === '' ? [] : text.split('\n')
}

/** Plain text version of the mail. */
export function orderConfirmationText(data: OrderConfirmationData): string {
  const { siteTitle, orderUrl, lines, totals, shipTo, awaited, isPractice = false } = data
  const { billTo = [], note = '' } = data
  const say = sayIn(data)
  return plainText(
    [siteTitle],
    heading(say(wordsOf(data).thanks)),
    [introOf(data)],
    awaited && [awaited.title, ...awaited.howToPay.split('\n')],
    isPractice && [`${say(PRACTICE)} ${say(NO_MONEY)}`],
    lines.flatMap((line) => [
      titleOf(data, line),
      ...(line.variant ? [line.variant] : []),
      ...(line.answers ?? []),
      ...(line.note ? [line.note] : []),
      ...(line.download ? [`${line.download.label} ${line.download.url}`] : []),
      line.total,
    ]),
    RULE,
    totals.flatMap(({ label, amount }) => [label, amount]),
    shipTo.length > 0 && [say(SHIPPING_TO), ...shipTo],
    billTo.length > 0 && [say(BILLING), ...billTo],
    note !== '' && [say(NOTE), ...linesOf(note)],
    [`${say(wordsOf(data).link)} ${orderUrl}`],
  )
}
