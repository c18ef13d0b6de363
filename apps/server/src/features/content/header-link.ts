/** Where the header's button may point: a page, an address, a path, mail or phone; empty for nowhere. Pure. */

const DECEPTIVE = /[\p{Cc}\\\s]/u
const ALLOWED = /^(https?:\/\/[^/]|\/(?!\/)|#|mailto:[^@]+@|tel:\+?\d|page:[0-9a-f]{24}$)/i

export function isHeaderLink(href: string): boolean {
  return href === '' || (ALLOWED.test(href) && !DECEPTIVE.test(href))
}
