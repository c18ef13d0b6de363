/** The page of the guide about what a ported theme may count on, made from the code: `npm run docs` writes it. */

import { code, table } from '../../packages/template/src/documentation/markdown.ts'
import { SOCIAL_SERVICE_NAMES } from '../../packages/theme/src/styles/modules/social-symbols.ts'
import { blockClasses, markupClasses } from './classes.ts'
import { blockKeys, type PageKeys, pageKeys } from './contexts.ts'
import { globals } from './globals.ts'
import { moduleNames, TWEAK_SHEETS, tweaksOf } from './styles.ts'

export const COMPATIBILITY_PAGE = 'docs/guides/compatibility.md'

const list = (names: readonly string[]) => (names.length === 0 ? '–' : names.map(code).join(' '))

/** @param root the project's folder */
export async function compatibilityPage(root: string): Promise<string> {
  const { there, notices } = await globals(root)
  const { website, websiteSettings, pages } = await pageKeys(root)
  const shared = sharedIn(pages, 'page')
  return [
    INTRODUCTION,
    '## Classes of blocks',
    'Every block stands in `.sqs-block` with two classes of its type, and its content in `.sqs-block-content`.',
    table(
      ['Type', 'Classes', 'Today'],
      blockClasses().map(({ type, classes, isThere }) => [
        type,
        list(classes.map((name) => `.${name}`)),
        isThere ? 'yes' : 'no such blocks yet',
      ]),
    ),
    '## Classes and ids of collections, pages and formatters',
    'Where a theme has no template of its own, and in what formatters print. Classes that begin with `sw-` are the platform’s own and change.',
    [...markupClasses()].map(([of, names]) => `- ${of}: ${list(names)}`).join('\n'),
    '## Tweaks',
    'Choices that every theme from elsewhere has without declaring them. A theme’s own of the same name takes their place.',
    ...Object.entries(TWEAK_SHEETS).flatMap(([name, sheet]) => [
      `### ${SHEET_TITLES[name as keyof typeof TWEAK_SHEETS]}`,
      table(
        ['Title', 'Type', 'Variable, mixin, or classes of the body'],
        tweaksOf(sheet).map(({ title, type, names }) => [title, type, list(names)]),
      ),
    ]),
    '## Modules and mixins',
    '`@import` of a module by its name brings its mixins. Those of `sqs-ui-font` and `social-icon-font` are there without an import, too; `.mixin-template-social-icons-color()` and `.mixin-template-social-icons-color-body()` are there for a theme that calls them and lacks the part from npm; `.button-block-guarded-mixin-…()` is there under any name that ends so, and does what its words say: `solid`, `outline`, `raised`, `square`, `rounded`, `pill`.',
    table(
      ['Module', 'Mixins', 'Classes'],
      moduleNames().map(([name, mixins, classes]) => [code(name), list(mixins), list(classes)]),
    ),
    `\`<use xlink:href="#instagram-icon">\` and \`#instagram-mask\`, also as \`#instagram-unauth-icon\`, find their drawing at the end of the page, and in \`/universal/svg/social-accounts.svg\`. Services: ${list(SOCIAL_SERVICE_NAMES)}.`,
    '## Globals of scripts',
    `${list(there)}`,
    '### Answered by a notice only',
    'These do nothing, and say so in the console. `anythingElse` stands for any other name below the one before it.',
    notices.map((notice) => `- ${notice}`).join('\n'),
    '## Keys of templates',
    `On every page: ${list(shared)}.`,
    `\`website\`: ${list(website)}.`,
    `\`websiteSettings\`: ${list(websiteSettings)}.`,
    `\`collection\` of any page: ${list(sharedIn(pages, 'collection'))}.`,
    `\`item\` and each of \`items\`, whatever it is: ${list(sharedIn(pages, 'item'))}.`,
    'Beside those:',
    pages.map((page) => pageLine(page, pages, shared)).join('\n'),
    '## Keys of a theme’s own markup of blocks',
    blockKeys()
      .map(([name, keys]) => `- ${code(name)}: ${list(keys)}`)
      .join('\n'),
  ]
    .join('\n\n')
    .concat('\n')
}

type Part = 'page' | 'collection' | 'item'

/** Keys that all pages have that have any. */
function sharedIn(pages: readonly PageKeys[], part: Part): string[] {
  const [first = [], ...others] = pages.map((page) => page[part]).filter((keys) => keys.length > 0)
  return first.filter((key) => others.every((keys) => keys.includes(key)))
}

function pageLine(page: PageKeys, pages: readonly PageKeys[], shared: readonly string[]): string {
  const beside = (part: Part, known: readonly string[]) =>
    page[part].filter((key) => !known.includes(key))
  const parts = [
    ['', beside('page', shared)],
    ['of `collection`: ', beside('collection', sharedIn(pages, 'collection'))],
    ['of its items: ', beside('item', sharedIn(pages, 'item'))],
  ] as const
  const told = parts.filter(([, keys]) => keys.length > 0).map(([of, keys]) => of + list(keys))
  return `- ${page.type}${told.length > 0 ? `: ${told.join('; ')}` : ''}`
}

const SHEET_TITLES = {
  buttons: 'Buttons, announcement bar and quick view',
  galleries: 'Galleries, where a theme lists them itself',
} as const

const INTRODUCTION = `# Guide for theme developers: what a ported theme may count on

Made by \`npm run docs\` from the code. A theme that was written for a developer platform counts on what that platform brought:
classes, choices, mixins, globals and keys. This is all of it that is here. [Moving house](moving-house.md) tells how to
bring a theme, and \`npx sitewright look\` how it looks.`
