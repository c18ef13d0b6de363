/** Parses the text behind `@import`. */

export type StyleImport =
  | { readonly kind: 'address'; readonly text: string }
  | { readonly kind: 'name'; readonly name: string }

const OPTIONS = /^\s*\(([^()]{0,100})\)\s*/
const TARGET =
  /^\s*(?:"([^"\n]*)"|'([^'\n]*)'|url\(\s*(?:"([^"\n]*)"|'([^'\n]*)'|([^"'()\s]*))\s*\))/i

/** An address is left to the browser, a name is ours to resolve; an error message for anything else. */
export function readImport(text: string): StyleImport | string {
  const [options = '', words = ''] = OPTIONS.exec(text.slice(0, 200)) ?? []
  if (/\binline\b/i.test(words)) return 'Style sheets read no files: `(inline)` is not allowed.'
  const [target, ...quoted] = TARGET.exec(text.slice(options.length, options.length + 2_000)) ?? []
  const name = quoted.find((one) => one !== undefined)?.trim()
  if (target === undefined || !name) return 'This import cannot be read, so it is left out.'
  const scheme = /^([a-z][\w+.-]*):/i.exec(name)?.[1]?.toLowerCase()
  if (scheme !== undefined && scheme !== 'http' && scheme !== 'https') {
    return `Imports from \`${scheme}:\` are not allowed.`
  }
  const isAddress = scheme !== undefined || name.startsWith('//') || /^\s*url/i.test(target)
  if (!isAddress) return { kind: 'name', name }
  const media = text.slice(options.length + target.length).trim()
  return { kind: 'address', text: `${target.trim()}${media === '' ? '' : ` ${media}`}` }
}
