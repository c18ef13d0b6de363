/** The mail that tells an owner of something that wants their attention. Every value is text. */

import type { ReactElement } from 'react'
import { ButtonLink, INK, MailPage, Paragraph } from './mail-parts.tsx'
import { heading, plainText } from './plain-text.ts'

export interface OwnerNoticeData {
  readonly siteTitle: string
  readonly title: string
  /** Paragraphs. */
  readonly words: readonly string[]
  readonly button: string
  /** Absolute address in the studio. */
  readonly url: string
}

const QUIET = '#6b6864'

export function ownerNotice({
  siteTitle,
  title,
  words,
  button,
  url,
}: OwnerNoticeData): ReactElement {
  return (
    <MailPage preview={title}>
      <Paragraph size="14px" below="24px" color={QUIET}>
        {siteTitle}
      </Paragraph>
      <h1 style={{ margin: '0 0 16px', color: INK, fontSize: '26px' }}>{title}</h1>
      {words.map((text) => (
        <Paragraph key={text} size="16px" below="16px">
          {text}
        </Paragraph>
      ))}
      <ButtonLink href={url}>{button}</ButtonLink>
    </MailPage>
  )
}

/** Plain text version of the mail. */
export function ownerNoticeText({ siteTitle, title, words, button, url }: OwnerNoticeData): string {
  return plainText([siteTitle], heading(title), ...words.map((text) => [text]), [
    `${button} ${url}`,
  ])
}
