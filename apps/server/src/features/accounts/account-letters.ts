/** Texts of mail about accounts. Links lead to the studio's configured origin, never to the host of the request. */

import { escapeHtml } from '@sitewright/core/html'

export interface Letter {
  readonly subject: string
  readonly text: string
  readonly html: string
}

interface Words {
  readonly subject: string
  readonly before: string
  readonly link: string
  readonly after: string
}

const NOT_YOU = 'If you did not ask for this, there is nothing to do.'

export function confirmLetter(link: string): Letter {
  return letterOf({
    subject: 'Confirm your address',
    before: 'Open this link to confirm your address and open your account. It is good for a day.',
    link,
    after: NOT_YOU,
  })
}

export function haveAccountLetter(link: string): Letter {
  return letterOf({
    subject: 'You have an account already',
    before:
      'Somebody, perhaps you, wanted to open an account with this address, which has one already. Sign in, or choose a new password there:',
    link,
    after: NOT_YOU,
  })
}

export function resetLetter(link: string): Letter {
  return letterOf({
    subject: 'Choose a new password',
    before: 'Open this link to choose a new password. It is good once, for half an hour.',
    link,
    after: `${NOT_YOU} Your password stays as it is.`,
  })
}

/** To an address that is to become that of an account. */
export function changeEmailLetter(from: string, link: string): Letter {
  return letterOf({
    subject: 'Confirm your new address',
    before: `Open this link to use this address for the Sitewright account that has ${from} now. It is good for a day.`,
    link,
    after: NOT_YOU,
  })
}

export function addressTakenLetter(link: string): Letter {
  return letterOf({
    subject: 'You have an account already',
    before:
      'Somebody, perhaps you, wanted to use this address for another account. It has an account already, so nothing has changed. Sign in, or choose a new password there:',
    link,
    after: NOT_YOU,
  })
}

/** To the old address of an account, with the link that takes the change back. */
export function emailChangedLetter(to: string, link: string): Letter {
  return letterOf({
    subject: 'The address of your account was changed',
    before: `Your Sitewright account has the address ${to} now. If that was not you, open this link within seven days: you get the account back, choose a new password, and everybody is signed out.`,
    link,
    after: 'If it was you, there is nothing to do.',
  })
}

/** Changes that the owner of an account is told about, each as the subject of its mail. */
export const NOTICES = {
  passwordChanged: 'The password of your account was changed',
  secondFactorOn: 'Signing in to your account takes a code of an app now',
  secondFactorOff: 'Signing in to your account takes no code of an app any more',
  recoveryCodesNew: 'Your account has new recovery codes',
  passkeyAdded: 'Your account has a new passkey',
  passkeyRemoved: 'A passkey of your account was removed',
  passkeysRemoved: 'All passkeys of your account were removed',
} as const

export type NoticeKind = keyof typeof NOTICES

/** Tells that an account was changed. It carries no secret, and leads to where a new password is asked for. */
export function noticeLetter(kind: NoticeKind, link: string): Letter {
  return letterOf({
    subject: NOTICES[kind],
    before: `${NOTICES[kind]}. If that was not you, choose a new password at once:`,
    link,
    after: 'If it was you, there is nothing to do.',
  })
}

/** A letter with one link, as text and as HTML. */
export function letterOf({ subject, before, link, after }: Words): Letter {
  const paragraph = (html: string) => `<p style="margin:0 0 16px">${html}</p>`
  const href = escapeHtml(link)
  return {
    subject,
    text: [before, link, after].join('\n\n'),
    html: [
      '<!doctype html><html lang="en"><head><meta charset="utf-8">',
      `<title>${escapeHtml(subject)}</title></head>`,
      '<body style="font:16px/1.5 Georgia,serif;color:#1c1b1a;padding:32px 16px">',
      paragraph(escapeHtml(before)),
      paragraph(`<a href="${href}">${href}</a>`),
      paragraph(escapeHtml(after)),
      '</body></html>',
    ].join(''),
  }
}
