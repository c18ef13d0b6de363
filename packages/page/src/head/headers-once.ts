/**
 * The page with its head in the first place that a theme prints it, and nowhere else: scripts in it would run again, and
 * a second `base` or title confuses browsers.
 */
export function withHeadersOnce(html: string, headers: string): string {
  const first = headers === '' ? -1 : html.indexOf(headers)
  if (first < 0) return html
  const end = first + headers.length
  const rest = html.slice(end)
  return rest.includes(headers) ? html.slice(0, end) + rest.replaceAll(headers, '') : html
}
