/**
 * Reads a restaurant's menu written as plain text. Pure. A line of `=` below a line, or `=== Dinner ===`, begins a menu of its
 * own; a line of `-` below one, or `--- Starters`, begins a section. What stands right below either describes it. Then come
 * dishes with an empty line between them: a name, a description, and a price by itself or behind the name. Further lines that end
 * in a price are sizes or extras.
 */

export interface Price {
  /** The currency's sign, where it stands before the amount. */
  readonly sign: string
  readonly amount: string
}

interface Priced {
  readonly title: string
  readonly prices: readonly Price[]
}

export interface Dish extends Priced {
  readonly description: string
  readonly options: readonly Priced[]
}

export interface MenuSection {
  readonly title: string
  readonly description: string
  readonly items: readonly Dish[]
}

export interface Menu {
  readonly title: string
  readonly description: string
  readonly sections: readonly MenuSection[]
}

const AMOUNT = String.raw`(?:\p{Sc}\s?)?\d{1,7}(?:[.,]\d{1,3})?(?:\s?(?:\p{Sc}|[A-Z]{3}\b))?`
const AMOUNTS = String.raw`${AMOUNT}(?:\s?[/|]\s?${AMOUNT}){0,3}`
const ONLY_PRICES = new RegExp(`^${AMOUNTS}$`, 'u')
/** A name and a price that no one could take for a part of it: behind dots or a gap, or with a currency. */
const NAME_AND_PRICES = new RegExp(
  String.raw`^(.*?\S)(?:\s*\.{2,}\s*|\s{2,}|\s+(?=\p{Sc}|[\d.,]+\s?\p{Sc}))(${AMOUNTS})$`,
  'u',
)
const EXTRA = new RegExp(String.raw`^\+\s*(.*?\S)\s+(${AMOUNTS})$`, 'u')

/** Most characters of a title; the rest of the line is left out. */
const LONGEST_TITLE = 300

/** Length of the longest line in which a price is looked for. */
const LONGEST_PRICED = 200

/** The menus of a text; `currency` goes before prices that have no sign of their own. */
export function readMenu(source: string, currency: string): readonly Menu[] {
  const menus: (Menu & { sections: MenuSection[] })[] = []
  for (const part of partsOf(source)) {
    if (part.level === 'menu') menus.push({ ...headOf(part), sections: [] })
    else if (menus.length === 0) menus.push({ title: '', description: '', sections: [] })
    menus.at(-1)?.sections.push(...sectionsOf(part, currency))
  }
  return menus
}

/** Dishes right below a menu's title are in a section without one. */
function sectionsOf(part: Part, currency: string): readonly MenuSection[] {
  const items = part.groups.slice(1).map((lines) => dish(lines, currency))
  if (part.level === 'section') return [{ ...headOf(part), items }]
  return items.length > 0 ? [{ title: '', description: '', items }] : []
}

function headOf({ title, groups: [below = []] }: Part) {
  return { title, description: below.join('\n') }
}

interface Part {
  readonly level: 'menu' | 'section'
  readonly title: string
  /** Lines between empty ones; the first are those right below the title. */
  readonly groups: string[][]
}

function partsOf(source: string): readonly Part[] {
  const lines = source.split(/\r?\n/).map((line) => line.trim())
  // Whatever comes before the first title is dishes of a section without one.
  const parts: Part[] = [{ level: 'section', title: '', groups: [[], []] }]
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    const level = levelOfRule(lines[at + 1]) ?? levelOfTitle(line)
    const groups = parts.at(-1)?.groups ?? []
    if (line !== '' && level !== undefined && levelOfRule(line) === undefined) {
      if (levelOfRule(lines[at + 1]) !== undefined) at += 1
      parts.push({ level, title: titleOf(line), groups: [[]] })
    } else if (line === '') groups.push([])
    else if (levelOfRule(line) === undefined) groups.at(-1)?.push(line)
  }
  return parts
    .map((part) => ({
      ...part,
      groups: part.groups.filter((group, place) => place === 0 || group.length > 0),
    }))
    .filter(({ title, groups }) => title !== '' || groups.length > 1)
}

function titleOf(line: string): string {
  return line
    .slice(0, LONGEST_TITLE)
    .replace(/^[=-]{2,}|[=-]{2,}$/g, '')
    .trim()
}

function levelOfRule(line = ''): Part['level'] | undefined {
  return /^={3,}$/.test(line) ? 'menu' : /^-{3,}$/.test(line) ? 'section' : undefined
}

function levelOfTitle(line: string): Part['level'] | undefined {
  return /^={2,}\s*[^=\s]/.test(line)
    ? 'menu'
    : /^-{2,}\s*[^-\s]/.test(line)
      ? 'section'
      : undefined
}

function dish([first = '', ...rest]: readonly string[], currency: string): Dish {
  const { title, prices } = priced(first, currency) ?? { title: first, prices: [] }
  const read = rest.map((line) => ({
    line,
    only: isShort(line) && ONLY_PRICES.test(line) ? pricesOf(line, currency) : undefined,
    option: priced(line, currency),
  }))
  return {
    title,
    prices: [...prices, ...read.flatMap(({ only }) => only ?? [])],
    description: read
      .filter(({ only, option }) => !only && !option)
      .map(({ line }) => line)
      .join('\n'),
    options: read.flatMap(({ only, option }) => (!only && option ? [option] : [])),
  }
}

function priced(line: string, currency: string): Priced | undefined {
  const [, title, prices] =
    (isShort(line) && (EXTRA.exec(line) ?? NAME_AND_PRICES.exec(line))) || []
  if (title === undefined || prices === undefined) return undefined
  return { title, prices: pricesOf(prices, currency) }
}

function isShort(line: string): boolean {
  return line.length <= LONGEST_PRICED
}

function pricesOf(text: string, currency: string): readonly Price[] {
  return text.split(/[/|]/).map((one) => {
    const amount = one.trim()
    const sign = /^\p{Sc}/u.exec(amount)?.[0]
    if (sign !== undefined) return { sign, amount: amount.slice(sign.length).trim() }
    return { sign: /^[\d.,]+$/.test(amount) ? currency : '', amount }
  })
}
