/** `sitewright look`: what it finds on pages made for it, and that the project's themes look right. */

import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { rowsOf } from '@sitewright/testing/matrix'
import { build } from 'esbuild'
import { startCommand } from './command.ts'
import { removeFolder, temporaryFolder } from './server.ts'

const ROOT = join(import.meta.dirname, '..')
const IN_PAGE = join(ROOT, 'apps/cli/src/look/in-page/look-at-page.ts')
/** A dot of one colour. */
const DOT = 'data:image/gif;base64,R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs='

declare const sitewrightLook: {
  lookAtPage(): { kind: string; where: string }[]
  endMotion(): void
}

/** Page, its body, and what is told of it. */
const PAGES: readonly (readonly [name: string, body: string, told: readonly string[]])[] = [
  ['a page that is right', '<main><p>Words</p><img src="DOT" width="50" height="50"></main>', []],
  [
    'white words on white',
    '<main><p class="lead" style="color: #fff">Words</p></main>',
    ['words-unreadable p.lead'],
  ],
  ['grey words that can just be read', '<main><p style="color: #8a8a8a">Words</p></main>', []],
  [
    'a page wider than its window',
    '<main><div id="wide" style="width: 2000px">Words</div></main>',
    ['page-too-wide div#wide'],
  ],
  [
    'something wide that scrolls by itself',
    '<main><div style="overflow: auto"><div style="width: 2000px">Words</div></div></main>',
    [],
  ],
  [
    'a picture wider than what it stands in',
    '<main><a style="display: block; width: 100px">Words<img src="DOT" width="300" height="30"></a></main>',
    ['picture-too-wide a > img'],
  ],
  [
    'a picture that is cropped',
    '<main><div style="overflow: hidden; width: 100px">Words<img src="DOT" width="300" height="30"></div></main>',
    [],
  ],
  [
    'a picture in a line of text',
    '<main style="width: 400px"><a>Words <img src="DOT" width="300" height="30"></a></main>',
    [],
  ],
  [
    'regions with nothing in them',
    '<header></header><main>Words</main><nav id="menu"><ul><li></li></ul></nav>',
    ['region-empty body > header', 'region-empty nav#menu'],
  ],
  ['a menu that is closed', '<main>Words</main><nav style="display: none"></nav>', []],
  [
    'a page whose content is lost',
    '<header>Clay</header><main style="height: 300px"></main>',
    ['region-empty body > main'],
  ],
  [
    'a page that waits for a script to show it',
    '<div id="wrapper" style="opacity: 0"><header>Clay</header><main>Words</main></div>',
    ['region-empty html > body'],
  ],
  [
    'content that waits for a script to show it',
    '<header>Clay</header><div style="opacity: 0"><main>Words</main></div>',
    ['region-empty div > main'],
  ],
  [
    'a page that has faded in',
    '<style>@keyframes in { from { opacity: 0 } }</style><main style="animation: in 60s">Words</main>',
    [],
  ],
  [
    'a block without size',
    '<main>Words<div class="sqs-block image-block"><div class="sqs-block-content"></div></div></main>',
    ['block-without-size div.sqs-block.image-block'],
  ],
]

let script: string

test.beforeAll(async () => {
  const options = { bundle: true, write: false, format: 'iife', platform: 'browser' } as const
  const { outputFiles } = await build({ entryPoints: [IN_PAGE], ...options })
  script = outputFiles[0]?.text ?? ''
})

test('a look finds what is wrong with a page, and nothing else', async ({ page }) => {
  for (const [name, body, told] of PAGES) {
    await page.setContent(`<!doctype html><title>x</title>${body.replaceAll('DOT', DOT)}`)
    await page.evaluate(script)
    const found = await page.evaluate(() => {
      sitewrightLook.endMotion()
      return sitewrightLook.lookAtPage()
    })
    expect(
      found.map(({ kind, where }) => `${kind} ${where}`),
      name,
    ).toEqual(told)
  }
})

const BROKEN = {
  'template.conf':
    '{ "name": "Broken", "layouts": { "default": { "regions": ["site"] } }, "stylesheets": ["site.less"] }',
  'site.region':
    '<!doctype html><html lang="en"><head>{squarespace-headers}</head><body><p id="faint">Faint</p><main>{squarespace.main-content}</main><img src="/assets/gone.png" alt=""><squarespace:script src="site.js" />{squarespace-footers}</body></html>',
  'scripts/site.js': 'undefinedAtAll.run()',
  'styles/site.less': 'body { background: #fff; color: #111; } #faint { color: #fafafa; }',
}

const THEMES = ['hearth', 'gazette', 'saffron']
  .map((name) => `themes/${name}`)
  .concat('packages/theme/src/fixtures/everything')

test.describe('the command', () => {
  let folder: string

  test.beforeAll(async () => {
    folder = await temporaryFolder()
  })
  test.afterAll(() => removeFolder(folder))

  test('finds nothing wrong with the project’s themes', async () => {
    const themes = rowsOf(THEMES, (theme) => theme === 'themes/hearth')
    const paths = themes.map((theme) => join(ROOT, theme))
    const options = ['--no-pictures', '--data', 'data']
    const { code, output } = startCommand(folder, ['look', ...paths, ...options])
    expect(await code, output()).toBe(0)
    expect(
      output().match(/: nothing is wrong, of \d+ pages at 390, 768 and 1280 px/g),
    ).toHaveLength(themes.length)
  })

  test('says what is wrong, where, and shows it', async () => {
    for (const [path, text] of Object.entries(BROKEN)) {
      await mkdir(join(folder, 'broken', path, '..'), { recursive: true })
      await writeFile(join(folder, 'broken', path), text)
    }
    const options = ['--only', 'home', '--data', 'data', '--to', 'sheets']
    const { code, output } = startCommand(folder, ['look', 'broken', ...options])
    expect(await code, output()).toBe(1)
    expect(output()).toContain('page-error: /scripts/site.js')
    expect(output()).toContain('undefinedAtAll is not defined')
    expect(output()).toContain('/assets/gone.png is answered with 404.')
    expect(output()).toContain('words-unreadable: p#faint\n  “Faint” is #fafafa on #ffffff')
    expect(output()).toContain('broken: 3 faults on 1 page, of 1 page at 390, 768 and 1280 px')
    const sheet = await readFile(join(folder, 'sheets/broken.html'), 'utf8')
    expect(sheet.match(/<figcaption>\d+ px<\/figcaption>/g)).toHaveLength(3)
    expect(sheet).toContain('p#faint')
  })
})
