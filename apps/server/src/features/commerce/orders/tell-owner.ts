/** Mails the owner of a store when something about money wants their attention, in the transaction that writes it down. */

import type { App } from '../../../platform/app.ts'
import type { SiteTx } from '../../../platform/database.ts'
import { writeMessage } from '../../mail/index.ts'
import { addressForOwner, siteAddress } from './mail-words.ts'

export interface OwnerNotice {
  /** Idempotency key of the message. */
  readonly effectKey: string
  readonly subject: string
  /** Paragraphs. */
  readonly words: readonly string[]
  readonly button: string
  /** Path in the studio below the site's own, such as `/orders/<id>`. */
  readonly path: string
}

export async function tellOwner(
  app: App,
  site: SiteTx,
  { effectKey, subject, words, button, path }: OwnerNotice,
): Promise<void> {
  const to = await addressForOwner(site)
  if (to === undefined) return
  const { title } = await siteAddress(app, site)
  await writeMessage(site, {
    kind: 'owner-notice',
    effectKey,
    to,
    replyTo: '',
    sender: title,
    subject,
    data: {
      siteTitle: title,
      title: subject,
      words,
      button,
      url: `${app.config.studioOrigin}/sites/${site.id}${path}`,
    },
  })
}
