/** Mails of lists, in the language of the site: one that asks for a confirmation, and one that welcomes. */

import { type ListWords, listWordsIn } from '@sitewright/core/lists/list-words'
import { fillIn } from '@sitewright/core/words/fill-in'
import type { App } from '../../platform/app.ts'
import type { SiteTx } from '../../platform/database.ts'
import { askTogether } from '../../platform/db/statement-part.ts'
import { writeMessage } from '../mail/index.ts'
import { askSiteInMails, originOf } from '../sites/index.ts'
import { confirmPath, unsubscribePath } from './list-links.ts'
import type { ListRow } from './list-table.ts'
import type { AskedSubscriber } from './subscribe-table.ts'

export interface ListMail {
  readonly list: ListRow
  readonly to: AskedSubscriber
  readonly now: Date
}

/** Asks whether they want it; who is subscribed already is told that, and sees no other answer on the page than anyone. */
export async function askByMail(app: App, site: SiteTx, mail: ListMail): Promise<void> {
  if (mail.to.state === 'subscribed') return welcomeByMail(app, site, mail)
  const { to, now } = mail
  const { words, title, origin, language } = await siteOfMail(app, site)
  await writeMessage(site, {
    kind: 'list-mail',
    effectKey: `list-confirm:${to.id}:${now.getTime()}`,
    to: to.email,
    replyTo: '',
    sender: title,
    subject: fillIn(words.confirmSubject, { site: title }),
    data: {
      ...{ siteTitle: title, language },
      title: words.confirmTitle,
      // No word of the visitor is in it: the mail goes to an address that anyone can have typed.
      words: [words.confirmText],
      button: words.confirmButton,
      url: origin + confirmPath({ keys: app.keys, siteId: site.id }, to.id, now),
      below: words.confirmOtherwise,
    },
  })
}

export async function welcomeByMail(
  app: App,
  site: SiteTx,
  { list, to, now }: ListMail,
): Promise<void> {
  const { words, title, origin, language } = await siteOfMail(app, site)
  const url = origin + unsubscribePath({ keys: app.keys, siteId: site.id }, to.id)
  await writeMessage(site, {
    kind: 'list-mail',
    effectKey: `list-welcome:${to.id}:${now.getTime()}`,
    to: to.email,
    replyTo: '',
    sender: title,
    subject: fillIn(words.welcomeSubject, { site: title }),
    unsubscribeUrl: url,
    data: {
      ...{ siteTitle: title, language, url },
      title: words.welcomeTitle,
      words: [fillIn(words.welcomeText, { site: title, list: list.name })],
      button: words.unsubscribe,
      isQuiet: true,
      below: words.unsubscribeHint,
    },
  })
}

interface SiteOfMail {
  readonly title: string
  readonly origin: string
  readonly language: string
  readonly words: ListWords
}

async function siteOfMail({ config }: App, site: SiteTx): Promise<SiteOfMail> {
  const { found } = await askTogether(site.db, { found: askSiteInMails(site) })
  const { language } = found.settings
  return {
    title: found.title,
    origin: originOf(config, found),
    language,
    words: listWordsIn(language),
  }
}
