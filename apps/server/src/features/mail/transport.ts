import type { App } from '../../platform/app.ts'
import type { MessageRow } from './message-table.ts'

export interface MailServer {
  /** Resolves once the mail server has taken the message. */
  send(
    message: Pick<MessageRow, 'id' | 'recipient' | 'reply_to' | 'sender' | 'subject'> & {
      readonly html: string
      readonly text: string
    },
  ): Promise<void>
}

const servers = new WeakMap<App, MailServer>()

/** The mail server of `SMTP_URL`; nothing where none is set up. */
export function mailServerOf(app: App): MailServer | undefined {
  const { smtpUrl, studioOrigin } = app.config
  if (smtpUrl === undefined) return undefined
  const existing = servers.get(app)
  if (existing) return existing
  const made = createMailServer(smtpUrl, new URL(studioOrigin).hostname)
  servers.set(app, made)
  return made
}

function createMailServer(smtpUrl: string, domain: string): MailServer {
  // One transport for all messages, loaded with the first.
  const transport = import('nodemailer').then(({ createTransport }) =>
    createTransport(smtpUrl, { disableFileAccess: true, disableUrlAccess: true }),
  )
  return {
    send: async ({ id, recipient, reply_to, sender, subject, html, text }) => {
      const mail = await transport
      await mail.sendMail({
        // Addresses as objects are never parsed, so that no name can smuggle in another address.
        from: { name: sender, address: `no-reply@${domain}` },
        to: { name: '', address: recipient },
        ...(reply_to !== '' && { replyTo: { name: '', address: reply_to } }),
        messageId: `<${id}@${domain}>`,
        subject,
        html,
        text,
        disableFileAccess: true,
        disableUrlAccess: true,
      })
    },
  }
}
