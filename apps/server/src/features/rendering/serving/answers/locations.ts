/** The target of a redirect, with the query of the request where the target has none itself. */
export function withQuery(target: string, query: string): string {
  if (query === '' || target.includes('?')) return target
  const [path = '', fragment] = target.split('#')
  return `${path}?${safeAddress(`/${query}`).slice(1)}${fragment === undefined ? '' : `#${fragment}`}`
}

/** Removes control characters from the target of a redirect. */
export function safeAddress(address: string): string {
  return address.startsWith('/') ? address.replace(/[^\x21-\x7e]/g, '') : '/'
}
