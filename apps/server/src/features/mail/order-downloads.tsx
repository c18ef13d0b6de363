/** The mail with the links of an order's downloads. Every value is text. */

import type { ReactElement } from 'react'
import { ButtonLink, INK, MailPage, Paragraph } from './mail-parts.tsx'
import { type MailSpeech, sayIn } from './mail-speech.ts'
import { heading, plainText } from './plain-text.ts'

export interface OrderDownloadsData extends MailSpeech {
  readonly siteTitle: string
  readonly orderNumber: string
  /** Absolute address. */
  readonly orderUrl: string
  readonly files: readonly {
    readonly id: string
    /** Title of the product. */
    readonly title: string
    readonly filename: string
    /** Absolute address. */
    readonly url: string
  }[]
}

const QUIET = '#6b6864'
const TITLE = 'Your downloads'
const SEE_ORDER = 'See your order'
const KEEP = 'The links are for you alone: please do not pass them on.'

const introOf = (data: OrderDownloadsData) =>
  sayIn(data)('Here is what you bought with order #{number}.', { number: data.orderNumber })

export function orderDownloads(data: OrderDownloadsData): ReactElement {
  const { siteTitle, orderUrl, files, language } = data
  const say = sayIn(data)
  return (
    <MailPage preview={introOf(data)} language={language}>
      <Paragraph size="14px" below="24px" color={QUIET}>
        {siteTitle}
      </Paragraph>
      <h1 style={{ margin: '0 0 8px', color: INK, fontSize: '26px' }}>{say(TITLE)}</h1>
      <Paragraph size="16px" below="24px">
        {introOf(data)}
      </Paragraph>
      {files.map(({ id, title, filename, url }) => (
        <Paragraph key={id} size="15px" below="8px">
          {title}
          <br />
          <a href={url} style={{ color: INK }}>
            {say('Download {filename}', { filename })}
          </a>
        </Paragraph>
      ))}
      <Paragraph size="14px" above="24px" color={QUIET}>
        {say(KEEP)}
      </Paragraph>
      <ButtonLink href={orderUrl}>{say(SEE_ORDER)}</ButtonLink>
    </MailPage>
  )
}

/** Plain text version of the mail. */
export function orderDownloadsText(data: OrderDownloadsData): string {
  const { siteTitle, orderUrl, files } = data
  const say = sayIn(data)
  return plainText(
    [siteTitle],
    heading(say(TITLE)),
    [introOf(data)],
    ...files.map(({ title, filename, url }) => [
      title,
      `${say('Download {filename}', { filename })} ${url}`,
    ]),
    [say(KEEP)],
    [`${say(SEE_ORDER)} ${orderUrl}`],
  )
}
