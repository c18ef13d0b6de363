import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { reportLook } from '../look/report.ts'
import { runCommand } from '../run-command.ts'

const ROOT = join(import.meta.dirname, '../../../..')

/** The command without a browser, which is asked for last. */
async function run(...args: readonly string[]) {
  let [stdout, stderr] = ['', '']
  const code = await runCommand(['look', ...args], {
    out: (text) => {
      stdout += text
    },
    err: (text) => {
      stderr += text
    },
    hasColour: false,
    interruption: () => new AbortController().signal,
    key: undefined,
    chromium: undefined,
    build: join(ROOT, 'dist'),
    folders: [ROOT],
  })
  return { code, stdout, stderr }
}

describe('sitewright look', () => {
  it.each([
    [[], 'Say which theme folder to look at.'],
    [['themes/nowhere'], 'themes/nowhere cannot be read: it is not there.'],
    [['themes/hearth', '--only', 'hom'], 'There is no page `hom`. There are: home, page, blog'],
    [['themes/hearth'], 'Set CHROMIUM_PATH to a Chromium.'],
  ])('refuses %j', async (args, sentence) => {
    expect(await run(...args)).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining(sentence),
    })
  })

  it('lists every kind of fault in its help', async () => {
    const { stdout } = await run('--help')
    for (const kind of ['page-error', 'words-unreadable', 'block-without-size']) {
      expect(stdout).toContain(kind)
    }
  })
})

describe('the report of a look', () => {
  const faint = { kind: 'words-unreadable', where: 'footer.dark', message: 'Faint.' } as const
  const page = (name: string, faults: Parameters<typeof reportLook>[1][number]['faults']) => ({
    name,
    path: `/${name}`,
    faults,
    pictures: new Map<number, Buffer>(),
  })

  it('tells a fault of the frame once, with the pages and widths it is on', () => {
    const names = ['home', 'blog', 'post', 'store', 'product', 'cart']
    const pages = names.map((name) => page(name, [{ ...faint, widths: [390, 768] }]))
    expect(reportLook('clay', [...pages, page('search', [])])).toBe(
      `words-unreadable: footer.dark at 390 and 768
  Faint.
  On home (/home), blog (/blog), post (/post), store (/store) and 2 other pages

clay: 1 fault on 6 pages, of 7 pages at 390, 768 and 1280 px
`,
    )
  })

  it('says so when nothing is wrong', () => {
    expect(reportLook('clay', [page('home', [])])).toBe(
      'clay: nothing is wrong, of 1 page at 390, 768 and 1280 px\n',
    )
  })
})
