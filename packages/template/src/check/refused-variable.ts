/** Explains tags with formatters that the parser refused. A known formatter tells them from JavaScript. */

import { hasFormatter } from '../formatters/registry.ts'
import type { Remark } from './finding.ts'

const REFERENCES = /^[\w@$.-]+(?: *, *[\w@$.-]+)*$/
/** Texts that were probably meant as a name; with a space inside it would be code. */
const NEARLY_REFERENCES = /^[\w@$.,[\]'"-]*$/
const WORD = /^[a-zA-Z][\w-]*/

export function explainVariable(
  inside: string,
  isTag: (inside: string) => boolean,
): Remark | undefined {
  const [head = '', ...calls] = inside.split('|')
  const names = calls.map((call) => WORD.exec(call.trim())?.[0])
  const [first] = names
  const isKnown = first !== undefined && hasFormatter(first)
  const variable = head.trim()

  if (inside.endsWith('|') && !inside.endsWith('||') && REFERENCES.test(variable)) {
    return formatterMissing('The name of a formatter is missing after the last `|`.')
  }
  if (!isKnown) return undefined
  if (variable === '') {
    return {
      code: 'missing-variable-name',
      message: `The name of what \`${first}\` shall format is missing before the \`|\`.`,
      hint: `\`{@|${first}}\` formats the value at hand.`,
    }
  }
  const tidy = [variable, ...calls.map((call) => call.trim())].join('|')
  if (isTag(tidy)) return spaceInside(tidy)
  if (names.includes(undefined) && REFERENCES.test(variable)) {
    return formatterMissing('A `|` must be followed by the name of a formatter.')
  }
  return NEARLY_REFERENCES.test(variable) ? notAReference(variable) : undefined
}

function formatterMissing(message: string): Remark {
  return { code: 'formatter-invalid', message: `${message} The tag is printed as text.` }
}

function spaceInside(tidy: string): Remark {
  return {
    code: 'space-in-tag',
    message: 'Spaces around `|` make this text instead of a tag.',
    hint: `Write \`{${tidy}}\`.`,
  }
}

function notAReference(variable: string): Remark {
  return {
    code: 'variable-expected',
    message: `\`${variable}\` is not the name of a variable, so the tag is printed as text.`,
    ...(variable.includes('[') && {
      hint: 'Elements of a list are named with a dot: `items.0.title`.',
    }),
  }
}
