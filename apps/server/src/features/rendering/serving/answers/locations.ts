/** What was asked goes along with a redirect, where the target asks nothing itself. */
export function withQuery(target: string, query: string): string {
  if (query === '' || target.includes('?')) return target
  const [path = '', fragment] = target.split('#')
  return `${path}?${safeAddress(`/${query}`).slice(1)}${fragment === undefined ? '' : `#${fragment}`}`
}

/** A redirect never takes control characters along. */
export function safeAddress(address: string): string {
  return address.startsWith('/') ? address.replace(/[^\x21-\x7e]/g, '') : '/'
}
