/** A theme with as many styles as large ones have: Hearth, and sections in LESS until it is 300 KB. */

import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const BYTES = 300_000
const SHEETS = ['large/start.less', 'large/sections.less']

/** LESS that the sections are made of. */
const START = `
// tweak: {"type":"value","title":"Panel Padding","category":"Panels","min":4,"max":80}
@panelPadding: 20px;
// tweak: {"type":"color","title":"Panel Shade","category":"Panels"}
@panelShade: #335577;
.panel-frame(@width) {
  border: @width solid fade(@panelShade, 40%);
  padding: (@panelPadding / 2) @panelPadding;
  @media (max-width: 640px) { padding: @panelPadding / 4; }
}
.panel-text(@size) when (@size > 20) { font-size: @size * 1px; line-height: 1.2; }
.panel-text(@size) when (@size <= 20) { font-size: @size * 1px; line-height: 1.6; }
`

function section(index: number): string {
  return `
.panel-${index} {
  .panel-frame(${(index % 4) + 1}px);
  .panel-text(${10 + (index % 30)});
  position: relative;
  margin: 0 auto (@panelPadding * ${(index % 5) + 1});
  background: mix(@panelShade, @lightBackground, ${5 + (index % 90)}%);
  color: contrast(@panelShade);
  &:hover, &.is-active { background: darken(@panelShade, ${index % 40}%); transform: translateY(-${index % 9}px); }
  .panel-title { .heading-font; color: spin(@accent, ${index % 360}); margin-bottom: @panelPadding / 2; }
  .panel-body {
    display: flex; gap: @panelPadding; width: calc(100% - 20px);
    > .item { flex: 1 1 ${(index % 7) * 20 + 80}px; a { color: @accent; &:hover { color: lighten(@accent, 10%); } } }
    @media screen and (min-width: ${500 + (index % 9) * 100}px) { .item + .item { margin-left: @panelPadding * 1.5; } }
  }
  &.tweak-sticky-header .panel-title:before { content: "\\201C"; opacity: .${(index % 9) + 1}; }
}`
}

/** Writes it into a folder that is there. */
export async function writeLargeTheme(folder: string): Promise<void> {
  await cp('themes/hearth', folder, { recursive: true })
  const conf = join(folder, 'template.conf')
  const manifest = JSON.parse(await readFile(conf, 'utf8'))
  let bytes = START.length
  for (const sheet of manifest.stylesheets) {
    bytes += (await readFile(join(folder, 'styles', sheet))).length
  }
  let sections = ''
  for (let index = 0; bytes + sections.length < BYTES; index += 1) sections += section(index)
  await mkdir(join(folder, 'styles/large'))
  await writeFile(join(folder, 'styles', SHEETS[0] ?? ''), START)
  await writeFile(join(folder, 'styles', SHEETS[1] ?? ''), sections)
  manifest.name = 'Large'
  manifest.stylesheets.push(...SHEETS)
  await writeFile(conf, JSON.stringify(manifest, null, 2))
}
