import { ROLE_WORDS, roleNameOf } from '@sitewright/core/role-words'
import { type Letter, letterOf, plainName } from '../accounts/index.ts'

export interface InvitationFacts {
  readonly link: string
  /** Title of the site. */
  readonly site: string
  /** Name of who invites. */
  readonly inviter: string
  readonly role: number
}

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
