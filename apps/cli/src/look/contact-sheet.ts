/** The contact sheet: one HTML file with a picture of every page at every width, and what is wrong beside it. */

import { escapeHtml } from '@sitewright/core/html'
import type { SeenFault, SeenPage } from './look-around.ts'

const STYLES = `
body { margin: 24px; font: 14px/1.5 system-ui, sans-serif; background: #e4e4e7; color: #18181b; }
h2 { margin: 40px 0 8px; font-size: 16px; } h2 span { font-weight: 400; color: #52525b; }
.pictures { display: flex; gap: 16px; align-items: flex-start; flex-wrap: wrap; }
figure { margin: 0; } figcaption { color: #52525b; }
img { display: block; max-width: 100%; border: 1px solid #a1a1aa; background: #fff; }
li { color: #991b1b; } code { font-size: 13px; }
`

export function contactSheet(theme: string, pages: readonly SeenPage[]): string {
  return [
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(theme)}, page by page</title>`,
    `<style>${STYLES}</style><h1>${escapeHtml(theme)}</h1>`,
    ...pages.map(section),
    '</html>\n',
  ].join('\n')
}

function section({ name, path, faults, pictures }: SeenPage): string {
  const widths = [...pictures.keys()].sort((a, b) => a - b)
  return [
    `<section><h2>${escapeHtml(name)} <span>${escapeHtml(path)}</span></h2>`,
    faults.length === 0 ? '' : `<ul>${faults.map(item).join('')}</ul>`,
    '<div class="pictures">',
    ...widths.map((width) => {
      const bytes = pictures.get(width)?.toString('base64')
      return `<figure><img alt="" src="data:image/jpeg;base64,${bytes}"><figcaption>${width} px</figcaption></figure>`
    }),
    '</div></section>',
  ].join('\n')
}

function item({ kind, where, message, widths }: SeenFault): string {
  const at = widths.length === 0 ? '' : ` at ${widths.join(', ')}`
  return `<li>${kind} <code>${escapeHtml(where)}</code>${at}: ${escapeHtml(message)}</li>`
}
