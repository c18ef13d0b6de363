/** A reply to a visitor's form, in the words of the team, with what the visitor wrote below. Every value is text. */

import type { ReactElement } from 'react'
import { INK, Line, MailPage, Paragraph } from './mail-parts.tsx'
import { plainText } from './plain-text.ts'

export interface AnswerReplyData {
  readonly siteTitle: string
  /** In lines, with an empty one between paragraphs. */
  readonly text: string
  /** Words of the visitor: a question with its answer each. */
  readonly asked: readonly string[]
}

const QUIET = '#6b6864'

export function answerReply({ siteTitle, text, asked }: AnswerReplyData): ReactElement {
  return (
    <MailPage preview={text}>
      {paragraphsOf(text).map((lines, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a text never change places.
        <Paragraph key={index} size="16px" below="16px" color={INK}>
          <Lines of={lines} />
        </Paragraph>
      ))}
      <Line />
      <Paragraph size="14px" below="8px" color={QUIET}>
        {siteTitle}
      </Paragraph>
      {asked.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: answers never change places.
        <Paragraph key={index} size="14px" below="8px" color={QUIET}>
          <Lines of={one.split('\n')} />
        </Paragraph>
      ))}
    </MailPage>
  )
}

function Lines({ of: lines }: { of: readonly string[] }): ReactElement {
  return (
    <>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text never change places.
        <span key={index}>
          {index > 0 && <br />}
          {line}
        </span>
      ))}
    </>
  )
}

/** Plain text version of the mail; what the visitor wrote is quoted, as mail programs do. */
export function answerReplyText({ siteTitle, text, asked }: AnswerReplyData): string {
  return plainText(
    ...paragraphsOf(text),
    ['--', siteTitle],
    asked.flatMap((one) => one.split('\n').map((line) => `> ${line}`)),
  )
}

function paragraphsOf(text: string): string[][] {
  return text.split(/\n\s*\n/).map((paragraph) => paragraph.split('\n'))
}
