/** The mail that says that an order, or a part of it, is on its way or can be picked up. Every value is text. */

import type { Handover } from '@sitewright/core/commerce/fulfillment'
import type { ShopWord } from '@sitewright/core/shop-words/english'
import type { ReactElement } from 'react'
import { ButtonLink, INK, Line, MailPage, Paragraph } from './mail-parts.tsx'
import { type MailSpeech, sayIn } from './mail-speech.ts'
import { heading, plainText, RULE } from './plain-text.ts'

export interface OrderSentData extends MailSpeech {
  readonly siteTitle: string
  readonly orderNumber: string
  /** Absolute address. */
  readonly orderUrl: string
  readonly handover: Handover
  /** Whether more of the order is to come. */
  readonly isPart: boolean
  /** Whether it was told before, and what has changed since is how the parcel is followed. */
  readonly isCorrection?: boolean
  /** Empty if they are not known. */
  readonly carrier: string
  readonly trackingNumber: string
  /** Absolute address of the page to follow the parcel; empty for none. */
  readonly trackingUrl: string
  readonly lines: readonly {
    readonly id: string
    readonly title: string
    readonly variant: string
    readonly quantity: number
  }[]
  /** Lines of the address that it goes to, or of the place where it is picked up. */
  readonly where: readonly string[]
  /** Whether it was paid for with a practice card. */
  readonly isPractice?: boolean
}

interface Words {
  readonly title: ShopWord
  readonly intro: ShopWord
  readonly part: ShopWord
  /** Heading above the address. */
  readonly where: ShopWord
}

const WORDS: Readonly<Record<Handover, Words>> = {
  parcel: {
    title: 'Your order is on its way',
    intro: 'Order #{number} has been sent.',
    part: 'A part of order #{number} has been sent. The rest comes separately.',
    where: 'Sent to',
  },
  pickup: {
    title: 'Your order is ready',
    intro: 'Order #{number} is ready for you to pick up.',
    part: 'A part of order #{number} is ready for you to pick up.',
    where: 'Pick it up here',
  },
  none: {
    title: 'Your order is done',
    intro: 'Order #{number} is done.',
    part: 'A part of order #{number} is done.',
    where: 'For',
  },
}

const QUIET = '#6b6864'
const PRACTICE = 'This was practice: nothing is sent.'
const SEE_ORDER = 'See your order'
const NEW_TRACKING = 'New tracking for your parcel'
const FOLLOW = 'Follow your parcel'

/** "DHL, 00340434161094015902"; empty where neither is known. */
const trackingOf = ({ carrier, trackingNumber }: OrderSentData) =>
  [carrier, trackingNumber].filter(Boolean).join(', ')

const titleOf = ({ handover, isCorrection }: OrderSentData) =>
  isCorrection ? NEW_TRACKING : WORDS[handover].title

function introOf(data: OrderSentData): string {
  const { handover, isPart, isCorrection, orderNumber: number } = data
  const say = sayIn(data)
  if (isCorrection) {
    return trackingOf(data) === ''
      ? say('A parcel of order #{number} cannot be followed by the number that we sent you.', {
          number,
        })
      : say('A parcel of order #{number} is followed like this now, not as we wrote before.', {
          number,
        })
  }
  const { part, intro } = WORDS[handover]
  return say(isPart ? part : intro, { number })
}

export function orderSent(data: OrderSentData): ReactElement {
  const { siteTitle, orderUrl, handover, trackingUrl, lines, where, isPractice = false } = data
  const tracking = trackingOf(data)
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
      {tracking && (
        <Paragraph size="16px" below="24px">
          {tracking}
          {trackingUrl && (
            <>
              <br />
              <a href={trackingUrl} style={{ color: INK }}>
                {say(FOLLOW)}
              </a>
            </>
          )}
        </Paragraph>
      )}
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
      <Line />
      {where.length > 0 && (
        <Paragraph size="15px" above="24px">
          <strong>{say(WORDS[handover].where)}</strong>
          {where.map((line) => (
            <span key={line}>
              <br />
              {line}
            </span>
          ))}
        </Paragraph>
      )}
      <ButtonLink href={orderUrl}>{say(SEE_ORDER)}</ButtonLink>
    </MailPage>
  )
}

/** Plain text version of the mail. */
export function orderSentText(data: OrderSentData): string {
  const { siteTitle, orderUrl, handover, trackingUrl, lines, where, isPractice = false } = data
  const tracking = trackingOf(data)
  const say = sayIn(data)
  return plainText(
    [siteTitle],
    heading(say(titleOf(data))),
    [introOf(data)],
    isPractice && [say(PRACTICE)],
    tracking !== '' && [tracking, ...(trackingUrl ? [`${say(FOLLOW)} ${trackingUrl}`] : [])],
    lines.flatMap(({ quantity, title, variant }) => [
      `${quantity} × ${title}`,
      ...(variant ? [variant] : []),
    ]),
    RULE,
    where.length > 0 && [say(WORDS[handover].where), ...where],
    [`${say(SEE_ORDER)} ${orderUrl}`],
  )
}
