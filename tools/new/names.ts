/** Names in the spellings that sources need. */

import { Refusal } from './refusal.ts'

const KEBAB = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/
/** Characters; the longest name of a formatter today has 29. */
const MAX_LENGTH = 40

/** Words that JavaScript keeps for itself, so that no variable can have them as its name. */
const RESERVED = new Set(
  `arguments await break case catch class const continue debugger default delete do else enum eval export extends false
  finally for function if implements import in instanceof interface let new null package private protected public return
  static super switch this throw true try typeof undefined var void while with yield`.split(/\s+/),
)

/** Refuses what is no name in lower case, such as `my-name`. */
export function checkName(name: string): void {
  if (!KEBAB.test(name) || name.length > MAX_LENGTH) {
    throw new Refusal(
      `\`${name}\` is no name: use lower-case letters, digits and single hyphens, as in \`my-name\`, at most ${MAX_LENGTH} characters.`,
    )
  }
}

/** `my-name` → `myName` */
export const camel = (name: string): string =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/** `my-name` → `MyName` */
export const pascal = (name: string): string =>
  camel(name).replace(/^./, (letter) => letter.toUpperCase())

/** `my-name` → `My name` */
export const title = (name: string): string =>
  name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase())

/** The name of a variable, unless a module that will contain it has given it away. */
export function variableFor(name: string, ...modules: readonly string[]): string {
  const variable = camel(name)
  const declared = new RegExp(`\\b(?:const|function|as)\\s+${variable}\\b`)
  const imported = new RegExp(`\\bimport\\b[^'"]*[\\s{,]${variable}\\b[^'"]*\\bfrom\\b`)
  const isTaken = modules.some((text) => declared.test(text) || imported.test(text))
  if (RESERVED.has(variable) || isTaken) {
    throw new Refusal(`\`${variable}\` is taken as the name of a variable: choose another name.`)
  }
  return variable
}
