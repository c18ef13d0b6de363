/** Checks `<squarespace:…>` tags: that they exist, have what they need, and name things that exist. */

import { SPECIAL_NAVIGATIONS } from '@sitewright/core/content/special-pages'
import { nearestWord } from '@sitewright/core/nearest-word'
import type { Template } from '@sitewright/template'
import {
  didYouMean,
  imageTagProblems,
  type PlacedTag,
  placedTagsIn,
} from '@sitewright/template/check'
import type { ThemeRemark } from './finding.ts'

interface TagRule {
  readonly required?: string
  /** Ranges of the attributes that hold a whole number. */
  readonly ranges?: Readonly<Record<string, readonly [min: number, max: number]>>
}

const RULES: Readonly<Record<string, TagRule>> = {
  'block-field': { required: 'id', ranges: { columns: [1, 12] } },
  category: { required: 'collection' },
  'folder-navigation': {},
  image: {},
  navigation: { required: 'navigationId' },
  query: { required: 'collection', ranges: { limit: [1, 100], skip: [0, 10] } },
  related: {},
  script: { required: 'src' },
}

export interface TagSurroundings {
  /** The navigations that the theme declares; undefined if the declaration cannot be read. */
  readonly navigations: ReadonlySet<string> | undefined
  readonly has: (path: string) => boolean
}

export function* checkTags(
  template: Template,
  surroundings: TagSurroundings,
): Iterable<readonly [offset: number, remark: ThemeRemark]> {
  for (const tag of placedTagsIn(template)) {
    const rule = Object.hasOwn(RULES, tag.name) ? RULES[tag.name] : undefined
    for (const remark of rule ? remarksOn(tag, rule, surroundings) : [unknownTag(tag)]) {
      yield [tag.offset, remark]
    }
  }
}

function unknownTag({ name }: PlacedTag): ThemeRemark {
  return {
    code: 'tag-unknown',
    message: `There is no tag \`<squarespace:${name}>\`, so it is printed as text.`,
    hint: didYouMean(nearestWord(name, Object.keys(RULES))),
  }
}

function* remarksOn(
  tag: PlacedTag,
  { required, ranges = {} }: TagRule,
  { navigations, has }: TagSurroundings,
): Iterable<ThemeRemark> {
  if (required !== undefined && !hasAttribute(tag, required)) {
    yield {
      code: 'attribute-missing',
      message: `\`<squarespace:${tag.name}>\` needs the attribute \`${required}\`.`,
    }
  }
  for (const [name, [min, max]] of Object.entries(ranges)) {
    const value = constant(tag, name)
    if (value === undefined || (/^\d+$/.test(value) && +value >= min && +value <= max)) continue
    yield {
      code: 'attribute-invalid',
      message: `\`${name}\` of \`<squarespace:${tag.name}>\` is a whole number, ${min} to ${max}.`,
    }
  }
  for (const problem of tag.name === 'image' ? imageTagProblems(tag) : []) {
    yield { code: 'attribute-invalid', message: `\`<squarespace:image>\`: ${problem}.` }
  }
  const navigation = constant(tag, 'navigationId')
  const isNavigation = (name: string) =>
    navigations?.has(name) || SPECIAL_NAVIGATIONS.includes(name)
  if (tag.name === 'navigation' && navigation && navigations && !isNavigation(navigation)) {
    yield {
      code: 'navigation-unknown',
      message: `template.conf declares no navigation \`${navigation}\`, so it is always empty.`,
      hint: didYouMean(nearestWord(navigation, navigations)),
    }
  }
  const script = constant(tag, 'src')?.replace(/^\/?(?:scripts\/)?/, '')
  if (tag.name === 'script' && script && !has(`scripts/${script}`)) {
    yield {
      code: 'script-missing',
      message: `There is no file \`scripts/${script}\`, so nothing is printed.`,
    }
  }
}

const WITH_PARTIAL: ReadonlySet<string> = new Set(['category', 'folder-navigation', 'navigation'])

/** The partial that runs in place of a tag's body. */
export function partialOfTag(
  name: string,
  attributes: Readonly<Record<string, string>>,
): string | undefined {
  const { template } = attributes
  return template && WITH_PARTIAL.has(name) ? `${template}.block` : undefined
}

/** An attribute's name as it is written: HTML ignores the case of names. */
function nameIn({ attributes }: PlacedTag, name: string): string | undefined {
  return [...attributes.keys()].find((one) => one.toLowerCase() === name.toLowerCase())
}

function hasAttribute(tag: PlacedTag, name: string): boolean {
  const written = nameIn(tag, name)
  return written !== undefined && tag.attributes.get(written) !== ''
}

function constant(tag: PlacedTag, name: string): string | undefined {
  const written = nameIn(tag, name)
  return written === undefined ? undefined : tag.attributes.get(written)
}
