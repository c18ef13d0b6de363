/** Explains tags that begin with a dot and that the parser refused. */

import { nearestWord } from '@sitewright/core/nearest-word'
import {
  atEnd,
  type Cursor,
  cursorOn,
  skip,
  takeDefinition,
  takeOperator,
  takePath,
  takePredicateName,
  takeReference,
  takeReferences,
  takeWhitespace,
  takeWord,
} from '../parser/cursor.ts'
import { hasPredicate, predicates } from '../predicates/registry.ts'
import { didYouMean, type Remark } from './finding.ts'
import { explainVariable } from './refused-variable.ts'

type Explain = (cursor: Cursor, keyword: string) => Remark | undefined

/** Instructions that consist of one word. */
const ALONE = ['end', 'eof', 'meta-left', 'meta-right', 'newline', 'space', 'tab']

/** Explanations by the word after the dot. The cursor stands behind it. */
const GRAMMAR: ReadonlyMap<string, Explain> = new Map<string, Explain>([
  ...ALONE.map((keyword): [string, Explain] => [keyword, explainAlone]),
  ['alternates', explainAlternates],
  ['ctx', explainContextVariable],
  ['eval', explainEval],
  ['if', explainIf],
  ['include', explainInclude],
  ['inject', explainInject],
  ['macro', explainMacro],
  ['or', explainOr],
  ['repeated', explainRepeated],
  ['section', explainSection],
  ['var', explainBinding],
])

/** Keywords of other template languages, with the remark for each. */
const FOREIGN: ReadonlyMap<string, string> = new Map([
  ['each', '{.repeated section …}'],
  ['else', '{.or}'],
  ['elseif', '{.or …?}'],
  ['elsif', '{.or …?}'],
  ['endfor', '{.end}'],
  ['endif', '{.end}'],
  ['for', '{.repeated section …}'],
  ['foreach', '{.repeated section …}'],
  ['loop', '{.repeated section …}'],
  ['partial', '{@|apply …}'],
  ['repeat', '{.repeated section …}'],
  ['set', '{.var @… …}'],
])

export function explainInstruction(inside: string): Remark | undefined {
  const cursor = cursorOn(inside, inside.indexOf('.') + 1)
  const word = takeWord(cursor)
  if (word === undefined) return undefined
  const explain = GRAMMAR.get(word)
  if (explain) return explain(cursor, word) ?? misspelt(word)
  // `{.mixin;}` and `{ .mixin }` are LESS.
  if (!inside.startsWith('.') || /^\s*[;:(,{]/.test(inside.slice(cursor.at))) return undefined
  return unknownInstruction(word)
}

function misspelt(word: string): Remark {
  return {
    code: 'invalid-instruction',
    message: `\`.${word}\` is not written like this, so the tag is printed as text.`,
  }
}

function unknownInstruction(word: string): Remark {
  const predicate = `${word}?`
  const hint =
    FOREIGN.get(word.toLowerCase()) ??
    (hasPredicate(predicate) ? `{.${predicate}}` : undefined) ??
    nearestInstruction(word)
  return {
    code: 'invalid-instruction',
    message: `\`.${word}\` is not an instruction, so the tag is printed as text.`,
    hint: didYouMean(hint),
  }
}

function nearestInstruction(word: string): string | undefined {
  const tags = new Map([
    ...predicates.map(({ name }) => [name.slice(0, -1), `{.${name}}`] as const),
    ...[...GRAMMAR.keys()].map((keyword) => [keyword, `{.${keyword}}`] as const),
  ])
  const nearest = nearestWord(word, tags.keys())
  return nearest === undefined ? undefined : tags.get(nearest)
}

/** The remark for text after a complete instruction. */
function extraChars(cursor: Cursor, message: string): Remark | undefined {
  if (atEnd(cursor)) return undefined
  return { code: 'extra-chars', message: `${message} \`${rest(cursor)}\` is too much.` }
}

const rest = ({ text, at }: Cursor): string => text.slice(at).trim()

function oneSpace(cursor: Cursor, before: string): Remark | undefined {
  if (skip(cursor, ' ') && !/^\s/.test(cursor.text.slice(cursor.at))) return undefined
  return {
    code: 'whitespace-expected',
    message: `Exactly one space must follow \`${before}\`.`,
  }
}

function explainAlone(cursor: Cursor, keyword: string): Remark | undefined {
  return extraChars(cursor, `\`{.${keyword}}\` stands alone.`)
}

function explainAlternates(cursor: Cursor): Remark | undefined {
  if (skip(cursor, ' with')) return extraChars(cursor, '`{.alternates with}` stands alone.')
  return {
    code: 'missing-with-keyword',
    message: '`.alternates` must be followed by one space and `with`.',
    hint: 'Write `{.alternates with}`.',
  }
}

function explainRepeated(cursor: Cursor): Remark | undefined {
  if (skip(cursor, ' section')) return explainSection(cursor, 'repeated section')
  return {
    code: 'missing-section-keyword',
    message: '`.repeated` must be followed by one space and `section`.',
    hint: 'Write `{.repeated section …}`.',
  }
}

function explainSection(cursor: Cursor, keyword: string): Remark | undefined {
  if (rest(cursor) === '') {
    return {
      code: 'missing-variable-name',
      message: `\`{.${keyword}}\` does not say of what: a name must follow.`,
    }
  }
  if (takeWhitespace(cursor) === undefined) return spaceExpected(keyword)
  if (!takeReference(cursor)) return nameExpected(cursor)
  return extraChars(cursor, `\`{.${keyword}}\` takes one name.`)
}

function spaceExpected(keyword: string): Remark {
  return { code: 'whitespace-expected', message: `A space must follow \`.${keyword}\`.` }
}

function nameExpected(cursor: Cursor): Remark {
  return {
    code: 'variable-expected',
    message: `\`${rest(cursor)}\` does not begin with the name of a variable.`,
  }
}

function explainIf(cursor: Cursor): Remark | undefined {
  if (rest(cursor) === '') return emptyIf
  if (takeWhitespace(cursor) === undefined) return spaceExpected('if')
  let before = '.if'
  for (;;) {
    if (rest(cursor) === '') {
      return { code: 'variable-expected', message: `A name is missing after \`${before}\`.` }
    }
    const start = cursor.at
    if (!takeReference(cursor)) return { ...nameExpected(cursor), hint: hintForIf(cursor.text) }
    before = cursor.text.slice(start, cursor.at)
    if (atEnd(cursor)) return undefined
    const operator = takeOperator(cursor)
    if (operator === undefined) return operatorExpected(cursor, before)
    before = operator
  }
}

/** The remark for an `.if` that the parser accepts and the renderer refuses. */
export const emptyIf: Remark = {
  code: 'if-empty',
  message: '`{.if}` does not say what to test: a name must follow.',
}

function operatorExpected(cursor: Cursor, name: string): Remark {
  return {
    code: 'if-expected-varop',
    message: `After \`${name}\` comes \`${rest(cursor)}\`, but names in \`{.if}\` are joined by \`&&\` or \`||\`.`,
    hint: hasPredicate(`${name}?`)
      ? didYouMean(`{.${name}? ${rest(cursor)}}`)
      : hintForIf(cursor.text),
  }
}

function hintForIf(text: string): string | undefined {
  if (text.includes('!=')) return 'Values are compared with `{.notEqual? a b}`.'
  if (text.includes('=')) return 'Values are compared with `{.equal? a b}`.'
  if (/[<>]/.test(text)) return 'Values are compared with `{.greaterThan? a b}` and its like.'
  if (text.includes('!')) return 'There is no "not": leave the block empty and use its `{.or}`.'
  if (text.includes('(')) return 'There are no parentheses: put one `{.if}` inside another.'
  return undefined
}

function explainOr(cursor: Cursor): Remark | undefined {
  const space = oneSpace(cursor, '.or')
  if (space && rest(cursor) !== '') return space
  if (takePredicateName(cursor) !== undefined) return undefined
  return {
    code: 'or-expected-predicate',
    message: `After \`.or\` comes \`${rest(cursor)}\`, but only a predicate may stand there.`,
    hint: 'Write `{.or}{.if …}…{.end}` to test a variable.',
  }
}

const NAME_EXPECTED = {
  ctx: 'ctxvar-expects-name',
  inject: 'inject-expects-name',
  var: 'bindvar-expects-name',
} as const

/** The remark for the `@name` of `.var`, `.ctx` and `.inject`. */
function explainTarget(
  cursor: Cursor,
  keyword: keyof typeof NAME_EXPECTED,
): Remark | { readonly name: string } {
  const space = rest(cursor) === '' ? undefined : oneSpace(cursor, `.${keyword}`)
  if (space) return space
  const name = takeDefinition(cursor)
  if (name !== undefined) return { name }
  return {
    code: NAME_EXPECTED[keyword],
    message: `\`.${keyword}\` must be followed by a name that begins with \`@\`.`,
  }
}

function explainBinding(cursor: Cursor): Remark | undefined {
  const target = explainTarget(cursor, 'var')
  if ('code' in target) return target
  if (rest(cursor) === '') {
    return {
      code: 'missing-variable-name',
      message: `\`.var ${target.name}\` does not say which value to keep: a name must follow.`,
    }
  }
  const space = oneSpace(cursor, target.name)
  if (space) return space
  const start = cursor.at
  if (!takeReferences(cursor)) return nameExpected(cursor)
  if (cursor.text[cursor.at] === '|') {
    return explainVariable(cursor.text.slice(start), () => false)
  }
  return extraChars(cursor, '`.var` takes a name and formatters.')
}

function explainContextVariable(cursor: Cursor): Remark | undefined {
  const target = explainTarget(cursor, 'ctx')
  if ('code' in target) return target
  return {
    code: 'ctxvar-expects-bindings',
    message: `\`.ctx ${target.name}\` must be followed by pairs such as \`title=item.title\`.`,
  }
}

function explainInject(cursor: Cursor): Remark | undefined {
  const target = explainTarget(cursor, 'inject')
  if ('code' in target) return target
  return {
    code: 'inject-expects-path',
    message: `\`.inject ${target.name}\` must be followed by one space and the path of a file.`,
  }
}

function explainMacro(cursor: Cursor): Remark | undefined {
  const space = rest(cursor) === '' ? undefined : oneSpace(cursor, '.macro')
  if (space) return space
  if (takePath(cursor) !== undefined) return extraChars(cursor, '`.macro` takes one name.')
  return { code: 'macro-expects-name', message: '`.macro` must be followed by its name.' }
}

function explainInclude(): Remark {
  return {
    code: 'include-expects-name',
    message: '`.include` must be followed by one space and the name of a partial.',
  }
}

function explainEval(): Remark {
  return { code: 'expression-parse', message: '`.eval` must be followed by an expression.' }
}
