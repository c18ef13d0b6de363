import { ROLE_WORDS, roleNameOf } from '@sitewright/core/role-words'
import { type Letter, letterOf } from '../accounts/index.ts'

export interface InvitationFacts {
  readonly link: string
  /** Title of the site. */
  readonly site: string
  /** Name of who invites. */
  readonly inviter: string
  readonly role: number
}

/** Characters of a name in the letter: strangers get it, so that nobody's advertising fits. */
const LONGEST_NAME = 60

export function invitationLetter({ link, site, inviter, role }: InvitationFacts): Letter {
  const [who, where] = [plainName(inviter), plainName(site)]
  const { title, may, later } = ROLE_WORDS[roleNameOf(role)]
  const powers = later === undefined ? may : `${may} ${later}`
  return letterOf({
    subject: `${who} invites you to work on ${where}`,
    before: `${who} invites you to work on the website ${where} as: ${title}. ${powers} Open this link to accept or to decline. It is good for seven days.`,
    link,
    after:
      'You can accept with an account that you have, or open one. If you do not know who this is, there is nothing to do.',
  })
}

/** A name on one line, short, and without anything that mail programs turn into a link. */
function plainName(name: string): string {
  const line = name
    .replace(/\s+/g, ' ')
    .replace(/(?<=\S)[.:/@](?=\S)/g, '$& ')
    .trim()
  const letters = [...line]
  return letters.length > LONGEST_NAME ? `${letters.slice(0, LONGEST_NAME).join('')}…` : line
}
