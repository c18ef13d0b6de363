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

/** A letter with one link, as text and as HTML. */
export function letterOf({ subject, before, link, after }: Words): Letter {
  const paragraph = (html: string) => `<p style="margin:0 0 16px">${html}</p>`
  const href = escapeHtml(link)
  return {
    subject,
    text: [before, link, after].join('\n\n'),
    html: [
      '<!doctype html><html lang="en"><head><meta charset="utf-8">',
      `<title>${subject}</title></head>`,
      '<body style="font:16px/1.5 Georgia,serif;color:#1c1b1a;padding:32px 16px">',
      paragraph(escapeHtml(before)),
      paragraph(`<a href="${href}">${href}</a>`),
      paragraph(escapeHtml(after)),
      '</body></html>',
    ].join(''),
  }
}
