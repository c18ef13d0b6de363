/** Checks tweaks: the JSON in comments of style sheets, and the values that presets give them. */

import { nearestWord } from '@sitewright/core/nearest-word'
import { didYouMean } from '@sitewright/template/check'
import { tweak as tweakShape } from '../conf/conf-shapes.ts'
import type { SourceFile } from '../joined-source.ts'
import { type JsonNode, parseJson } from '../json/parse-json.ts'
import { entryOf, itemsOf, numberOf, textOf } from '../json/shapes.ts'
import { nameForScripts } from '../styles/body-classes.ts'
import { TWEAK_TYPES, type Tweak } from '../styles/tweak.ts'
import { declarationOf, isLook, type TweakComment, tweakComments } from '../styles/tweaks.ts'
import { shapeFinding } from './check-conf.ts'
import { placeIn, type ThemeFinding, type ThemeRemark, themeFinding } from './finding.ts'

export function checkTweaks(file: SourceFile): readonly ThemeFinding[] {
  return tweakComments(file.text).flatMap((comment) => [...checkTweak(file, comment)])
}

function* checkTweak(file: SourceFile, comment: TweakComment): Iterable<ThemeFinding> {
  const parsed = parseJson(comment.json)
  if ('mistake' in parsed) {
    const { offset, message } = parsed.mistake
    yield findingAt(file, comment.offset + offset, { code: 'json-syntax', message })
    return
  }
  const findings: ThemeFinding[] = []
  tweakShape.check(parsed.node, 'tweak', (offset, remark) =>
    findings.push(shapeFinding(file, comment.offset + offset, remark)),
  )
  yield* findings
  if (findings.some(({ severity }) => severity === 'error')) return
  for (const [offset, remark] of rangeRemarks(parsed.node)) {
    yield findingAt(file, comment.offset + offset, remark)
  }
  yield* checkDeclaration(file, comment, parsed.node)
}

function findingAt(file: SourceFile, offset: number, remark: ThemeRemark): ThemeFinding {
  return themeFinding(placeIn(file, offset), remark)
}

type Remarks = Iterable<readonly [offset: number, remark: ThemeRemark]>

function* rangeRemarks(node: JsonNode): Remarks {
  const min = entryOf(node, 'min')
  const max = entryOf(node, 'max')
  const [low = -Infinity, high = Infinity] = [numberOf(min), numberOf(max)]
  if (max && low > high) {
    yield [max.start, { code: 'value-invalid', message: `\`max\` is below \`min\`, ${low}.` }]
  }
  const active = entryOf(node, 'active')
  if (textOf(entryOf(node, 'type')) !== 'dropdown') {
    if (active && !/^(?:true|false)$/.test(plainText(active))) {
      yield [active.start, { code: 'value-invalid', message: '`active` must be true or false.' }]
    }
    return
  }
  const options = itemsOf(entryOf(node, 'options'))
  if (options.length === 0) {
    yield [node.start, { code: 'value-invalid', message: 'A dropdown needs `options`.' }]
  }
  const chosen = entryOf(node, 'default') ?? active
  const texts = options.map(plainText)
  if (chosen && options.length > 0 && !texts.includes(plainText(chosen))) {
    const message = `The default \`${plainText(chosen)}\` is none of the options.`
    const hint = didYouMean(nearestWord(plainText(chosen), texts))
    yield [chosen.start, { code: 'value-invalid', message, hint }]
  }
}

function plainText(node: JsonNode): string {
  return 'value' in node ? String(node.value) : ''
}

/** Checks the declaration below a tweak that needs one, and its value. */
function* checkDeclaration(
  file: SourceFile,
  { below, belowOffset, offset }: TweakComment,
  node: JsonNode,
): Iterable<ThemeFinding> {
  const type = TWEAK_TYPES.find((known) => known === textOf(entryOf(node, 'type')))
  if (!type) return
  const declared = declarationOf(type, below)
  if (!declared) {
    if (isLook(type) && !entryOf(node, 'property')) yield findingAt(file, offset, undeclared(type))
    else if (!isLook(type) && !entryOf(node, 'title')) yield findingAt(file, offset, untitled)
    return
  }
  const range = [numberOf(entryOf(node, 'min')), numberOf(entryOf(node, 'max'))]
  const [min = -Infinity, max = Infinity] = range
  const value = type === 'value' ? Number.parseFloat(declared.value) : Number.NaN
  if (value >= min && value <= max) return
  if (Number.isNaN(value)) return
  const at = belowOffset + Math.max(0, below.indexOf(declared.value))
  yield findingAt(file, at, {
    code: 'value-invalid',
    message: `\`${declared.value}\` is outside of what the tweak allows, ${min} to ${max}.`,
  })
}

function undeclared(type: string): ThemeRemark {
  const expected = type === 'font' ? 'a mixin such as `.name { … }`' : '`@name: value;`'
  return {
    code: 'tweak-undeclared',
    message: `No declaration stands below the tweak, so it has no effect.`,
    hint: `A tweak of type ${type} is followed by ${expected}.`,
  }
}

const untitled: ThemeRemark = {
  code: 'value-invalid',
  message: 'The key `title` is missing: the tweak is known by it.',
}

/** Findings about preset values for tweaks that the theme does not have. */
export function* checkPreset(
  file: SourceFile,
  node: JsonNode,
  tweaks: readonly Tweak[],
): Iterable<ThemeFinding> {
  const values = entryOf(node, 'templateTweaks')
  const names = tweaks.flatMap((tweak) => [tweak.name, tweak.title, nameForScripts(tweak)])
  const fonts = tweaks.filter(({ type }) => type === 'font').map(({ name }) => name)
  for (const { key, keyStart } of values?.kind === 'object' ? values.entries : []) {
    const name = key.replace(/^[@.]/, '')
    if (names.includes(name) || fonts.some((font) => name.startsWith(`${font}-`))) continue
    yield findingAt(file, keyStart, {
      code: 'tweak-unknown',
      message: `The theme has no tweak \`${key}\`, so its value has no effect.`,
      hint: didYouMean(nearestWord(name, names)),
    })
  }
}
