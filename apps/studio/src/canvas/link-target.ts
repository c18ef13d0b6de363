const TARGET =
  /^(https?:\/\/[^\s/]|mailto:[^\s<>"]+@|tel:\+?[0-9]|\/(?!\/)|#|(page|asset):[0-9a-f]{24}$)/i

/** Whether the address is one of the kinds that text may link to. */
export function isLinkTarget(href: string): boolean {
  return TARGET.test(href)
}
