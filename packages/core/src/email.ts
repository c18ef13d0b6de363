/**
 * The one rule for a mail address. It names exactly one reader: nothing that a mail header reads as a second
 * address, a name or another line passes either strictness.
 */

/**
 * `deliverable` is for every address that mail will be sent to: any domain that can exist, and letters of
 * every script. `formField` is for the forms of pages and for restock, whose last label has 2 to 4
 * letters or digits.
 */
export type EmailStrictness = 'deliverable' | 'formField'

/** What a browser's own email field takes before the @, and letters of other scripts. */
const LOCAL_PART = /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+$/u
const DOMAIN_LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u
/** Characters of one label; the limit of DNS. */
const LONGEST_LABEL = 63

interface Rule {
  readonly shortest: number
  readonly longest: number
  readonly longestLocalPart: number
  /** What the domain ends with. */
  readonly finalLabel: RegExp
}

const RULES: Readonly<Record<EmailStrictness, Rule>> = {
  // The longest that mail servers must take (RFC 5321); only digits at the end would be a machine's number.
  deliverable: { shortest: 6, longest: 254, longestLocalPart: 64, finalLabel: /^(?!\d+$).{2,}$/u },
  formField: { shortest: 3, longest: 256, longestLocalPart: 256, finalLabel: /^[a-z0-9]{2,4}$/i },
}

export function isEmail(text: string, strictness: EmailStrictness): boolean {
  const rule = RULES[strictness]
  if (text.length < rule.shortest || text.length > rule.longest) return false
  const [localPart = '', domain, ...more] = text.split('@')
  if (domain === undefined || more.length > 0) return false
  if (localPart.length > rule.longestLocalPart || !LOCAL_PART.test(localPart)) return false
  const labels = domain.split('.')
  return (
    labels.length >= 2 &&
    labels.every((label) => label.length <= LONGEST_LABEL && DOMAIN_LABEL.test(label)) &&
    rule.finalLabel.test(labels.at(-1) ?? '')
  )
}

/** Whether mail can be written to it: what any field of ours takes passes. */
export function isMailable(text: string): boolean {
  return isEmail(text, 'deliverable') || isEmail(text, 'formField')
}
