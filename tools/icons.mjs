/**
 * `npm run icons`: writes `packages/ui/src/icons/icons.ts`, the icons that sources import from `@sitewright/ui/icons` and those
 * that blocks name. They are Lucide's, whose package has thousands and is 50 MB, so it is needed only here. To use another
 * icon, import or name it and run this.
 */

import { readdirSync, readFileSync } from 'node:fs'
import * as lucide from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { inProject, writeWhole } from './lib/project.mjs'
import { runPackage } from './lib/run.mjs'

const WRITTEN = 'packages/ui/src/icons/icons.ts'
const { version, license } = JSON.parse(
  readFileSync(inProject('node_modules/lucide-react/package.json'), 'utf8'),
)

/** @param {string} folder @param {RegExp} names */
function textsIn(folder, names) {
  return readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => names.test(path))
    .map((path) => readFileSync(inProject(`${folder}/${path}`), 'utf8'))
}

/** Names that are imported somewhere or stand in a block's `icon`, in the order of the alphabet. */
function namesInUse() {
  const sources = ['apps/studio/src', 'packages/ui/src'].flatMap((folder) =>
    textsIn(folder, /\.tsx?$/),
  )
  const imports =
    /import \{([^}]*)\} from '(?:@sitewright\/ui\/icons|\.{1,2}\/(?:icons\/)?icons\.ts)'/g
  const imported = sources.flatMap((text) =>
    [...text.matchAll(imports)].flatMap(([, list = '']) => list.split(',')),
  )
  const named = textsIn('packages/blocks/src', /\.ts$/).flatMap((text) =>
    [...text.matchAll(/^ +icon: '(\w+)'/gm)].map(([, name = '']) => name),
  )
  return [...new Set([...imported, ...named].map((name) => name.trim()))]
    .filter((name) => name && !name.startsWith('type '))
    .sort()
}

/** @param {string} name @returns {[string, Record<string, string>][]} */
function drawingOf(name) {
  const icon = /** @type {Record<string, any>} */ (lucide)[name]
  if (!icon) throw new Error(`Lucide has no icon ${name}.`)
  const inside = renderToStaticMarkup(createElement(icon)).replace(/^<svg[^>]*>|<\/svg>$/g, '')
  return [...inside.matchAll(/<([a-z]+)((?: [\w-]+="[^"]*")*)>/g)].map(
    ([, tag = '', attributes = '']) => [
      tag,
      Object.fromEntries(
        [...attributes.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
      ),
    ],
  )
}

const icons = namesInUse().map(
  (name) => `export const ${name} = /* @__PURE__ */ createIcon(${JSON.stringify(drawingOf(name))})`,
)
writeWhole(
  WRITTEN,
  `/** Written by \`npm run icons\`: icons of Lucide ${version} (${license} licence, copyright Lucide Contributors). */

import { createIcon } from './create-icon.ts'

export type { IconComponent } from './create-icon.ts'

${icons.join('\n')}
`,
)
await runPackage('@biomejs/biome/bin/biome', ['check', '--write', WRITTEN])
console.log(`written    ${WRITTEN}: ${icons.length} icons`)
