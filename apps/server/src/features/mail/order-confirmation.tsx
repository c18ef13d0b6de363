/** The mail that confirms an order. Every value is text: React escapes what visitors wrote. */

import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Hr } from '@react-email/hr'
import { Html } from '@react-email/html'
import { Preview } from '@react-email/preview'
import { Text } from '@react-email/text'
import type { ReactElement } from 'react'

/** Amounts come as people read them, so that mail, page and order show the same. */
export interface OrderConfirmationData {
  readonly siteTitle: string
  readonly orderNumber: string
  /** Absolute. */
  readonly orderUrl: string
  readonly lines: readonly {
    readonly id: string
    readonly title: string
    readonly variant: string
    readonly quantity: number
    readonly total: string
    /** What else there is to know about it: how a download comes. */
    readonly note?: string
  }[]
  readonly totals: readonly { readonly label: string; readonly amount: string }[]
  /** Lines of the address; empty where nothing is shipped. */
  readonly shipTo: readonly string[]
  /** How the shopper is to pay; absent where nothing is awaited. */
  readonly awaited?: { readonly title: string; readonly howToPay: string }
  /** Whether it was paid for with a practice card. */
  readonly isPractice?: boolean
}

const INK = '#1c1b1a'
const QUIET = '#6b6864'
const FONT = 'Georgia, "Times New Roman", serif'
const cell = { padding: '8px 0', verticalAlign: 'top', color: INK, fontSize: '15px' } as const
const amount = { ...cell, textAlign: 'right', whiteSpace: 'nowrap' } as const

export function orderConfirmation({
  siteTitle,
  orderNumber,
  orderUrl,
  lines,
  totals,
  shipTo,
  awaited,
  isPractice = false,
}: OrderConfirmationData): ReactElement {
  const intro = awaited
    ? `We have your order #${orderNumber} and are waiting for your payment.`
    : `Order #${orderNumber} is confirmed.`
  return (
    <Html lang="en">
      <Head />
      <Preview>{intro}</Preview>
      <Body style={{ margin: 0, padding: '32px 16px', backgroundColor: '#f5f3f0' }}>
        <Container
          style={{
            maxWidth: '560px',
            padding: '32px',
            backgroundColor: '#ffffff',
            fontFamily: FONT,
          }}
        >
          <Text style={{ margin: '0 0 24px', color: QUIET, fontSize: '14px' }}>{siteTitle}</Text>
          <Heading as="h1" style={{ margin: '0 0 8px', color: INK, fontSize: '26px' }}>
            Thank you for your order
          </Heading>
          <Text style={{ margin: '0 0 24px', color: INK, fontSize: '16px' }}>{intro}</Text>
          {awaited && (
            <Text style={{ margin: '0 0 24px', color: INK, fontSize: '16px' }}>
              <strong>{awaited.title}</strong>
              {awaited.howToPay.split('\n').map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text never change places.
                <span key={index}>
                  <br />
                  {line}
                </span>
              ))}
            </Text>
          )}
          {isPractice && (
            <Text style={{ margin: '0 0 24px', color: INK, fontSize: '16px' }}>
              <strong>This was practice.</strong> The shop is trying things out, and no money is
              taken.
            </Text>
          )}
          <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
            <tbody>
              {lines.map((line) => (
                <tr key={line.id}>
                  <td style={cell}>
                    {line.quantity} × {line.title}
                    {line.variant && <div style={{ color: QUIET }}>{line.variant}</div>}
                    {line.note && <div style={{ color: QUIET }}>{line.note}</div>}
                  </td>
                  <td style={amount}>{line.total}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <Hr style={{ margin: '16px 0' }} />
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
            <Text style={{ margin: '24px 0 0', color: INK, fontSize: '15px' }}>
              <strong>Shipping to</strong>
              {shipTo.map((line) => (
                <span key={line}>
                  <br />
                  {line}
                </span>
              ))}
            </Text>
          )}
          <Button
            href={orderUrl}
            style={{
              marginTop: '28px',
              padding: '12px 24px',
              backgroundColor: INK,
              color: '#ffffff',
              fontSize: '15px',
            }}
          >
            See your order
          </Button>
        </Container>
      </Body>
    </Html>
  )
}
