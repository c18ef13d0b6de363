/** The language of a mail about an order. */

import type { PageWord } from '@sitewright/core/shop-words/say-shop'
import { sayShop } from '@sitewright/core/shop-words/say-shop'
import type { Say } from '@sitewright/core/words/island-words'

/** Part of the data of such mails; messages that were written before there were others than English have none. */
export interface MailSpeech {
  /** Language tag. */
  readonly language?: string
  /** Words by what they are in English; those that are missing are the same. */
  readonly words?: Readonly<Record<string, string>>
}

export function sayIn({ words = {} }: MailSpeech): Say<PageWord> {
  return sayShop(words)
}
