/**
 * Spam heuristics for whatever visitors write, forms and comments alike: signs that no person wrote it. Several together hold it
 * back for its owner to look at; none ever refuses or loses it. Pure.
 */

import { isBlocked } from './blocklist.ts'

/** Weights of the signs; what adds up to `HELD_FROM` is held back. */
const WEIGHTS = {
  /** A field that people do not see was filled in (honeypot). */
  honeypot: 3,
  /** Sent sooner after it was opened than anyone types. */
  quick: 1,
  /** More links than a message has. */
  links: 1,
  /** Sent without a script, so that nothing but its rate and its words are known. */
  noScript: 1,
  /** Words, addresses or senders that the owner does not want. */
  blocked: 3,
  /** A captcha was asked for and could not be shown: enough by itself, since anyone can say so. */
  noCaptcha: 2,
} as const

export type Doubt = keyof typeof WEIGHTS

const HELD_FROM = 2

/** Milliseconds below which a form was filled in by no person. */
const QUICK_MS = 1_500
/** Links in one message that people rarely send. */
const MANY_LINKS = 3

export interface Written {
  /** All that was written, in one text. */
  readonly words: string
  readonly hasFilledHoneypot: boolean
  /** Milliseconds since writing began; undefined where nobody knows. */
  readonly tookMs: number | undefined
  readonly hasScript: boolean
  readonly lacksCaptcha?: boolean
  /** Words, addresses and domains that the owner does not want. */
  readonly blocklist: readonly string[]
}

export function doubtsAbout(written: Written): Doubt[] {
  const { words, tookMs, blocklist } = written
  const signs: readonly (readonly [Doubt, boolean])[] = [
    ['honeypot', written.hasFilledHoneypot],
    ['quick', tookMs !== undefined && tookMs < QUICK_MS],
    ['links', (words.match(/https?:\/\/|\bwww\./gi) ?? []).length >= MANY_LINKS],
    ['noScript', !written.hasScript],
    ['blocked', isBlocked(words, blocklist)],
    ['noCaptcha', written.lacksCaptcha === true],
  ]
  return signs.flatMap(([doubt, isThere]) => (isThere ? [doubt] : []))
}

export function isDoubtful(doubts: readonly Doubt[]): boolean {
  return doubts.reduce((sum, doubt) => sum + WEIGHTS[doubt], 0) >= HELD_FROM
}
