import { Readable } from 'node:stream'
import { defineService } from '../../platform/define-service.ts'
import type { MessageRow } from './message-table.ts'

export interface SendOptions {
  /** Runs when all of the message but its end has been sent; the mail server takes nothing before that. Throwing cancels. */
  readonly beforeEnd?: () => Promise<void>
}

export interface MailServer {
  /** Resolves once the mail server has accepted the message. */
  send(
    message: Pick<MessageRow, 'id' | 'recipient' | 'reply_to' | 'sender' | 'subject'> & {
      readonly unsubscribe_url?: string
      readonly html: string
      readonly text: string
    },
    options?: SendOptions,
  ): Promise<void>
}

/** Time limits in milliseconds: a mail server that hangs holds one of the few mail workers no longer than this. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** Connection to the mail server of `SMTP_URL`; undefined where none is set up. */
export const mailServerOf = defineService(({ config }) =>
  config.smtpUrl === undefined
    ? undefined
    : createMailServer(config.smtpUrl, new URL(config.studioOrigin).hostname),
)

function createMailServer(smtpUrl: string, domain: string): MailServer {
  // One transport for all messages, loaded lazily with the first.
  const transport = import('nodemailer').then(({ createTransport }) => {
    const mail = createTransport({
      url: smtpUrl,
      ...TIMEOUTS,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    mail.use('stream', ({ data, message }, done) => {
      const { beforeEnd } = data as SendOptions
      if (beforeEnd) message.processFunc((text) => endingAfter(text, beforeEnd))
      done()
    })
    return mail
  })
  return {
    send: async (message, { beforeEnd } = {}) => {
      const { id, recipient, reply_to, sender, subject, unsubscribe_url = '', html, text } = message
      const mail = await transport
      await mail.sendMail({
        // Addresses as objects are never parsed, so that no name can smuggle in another address.
        from: { name: sender, address: `no-reply@${domain}` },
        to: { name: '', address: recipient },
        ...(reply_to !== '' && { replyTo: { name: '', address: reply_to } }),
        ...(unsubscribe_url !== '' && { headers: oneClick(unsubscribe_url) }),
        messageId: `<${id}@${domain}>`,
        subject,
        html,
        text,
        disableFileAccess: true,
        disableUrlAccess: true,
        ...(beforeEnd && { beforeEnd }),
      })
    },
  }
}

/** One-click unsubscribe (RFC 8058): mail programs show a button that posts to the address. */
function oneClick(url: string): Readonly<Record<string, string>> {
  return {
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

/**
 * Passes the text on, and its end once `beforeEnd` is done. Nothing is read ahead: the client begins to read when the mail
 * server has asked for the text, so the end is not reached before, however short the text or slow the mail server.
 */
function endingAfter(text: Readable, beforeEnd: () => Promise<void>): Readable {
  async function* parts() {
    yield* text
    await beforeEnd()
  }
  return Readable.from(parts(), { objectMode: false, highWaterMark: 1 })
}
