/** Auto-reply: the mail to a visitor who has answered a form. Its words are the owner's. */

import { markdownToHtml } from '@sitewright/blocks/markdown'
import type { ReactElement } from 'react'
import { INK, Line, MailPage, Paragraph } from './mail-parts.tsx'

export interface FormReplyData {
  readonly siteTitle: string
  /** Address of the site, which links to its pages begin with. */
  readonly origin: string
  readonly language: string
  readonly subject: string
  /** Markdown. */
  readonly words: string
  /** The reason why the reader gets this mail. */
  readonly reason: string
}

const QUIET = '#6b6864'

export function formReply(data: FormReplyData): ReactElement {
  const { siteTitle, language, subject, reason } = data
  return (
    <MailPage preview={subject} language={language}>
      <Paragraph size="14px" below="24px" color={QUIET}>
        {siteTitle}
      </Paragraph>
      <div
        style={{ color: INK, fontSize: '16px', lineHeight: '24px' }}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the renderer of Markdown escapes all markup of its source.
        dangerouslySetInnerHTML={{ __html: markdownToHtml.short(withAddress(data)) }}
      />
      <Line />
      <Paragraph size="14px" color={QUIET}>
        {reason}
      </Paragraph>
    </MailPage>
  )
}

/** A mail stands on no site, so links within the site get its address. */
function withAddress({ words, origin }: Pick<FormReplyData, 'words' | 'origin'>): string {
  return words.replaceAll('](/', `](${origin}/`)
}

/** Plain text version of the mail: Markdown is written to be read as it is. */
export function formReplyText(data: FormReplyData): string {
  return [data.siteTitle, withAddress(data).trim(), '--', data.reason].join('\n\n')
}
