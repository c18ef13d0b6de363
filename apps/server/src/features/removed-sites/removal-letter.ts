import { type Letter, letterOf, plainName } from '../accounts/index.ts'

export interface RemovalFacts {
  /** Title of the site. */
  readonly site: string
  /** Address of the list of sites. */
  readonly link: string
  /** Moment from which on it is erased. */
  readonly until: string
  /** Whether the reader can take it back. */
  readonly mayRestore: boolean
  /** Name of the owner; undefined where there is none any more. */
  readonly owner: string | undefined
}

export function removalLetter({ site, link, until, mayRestore, owner }: RemovalFacts): Letter {
  const where = plainName(site)
  const who = owner === undefined ? 'an administrator' : plainName(owner)
  return letterOf({
    subject: `${where} was deleted`,
    before: mayRestore
      ? `The website ${where} was deleted with your password, and nobody can open it any more. Until ${until} you can take that back in your list of sites:`
      : `The website ${where}, on which you work, was deleted, and nobody can open it any more. Until ${until} ${who} can take that back. It stands in your list of sites:`,
    link,
    after: mayRestore
      ? 'After that everything of it is erased for good. If it was not you, take it back and choose a new password.'
      : 'After that everything of it is erased for good.',
  })
}
