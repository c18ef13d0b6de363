import type { App } from '../../platform/app.ts'
import { keptMails } from './account-mail-table.ts'

/** Account mail of a server that sends none: for its operator alone, since each mail carries a secret. */
export async function keptAccountMail({ database }: App): Promise<object[]> {
  const mails = await keptMails(database.global)
  return mails.map(({ recipient, text, created_at }) => ({
    to: recipient,
    writtenAt: created_at.toISOString(),
    text,
  }))
}
