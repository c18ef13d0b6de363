/** Which tweaks a page can show without compiling anything: their values are copied into custom properties. */

import { type Statement, statementsOf } from './scan-style.ts'
import { includedStyles, type StyleFile, type ThemeStyles } from './style-source.ts'
import type { Tweak } from './tweaks.ts'

/**
 * By tweak name: the custom properties of the root element that hold the tweak's value and nothing else. A tweak whose
 * value is used in any other way is not among them, nor is one that the owner's own CSS reads.
 */
export function liveVariables(
  theme: ThemeStyles & { readonly tweaks: readonly Tweak[] },
  css = '',
): ReadonlyMap<string, readonly string[]> {
  const declared = theme.tweaks.filter(
    ({ type, isDeclared }) => isDeclared && (type === 'color' || type === 'value'),
  )
  const live = new Map(declared.map(({ name }) => [name, [] as string[]]))
  const own = { path: '', text: css }
  for (const file of [...includedStyles(theme), own]) readUses(file, live)
  return new Map([...live].filter(([, properties]) => properties.length > 0))
}

function readUses({ text }: StyleFile, live: Map<string, string[]>): void {
  for (const { statement, isRoot } of withSelectors(text)) {
    const copied = copyIn(text, statement)
    const definedAs = definitionIn(text, statement)
    const from = definedAs === undefined ? statement.start : statement.colon
    for (const name of namesIn(text.slice(from, statement.end))) {
      const properties = live.get(name)
      if (properties === undefined) continue
      if (isRoot && copied?.name === name) properties.push(copied.property)
      else live.delete(name)
    }
  }
}

const ROOT = /^\s*(?::root|html)\s*$/

/** Each statement, and whether it stands in a rule for the root element and in nothing else. */
function* withSelectors(text: string): Iterable<{ statement: Statement; isRoot: boolean }> {
  const blocks: boolean[] = []
  for (const statement of statementsOf(text)) {
    const { start, end, closed, terminator } = statement
    blocks.length = Math.max(0, blocks.length - closed)
    yield { statement, isRoot: blocks.length === 1 && blocks[0] === true }
    if (terminator === '{') blocks.push(ROOT.test(text.slice(start, Math.min(end, start + 50))))
  }
}

/** `--accent: @accent` */
function copyIn(text: string, { start, colon, end }: Statement) {
  if (colon < 0 || end - start > 300) return undefined
  const property = /^--[\w-]+(?=\s*$)/.exec(text.slice(start, colon))?.[0]
  const name = /^\s*@([\w-]+)\s*$/.exec(text.slice(colon + 1, end))?.[1]
  return property === undefined || name === undefined ? undefined : { property, name }
}

/** `@accent: red` */
function definitionIn(text: string, { start, colon, terminator }: Statement): string | undefined {
  if (colon < 0 || terminator === '{' || colon - start > 200) return undefined
  return /^@([\w-]+)\s*$/.exec(text.slice(start, colon))?.[1]
}

function namesIn(text: string): readonly string[] {
  return (text.match(/@\{?[\w-]+/g) ?? []).map((name) => name.replace(/^@\{?/, ''))
}
