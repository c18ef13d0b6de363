/**
 * Parts of mails, in the markup that mail programs need: layout by tables, styles on each element, and hints for Outlook, which
 * lays out mail with Word (`mso-…`).
 */

import type { CSSProperties, ReactElement, ReactNode } from 'react'

export const INK = '#1c1b1a'
const PAPER = '#ffffff'
const AROUND = '#f5f3f0'
const FONT = 'Georgia, "Times New Roman", serif'

/** Attributes of a table that only does layout. */
const PLACING = { cellPadding: '0', cellSpacing: '0', role: 'presentation' } as const

/** Characters of a mail that lists of messages show beside its subject. */
const PREVIEW_LENGTH = 150
/** Invisible characters that fill up the preview, so that lists of messages show nothing of the mail after it. */
const UNSEEN = '\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff'

export interface MailPageProps {
  /** Preheader: text that lists of messages show beside the subject. */
  readonly preview: string
  /** Language tag of what it says. */
  readonly language?: string | undefined
  readonly children: ReactNode
}

export function MailPage({ preview, language = 'en', children }: MailPageProps): ReactElement {
  return (
    <html dir="ltr" lang={language}>
      <head>
        <meta content="text/html; charset=UTF-8" httpEquiv="Content-Type" />
        <meta name="x-apple-disable-message-reformatting" />
      </head>
      <body style={{ backgroundColor: AROUND, margin: 0, padding: 0 }}>
        <Preview text={preview.slice(0, PREVIEW_LENGTH)} />
        <table border={0} width="100%" {...PLACING} align="center">
          <tbody>
            <tr>
              <td style={{ margin: 0, padding: '32px 16px', backgroundColor: AROUND }}>
                <table
                  align="center"
                  width="100%"
                  border={0}
                  {...PLACING}
                  style={{
                    maxWidth: '560px',
                    padding: '32px',
                    backgroundColor: PAPER,
                    fontFamily: FONT,
                  }}
                >
                  <tbody>
                    <tr style={{ width: '100%' }}>
                      <td>{children}</td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  )
}

/** Hidden preheader. `data-skip-in-text` is for programs that make text of mails: its words are said again below. */
function Preview({ text }: { text: string }): ReactElement {
  const rest = PREVIEW_LENGTH - text.length
  return (
    <div
      style={{
        display: 'none',
        overflow: 'hidden',
        lineHeight: '1px',
        opacity: 0,
        maxHeight: 0,
        maxWidth: 0,
      }}
      data-skip-in-text={true}
    >
      {text}
      {rest > 0 && <div>{UNSEEN.repeat(rest)}</div>}
    </div>
  )
}

export interface ParagraphProps {
  readonly size: string
  readonly above?: string
  readonly below?: string
  readonly color?: string
  readonly children: ReactNode
}

/** Paragraph whose margins are also given one by one, for programs that drop the short form. */
export function Paragraph({
  size,
  above = '0',
  below = '0',
  color = INK,
  children,
}: ParagraphProps): ReactElement {
  return (
    <p
      style={{
        fontSize: size,
        lineHeight: '24px',
        margin: below === '0' ? `${above} 0 0` : `${above} 0 ${below}`,
        color,
        marginTop: above,
        marginRight: '0',
        marginBottom: below,
        marginLeft: '0',
      }}
    >
      {children}
    </p>
  )
}

export function Line(): ReactElement {
  return (
    <hr
      style={{ width: '100%', border: 'none', borderTop: '1px solid #eaeaea', margin: '16px 0' }}
    />
  )
}

/** Outlook knows no padding of links: 24 px at each side are drawn as wide spaces, raised by the 24 px above and below. */
const OUTLOOK_LEFT =
  '<!--[if mso]><i style="mso-font-width:400%;mso-text-raise:18" hidden>&#8202;&#8202;&#8202;</i><![endif]-->'
const OUTLOOK_RIGHT =
  '<!--[if mso]><i style="mso-font-width:400%" hidden>&#8202;&#8202;&#8202;&#8203;</i><![endif]-->'

const BUTTON = {
  lineHeight: '100%',
  textDecoration: 'none',
  display: 'inline-block',
  maxWidth: '100%',
  msoPaddingAlt: '0px',
  marginTop: '28px',
  padding: '12px 24px',
  backgroundColor: INK,
  color: PAPER,
  fontSize: '15px',
  paddingTop: 12,
  paddingRight: 24,
  paddingBottom: 12,
  paddingLeft: 24,
} as CSSProperties
const BUTTON_TEXT = {
  maxWidth: '100%',
  display: 'inline-block',
  lineHeight: '120%',
  msoPaddingAlt: '0px',
  msoTextRaise: 9,
} as CSSProperties

/** A link that looks like a button. */
export function ButtonLink({ href, children }: { href: string; children: string }): ReactElement {
  return (
    // biome-ignore lint/security/noBlankTarget: a mail is no window that the page could reach.
    <a href={href} style={BUTTON} target="_blank">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a comment of ours, which React cannot write otherwise. */}
      <span dangerouslySetInnerHTML={{ __html: OUTLOOK_LEFT }} />
      <span style={BUTTON_TEXT}>{children}</span>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a comment of ours, which React cannot write otherwise. */}
      <span dangerouslySetInnerHTML={{ __html: OUTLOOK_RIGHT }} />
    </a>
  )
}
