/** The mails to readers of lists and of replies, in the reader's language: to confirm, to say welcome, to tell. Every value is text. */

import type { ReactElement } from 'react'
import { ButtonLink, INK, Line, MailPage, Paragraph } from './mail-parts.tsx'
import { heading, plainText } from './plain-text.ts'

export interface ListMailData {
  readonly siteTitle: string
  readonly language: string
  readonly title: string
  /** Paragraphs. */
  readonly words: readonly string[]
  readonly button: string
  /** Absolute address on the site. */
  readonly url: string
  /** Small print. */
  readonly below: string
  /** Whether the link stands in the small print, since the mail asks for nothing. */
  readonly isQuiet?: boolean
  /** Way out, in the small print of a mail whose button leads elsewhere. */
  readonly leave?: { readonly label: string; readonly url: string }
}

const QUIET = '#6b6864'

export function listMail(data: ListMailData): ReactElement {
  const { siteTitle, language, title, words, button, url, below, isQuiet = false } = data
  const small = isQuiet ? { label: button, url } : data.leave
  return (
    <MailPage preview={words[0] ?? title} language={language}>
      <Paragraph size="14px" below="24px" color={QUIET}>
        {siteTitle}
      </Paragraph>
      <h1 style={{ margin: '0 0 16px', color: INK, fontSize: '26px' }}>{title}</h1>
      {words.map((text) => (
        <Paragraph key={text} size="16px" below="16px">
          {text}
        </Paragraph>
      ))}
      {!isQuiet && <ButtonLink href={url}>{button}</ButtonLink>}
      <Line />
      <Paragraph size="14px" color={QUIET}>
        {below}
        {small && (
          <>
            {' '}
            <a href={small.url} style={{ color: QUIET }}>
              {small.label}
            </a>
          </>
        )}
      </Paragraph>
    </MailPage>
  )
}

/** Plain text version of the mail. */
export function listMailText(data: ListMailData): string {
  const { siteTitle, title, words, button, url, below, isQuiet = false, leave } = data
  const link = `${button} ${url}`
  const wayOut = leave ? [`${leave.label} ${leave.url}`] : []
  return plainText(
    [siteTitle],
    heading(title),
    ...words.map((text) => [text]),
    ...(isQuiet ? [[below, link]] : [[link], [below, ...wayOut]]),
  )
}
