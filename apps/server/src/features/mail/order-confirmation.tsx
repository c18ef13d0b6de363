/** The mail that confirms an order. Every value is text: React escapes what visitors wrote. */

import type { ReactElement } from 'react'

/** React Email, loaded when the first message is rendered and not when the server starts. */
export type MailComponents = typeof import('@react-email/components')

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
  /** Whether it was paid for with a practice card. */
  readonly isPractice?: boolean
}

const INK = '#1c1b1a'
const QUIET = '#6b6864'
const FONT = 'Georgia, "Times New Roman", serif'
const cell = { padding: '8px 0', verticalAlign: 'top', color: INK, fontSize: '15px' } as const
const amount = { ...cell, textAlign: 'right', whiteSpace: 'nowrap' } as const

export function orderConfirmation(
  mail: MailComponents,
  {
    siteTitle,
    orderNumber,
    orderUrl,
    lines,
    totals,
    shipTo,
    isPractice = false,
  }: OrderConfirmationData,
): ReactElement {
  const intro = `Order #${orderNumber} is confirmed.`
  return (
    <mail.Html lang="en">
      <mail.Head />
      <mail.Preview>{intro}</mail.Preview>
      <mail.Body style={{ margin: 0, padding: '32px 16px', backgroundColor: '#f5f3f0' }}>
        <mail.Container
          style={{
            maxWidth: '560px',
            padding: '32px',
            backgroundColor: '#ffffff',
            fontFamily: FONT,
          }}
        >
          <mail.Text style={{ margin: '0 0 24px', color: QUIET, fontSize: '14px' }}>
            {siteTitle}
          </mail.Text>
          <mail.Heading as="h1" style={{ margin: '0 0 8px', color: INK, fontSize: '26px' }}>
            Thank you for your order
          </mail.Heading>
          <mail.Text style={{ margin: '0 0 24px', color: INK, fontSize: '16px' }}>
            {intro}
          </mail.Text>
          {isPractice && (
            <mail.Text style={{ margin: '0 0 24px', color: INK, fontSize: '16px' }}>
              <strong>This was practice.</strong> The shop is trying things out, and no money is
              taken.
            </mail.Text>
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
          <mail.Hr style={{ margin: '16px 0' }} />
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
            <mail.Text style={{ margin: '24px 0 0', color: INK, fontSize: '15px' }}>
              <strong>Shipping to</strong>
              {shipTo.map((line) => (
                <span key={line}>
                  <br />
                  {line}
                </span>
              ))}
            </mail.Text>
          )}
          <mail.Button
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
          </mail.Button>
        </mail.Container>
      </mail.Body>
    </mail.Html>
  )
}
