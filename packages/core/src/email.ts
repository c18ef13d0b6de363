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

/** Characters before the @: those of a browser's own email field, and letters of other scripts. */
const LOCAL_PART = /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+$/u
const DOMAIN_LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u
/** The most characters of one label of a domain: the limit of DNS. */
const LONGEST_LABEL = 63

interface Rule {
  readonly shortest: number
  readonly longest: number
  readonly longestLocalPart: number
  /** Pattern of the domain's last label. */
  readonly finalLabel: RegExp
}

const RULES: Readonly<Record<EmailStrictness, Rule>> = {
  // 254 is the longest that mail servers must take (RFC 5321); a last label of digits would be an IP address.
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

/** Whether mail can be sent to it: true of any address that passes one of the fields. */
export function isMailable(text: string): boolean {
  return isEmail(text, 'deliverable') || isEmail(text, 'formField')
}
