/**
 * `npm run fonts`: measures the fonts that sites may use, and writes the table of them, its page in `docs` and the styles of the
 * studio's own typeface.
 * To offer another family, add its package to `packages/theme/package.json` and a line to FAMILIES.
 */

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fromFile } from '@capsizecss/unpack/fs'
import { inProject, readIfThere, writeWhole } from './lib/project.mjs'
import { runPackage } from './lib/run.mjs'

/** @typedef {'sans' | 'serif' | 'mono'} Kind */
/** @typedef {{family: string, name: string, package: string, kind: Kind, weights: string, files: FontFile[], fallbacks: Fallback[]}} FontFamily */
/** @typedef {{subset: string, style: string, file: string, hash: string}} FontFile */
/** @typedef {{family: string, local: string[], sizeAdjust: string, ascent: string, descent: string}} Fallback */

/** @type {readonly [string, Kind][]} */
const FAMILIES = [
  ['Bricolage Grotesque', 'sans'],
  ['Cormorant Garamond', 'serif'],
  ['DM Sans', 'sans'],
  ['EB Garamond', 'serif'],
  ['Fraunces', 'serif'],
  ['Instrument Sans', 'sans'],
  ['Instrument Serif', 'serif'],
  ['Inter', 'sans'],
  ['JetBrains Mono', 'mono'],
  ['Karla', 'sans'],
  ['Libre Franklin', 'sans'],
  ['Lora', 'serif'],
  ['Manrope', 'sans'],
  ['Newsreader', 'serif'],
  ['Playfair Display', 'serif'],
  ['Source Serif 4', 'serif'],
  ['Space Grotesk', 'sans'],
  ['Work Sans', 'sans'],
]

/** Signs and formulas are left to the visitor's own fonts. */
const SUBSETS = [
  'latin',
  'latin-ext',
  'vietnamese',
  'cyrillic',
  'cyrillic-ext',
  'greek',
  'greek-ext',
]

/**
 * Fallback fonts until a font is there, as measured by the same rules: computers have the first of a kind,
 * or one cut to its widths; Android has the second.
 * @type {Readonly<Record<Kind, readonly {suffix: string, local: string[], unitsPerEm: number, xWidthAvg: number}[]>>}
 */
const STAND_INS = {
  sans: [
    {
      suffix: 'Fallback',
      local: ['Arial', 'Liberation Sans', 'Arimo'],
      unitsPerEm: 2048,
      xWidthAvg: 913,
    },
    { suffix: 'Fallback Android', local: ['Roboto'], unitsPerEm: 2048, xWidthAvg: 911 },
  ],
  serif: [
    {
      suffix: 'Fallback',
      local: ['Times New Roman', 'Liberation Serif', 'Tinos'],
      unitsPerEm: 2048,
      xWidthAvg: 832,
    },
    { suffix: 'Fallback Android', local: ['Noto Serif'], unitsPerEm: 1000, xWidthAvg: 481 },
  ],
  mono: [
    {
      suffix: 'Fallback',
      local: ['Courier New', 'Liberation Mono', 'Cousine', 'Roboto Mono'],
      unitsPerEm: 2048,
      xWidthAvg: 1229,
    },
  ],
}

/** The studio's own typeface, of which interfaces need the upright letters of Latin alone: the rest has fonts of the device. */
const TYPEFACE = { family: 'Instrument Sans', subsets: ['latin', 'latin-ext'] }
const TYPEFACE_SHEET = 'packages/ui/src/typeface.css'

const TABLE = 'packages/theme/src/fonts/font-table.ts'
const PAGE = 'docs/guides/fonts.md'

const require = createRequire(inProject('packages/theme/package.json'))
const json = (/** @type {string} */ path) => JSON.parse(readFileSync(require.resolve(path), 'utf8'))

/** Every family with its files as they are installed. @returns {Promise<FontFamily[]>} */
function measureFonts() {
  return Promise.all(FAMILIES.map(([family, kind]) => measureFamily(family, kind)))
}

/** @param {string} family @param {Kind} kind @returns {Promise<FontFamily>} */
async function measureFamily(family, kind) {
  const name = family.toLowerCase().replaceAll(' ', '-')
  const isVariable = Object.hasOwn(
    json('./package.json').dependencies,
    `@fontsource-variable/${name}`,
  )
  const source = `@fontsource${isVariable ? '-variable' : ''}/${name}`
  const { subsets, styles, variable } = json(`${source}/metadata.json`)
  const axis = isVariable ? 'wght' : '400'
  const files = SUBSETS.filter((subset) => subsets.includes(subset)).flatMap((subset) =>
    ['normal', 'italic']
      .filter((style) => styles.includes(style))
      .map((style) => {
        const file = `${name}-${subset}-${axis}-${style}.woff2`
        const bytes = readFileSync(require.resolve(`${source}/files/${file}`))
        return { subset, style, file, hash: hashOf(bytes) }
      }),
  )
  return {
    family,
    name,
    package: source,
    kind,
    weights: isVariable ? `${variable.wght.min} ${variable.wght.max}` : '400',
    files,
    fallbacks: await fallbacksOf(
      family,
      kind,
      require.resolve(`${source}/files/${files[0]?.file}`),
    ),
  }
}

const hashOf = (/** @type {Buffer} */ bytes) =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 12)

/**
 * A stand-in is as wide as the font on average, and its lines are as high.
 * @param {string} family @param {Kind} kind @param {string} path
 * @returns {Promise<Fallback[]>}
 */
async function fallbacksOf(family, kind, path) {
  const { ascent, descent, unitsPerEm, subsets } = await fromFile(path)
  return STAND_INS[kind].map(({ suffix, local, ...standIn }) => {
    const scale = subsets.latin.xWidthAvg / unitsPerEm / (standIn.xWidthAvg / standIn.unitsPerEm)
    return {
      family: `${family} ${suffix}`,
      local,
      sizeAdjust: percent(scale),
      ascent: percent(ascent / unitsPerEm / scale),
      descent: percent(Math.abs(descent) / unitsPerEm / scale),
    }
  })
}

/** @param {number} share */
const percent = (share) => `${Number((share * 100).toFixed(2))}%`

/** Unicode ranges of all families together, since they are cut alike. @param {readonly FontFamily[]} families */
function unicodeRanges(families) {
  /** @type {Record<string, string>} */
  const ranges = {}
  for (const { package: source } of families) {
    for (const [subset, range] of Object.entries(json(`${source}/unicode.json`))) {
      // The first to have it decides; where another differs, it is by a few signs.
      if (SUBSETS.includes(subset)) ranges[subset] ??= String(range)
    }
  }
  return ranges
}

/** @param {readonly FontFamily[]} families */
function tableOf(families) {
  return [
    '/** The fonts that sites may use, with what was measured of them. Written by `npm run fonts`. */',
    '',
    "import type { FontFamily } from './font-family.ts'",
    '',
    '/** Which characters are in the files of a subset. */',
    `export const UNICODE_RANGES: Readonly<Record<string, string>> = ${JSON.stringify(unicodeRanges(families))}`,
    '',
    `export const FONT_FAMILIES: readonly FontFamily[] = ${JSON.stringify(families)}`,
    '',
  ].join('\n')
}

const KINDS = { sans: 'sans-serif', serif: 'serif', mono: 'monospaced' }

/** @param {readonly FontFamily[]} families */
function pageOf(families) {
  const rows = families.map(({ family, kind, weights, files, package: source }) => {
    const { license } = json(`${source}/metadata.json`)
    const has = (/** @type {string} */ style) => files.some((file) => file.style === style)
    const holder = license.attribution.split(/ \S+\.ttf:/)[0].replace(/^Copyright /, '')
    return `| ${family} | ${KINDS[kind]} | ${weights.replace(' ', ' to ')} | ${has('italic') ? 'yes' : 'no'} | ${holder.replaceAll(/[<>|]/g, '')} | ${license.type} |`
  })
  return `${INTRODUCTION}
| Family | Kind | Weights | Italic | Copyright | Licence |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`
}

const INTRODUCTION = `# Fonts

<!-- Written by \`npm run fonts\`. -->

These families come with Sitewright and are served from the site's own address; no visitor is sent to anybody else for
a font. A theme, a tweak or a site's own CSS uses one by its name and needs no \`@font-face\`:

\`\`\`css
h1 {
  font-family: 'Instrument Serif', serif;
}
\`\`\`

When styles are compiled, the rules for exactly the families they name are added, in parts by alphabet, so that a
browser fetches only the letters it shows. Behind each family a stand-in is put, which is a font of the visitor's own
made as wide and as high: text does not move when the font arrives. A theme that sets \`--sw-font-body\` and
\`--sw-font-heading\` has these two fetched early. A theme with an \`@font-face\` of its own for a family keeps it.

All are under the SIL Open Font License 1.1, which lets them be used and served with any site. Its text lies in each
package.
`

/** Styles that fetch the studio's typeface, and its stand-ins until it is there. @param {readonly FontFamily[]} families */
function typefaceOf(families) {
  const font = families.find(({ family }) => family === TYPEFACE.family)
  if (!font) throw new Error(`The studio's typeface, ${TYPEFACE.family}, is none of the families.`)
  const ranges = unicodeRanges([font])
  const faces = font.files
    .filter(({ subset, style }) => style === 'normal' && TYPEFACE.subsets.includes(subset))
    .map(
      ({ subset, file }) => `@font-face {
  font-family: "${font.family} Variable";
  font-style: normal;
  font-weight: ${font.weights};
  font-display: swap;
  src: url("${font.package}/files/${file}") format("woff2");
  unicode-range: ${ranges[subset]};
}`,
    )
  const standIns = font.fallbacks.map(
    ({ family, local, sizeAdjust, ascent, descent }) => `@font-face {
  font-family: "${family}";
  src: ${local.map((name) => `local("${name}")`).join(', ')};
  size-adjust: ${sizeAdjust};
  ascent-override: ${ascent};
  descent-override: ${descent};
  line-gap-override: 0%;
}`,
  )
  return `/* Written by \`npm run fonts\`. */\n\n${[...faces, ...standIns].join('\n\n')}\n`
}

/** Written, and formatted as all sources are. @param {string} path @param {string} text */
async function write(path, text) {
  const before = readIfThere(path)?.toString()
  writeWhole(path, text)
  await runPackage('@biomejs/biome/bin/biome', ['check', '--write', path])
  console.log(`${readIfThere(path)?.toString() === before ? 'unchanged' : 'written  '}  ${path}`)
}

const families = await measureFonts()
await write(TABLE, tableOf(families))
await write(TYPEFACE_SHEET, typefaceOf(families))
await write(PAGE, pageOf(families))
