/** The canvas's judgement of what is hard to read, on pages made for it: never a picture's fault, never hidden words. */

import { fileURLToPath } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import { build } from 'esbuild'

declare global {
  interface Window {
    measuring: {
      measureContrast(host: Element): Iterator<void, { words: string; count: number }[]>
    }
  }
}

const SOURCE = fileURLToPath(
  new URL('../apps/studio/src/canvas/contrast/measure-contrast.ts', import.meta.url),
)
/** A dot of one colour. */
const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs='
const FAINT = 'color: #eee; background: #fff'

/** Name, page, and the words that are told. */
const PAGES: readonly (readonly [string, string, readonly string[]])[] = [
  ['words like their background', `<p style="${FAINT}">Told</p>`, ['Told']],
  ['words on the page itself', '<p style="color: #eee">Told</p>', ['Told']],
  ['words that can be read', '<p style="color: #595959">Fine</p>', []],
  ['large words at three to one', '<p style="color: #949494; font-size: 24px">Fine</p>', []],
  ['small words at three to one', '<p style="color: #949494">Told</p>', ['Told']],
  ['bold words count as large sooner', '<b style="color: #949494; font-size: 19px">Fine</b>', []],
  [
    'words on a layer that lets half of what is below through',
    '<div style="background: #000"><p style="background: rgb(255 255 255 / 50%); color: #888">Told</p></div>',
    ['Told'],
  ],
  [
    'words that let their background through',
    '<p style="color: rgb(0 0 0 / 10%)">Told</p>',
    ['Told'],
  ],
  [
    'colours of the newer kinds',
    '<p style="color: oklch(0.95 0 0); background: color-mix(in oklab, white, #fff)">Told</p>',
    ['Told'],
  ],
  [
    'words on a gradient',
    '<p style="color: #eee; background: linear-gradient(#fff, #000)">?</p>',
    [],
  ],
  [
    'words on a picture of their own',
    `<p style="color: #fff; background: url(${PICTURE})">?</p>`,
    [],
  ],
  [
    'words on a picture that is beside them in the page',
    `<div style="position: relative; background: #fff"><img src="${PICTURE}" style="position: absolute; width: 200px; height: 100px"><p style="position: relative; color: #fff">?</p></div>`,
    [],
  ],
  [
    'words beside a picture that they do not touch',
    `<div style="display: flex; background: #fff"><img src="${PICTURE}" width="50" height="50"><p style="color: #fff">Told</p></div>`,
    ['Told'],
  ],
  [
    'words on a veil that leaves something of a picture',
    section('color: #fff', 'background: #fff; opacity: 0.4'),
    [],
  ],
  [
    'words that no picture behind the veil can make readable',
    section('color: #fff', 'background: #fff; opacity: 0.9'),
    ['Told'],
  ],
  ['words that are hidden', `<p style="${FAINT}; visibility: hidden">?</p>`, []],
  ['words that are fading in', `<div style="opacity: 0"><p style="${FAINT}">?</p></div>`, []],
  [
    'words that are mixed with what is below',
    `<p style="${FAINT}; mix-blend-mode: difference">?</p>`,
    [],
  ],
  ['words with a shadow', `<p style="${FAINT}; text-shadow: 0 0 4px #000">?</p>`, []],
  [
    'words for screen readers alone',
    `<p style="${FAINT}; position: absolute; clip-path: inset(50%)">?</p>`,
    [],
  ],
  [
    'words cut out of a picture',
    `<p style="color: transparent; background: url(${PICTURE}); background-clip: text">?</p>`,
    [],
  ],
  [
    'words in a drawing',
    '<svg style="background: #fff"><text y="20" fill="#eee">?</text></svg>',
    [],
  ],
  [
    'words of a bar that lies over others',
    `<div style="position: fixed; inset: 0 0 auto; background: #000; color: #fff">Fine</div><div style="background: #fff"><p style="color: #eee">Told</p></div>`,
    ['Told'],
  ],
]

function section(words: string, veil: string): string {
  return `<style>.sw-section-background::after { content: ''; position: absolute; inset: 0; ${veil} }</style>
    <div data-section-theme="light" style="position: relative; z-index: 0; background: #fff">
      <div class="sw-section-background" style="position: absolute; inset: 0; z-index: -1"><img src="${PICTURE}" style="width: 100%; height: 100%"></div>
      <p style="${words}">Told</p></div>`
}

/** The canvas's part as a script of its own. */
async function script(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [SOURCE],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'measuring',
  })
  return outputFiles[0]?.text ?? ''
}

async function measured(page: Page, html: string, content: string) {
  await page.setContent(`<!doctype html><title>Words</title><body>${html}<i id="host"></i>`)
  await page.addScriptTag({ content })
  return page.evaluate(() => {
    const work = window.measuring.measureContrast(document.getElementById('host') ?? document.body)
    for (;;) {
      const { done, value } = work.next()
      if (done) return value
    }
  })
}

test('words that are hard to read are told, and what cannot be told is not', async ({ page }) => {
  const content = await script()
  const found: [string, string[]][] = []
  for (const [name, html] of PAGES) {
    const told = await measured(page, html, content)
    found.push([name, told.map(({ words }) => words)])
  }
  expect(found).toEqual(PAGES.map(([name, , told]) => [name, told]))
})

test('the same trouble in many places is told once, with their number', async ({ page }) => {
  const many = `<p style="${FAINT}">First</p>`.repeat(7)
  const told = await measured(page, many, await script())
  expect(told.map(({ count }) => count)).toEqual([7])
})
