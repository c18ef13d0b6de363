/**
 * Keeps modern CSS out of the compiler's arithmetic. LESS of the kind that themes are written in would turn
 * `calc(100% - 3px)` into 97% and `1 / span 2` into a quotient; what is escaped reaches the browser as it is.
 */

const SKIP = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|url\([^)]*\)/
const FUNCTION = /(?<![\w-])(?:calc|clamp)\(/
const SLASHED =
  /(?<=[{;\s])(?<property>grid-(?:area|row|column|template-columns|template-rows)|aspect-ratio|border-radius)\s*:(?<value>[^;{}"'~]*[/[][^;{}"'~]*)(?=[;}])/
const PARTS = new RegExp([SKIP, FUNCTION, SLASHED].map(({ source }) => source).join('|'), 'g')

export function protectCss(less: string): string {
  let output = ''
  let at = 0
  PARTS.lastIndex = 0
  for (let match = PARTS.exec(less); match; match = PARTS.exec(less)) {
    const { property, value } = match.groups ?? {}
    output += less.slice(at, match.index)
    at = match.index + match[0].length
    if (property !== undefined && value !== undefined) {
      output += `${property}: ${escaped(value.trim())}${newlinesOf(match[0])}`
    } else if (/^(?:calc|clamp)\($/.test(match[0])) {
      const end = closingParenthesis(less, at)
      const call = less.slice(match.index, end)
      output += isPlain(call) ? escaped(call) + newlinesOf(call) : call
      at = end
      PARTS.lastIndex = end
    } else {
      output += match[0]
    }
  }
  return output + less.slice(at)
}

function escaped(value: string): string {
  return `~"${value.replace(/@([\w-]+)/g, '@{$1}').replace(/\s*\n\s*/g, ' ')}"`
}

/** Put behind what became one line, so that the lines below keep their numbers. */
function newlinesOf(text: string): string {
  return '\n'.repeat(text.split('\n').length - 1)
}

/** Calls of LESS functions inside have to be carried out, so such a value is left alone. */
function isPlain(call: string): boolean {
  if (/["'`]/.test(call)) return false
  const functions = call.match(/[\w-]+(?=\()/g) ?? []
  return functions.every((name) => /^(?:calc|clamp|min|max|var|env)$/.test(name))
}

/** The position after the parenthesis that closes the one before `from`. */
function closingParenthesis(text: string, from: number): number {
  let depth = 1
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    else if (text[at] === ')') depth -= 1
    if (depth === 0) return at + 1
  }
  return text.length
}
