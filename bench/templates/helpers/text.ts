/** Text helpers, each in the way of writing it that is fastest on these pages. */

export function html(text: string): string {
  const first = text.search(/[&<>]/)
  if (first < 0) return text
  let out = ''
  let done = 0
  for (let at = first; at < text.length; at += 1) {
    const written = escapeOf(text.charCodeAt(at))
    if (written === '') continue
    out += text.slice(done, at) + written
    done = at + 1
  }
  return out + text.slice(done)
}

/** The escape of a character; empty for those that stay as they are. */
function escapeOf(code: number): string {
  switch (code) {
    case 0x26:
      return '&amp;'
    case 0x3c:
      return '&lt;'
    case 0x3e:
      return '&gt;'
    default:
      return ''
  }
}

export function attribute(text: string): string {
  const escaped = html(text)
  return escaped.includes('"') ? escaped.split('"').join('&quot;') : escaped
}

export function withoutTags(text: string): string {
  return text.includes('<') ? text.replace(/<[^>]*>/g, '') : text
}

export function withBreaks(text: string): string {
  return text.includes('\n') ? text.replaceAll('\n', '<br/>') : text
}

/** Cut after the last space within the limit. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text
  const space = text.lastIndexOf(' ', limit - 1)
  return `${text.slice(0, space < 0 ? limit : space + 1)}...`
}

export function slug(text: string): string {
  return text
    .replace(/[^a-zA-Z0-9\s-]+/g, '')
    .replace(/\s+/g, '-')
    .toLowerCase()
}

/** The text with typographic quotes and dashes. */
export function typographic(text: string): string {
  if (!/['"]|--/.test(text)) return text
  return text
    .replace(/(^|[-—\\s(["])'/g, '$1‘')
    .replaceAll("'", '’')
    .replace(/(^|[-—/[(‘\s])"/g, '$1“')
    .replaceAll('"', '”')
    .replaceAll('--', '—')
}

export function plural(count: number, one: string, many: string): string {
  return count === 1 ? one : many
}

export const oddOrEven = (position: number) => (position % 2 ? 'odd' : 'even')
