import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { makeTarGz, makeZip } from '@sitewright/testing/test-archives'
import { makeTheme } from '@sitewright/testing/test-theme'
import { THEME_SEVERITIES } from '@sitewright/theme/check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { runCommand } from '../run-command.ts'

// The first run builds the command, and machines are busy.
vi.setConfig({ testTimeout: 60_000 })

const ROOT = join(import.meta.dirname, '../../../..')
const NEVER = () => new AbortController().signal
const GUIDE = readFileSync(join(ROOT, 'docs/guides/checking-themes.md'), 'utf8')

const BROKEN = {
  'template.conf':
    '{ "name": "Broken",\n  "layouts": { "default": { "regions": ["site"] } },\n  "stylesheets": ["site.less"], "colour": 1 }\n',
  'site.region':
    '<body>\n<h1>{website.siteTitle|htlm}</h1>\n{.section collection}{ .end}\n</body>\n',
  'styles/site.less': 'body { color: @ink; }\n',
}

interface Finished {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** The real command, as `npx sitewright` starts it. */
function sitewright(args: readonly string[], folder = ROOT): Promise<Finished> {
  const { INIT_CWD: _, FORCE_COLOR: __, ...env } = process.env
  return new Promise((done) => {
    const command = join(ROOT, 'node_modules/.bin/sitewright')
    execFile(process.execPath, [command, ...args], { cwd: folder, env }, (error, stdout, stderr) =>
      done({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr }),
    )
  })
}

/** The command without its process. */
async function run(...args: readonly string[]): Promise<Finished> {
  let [stdout, stderr] = ['', '']
  const code = await runCommand(args, {
    out: (text) => {
      stdout += text
    },
    err: (text) => {
      stderr += text
    },
    hasColour: false,
    interruption: NEVER,
    key: undefined,
    chromium: undefined,
    build: join(ROOT, 'dist'),
    folders: [ROOT],
  })
  return { code, stdout, stderr }
}

describe('sitewright check, as a process', () => {
  it('finds nothing in the theme that comes with the project', async () => {
    expect(await sitewright(['check', 'themes/hearth'])).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Nothing found in \d+ files\n$/),
      stderr: '',
    })
  })

  it('shows each mistake with its place, and sums up', async () => {
    const folder = await makeTheme(BROKEN)
    const { code, stdout } = await sitewright(['check', '.'], folder)
    expect(code).toBe(0)
    expect(stdout).toBe(
      `site.region:2:24: costs something: There is no formatter called \`htlm\`, so the tag is printed as text. [formatter-unknown]
  1 | <body>
  2 | <h1>{website.siteTitle|htlm}</h1>
    |                        ^
  Did you mean \`html\`?

site.region:3:1: costs something: \`{.section collection}\` is never closed: its \`{.end}\` is missing. All that follows it in this template is printed only where it holds. [eof-in-block]
  1 | <body>
  2 | <h1>{website.siteTitle|htlm}</h1>
  3 | {.section collection}{ .end}
    | ^

site.region:3:22: costs something: A tag must not begin or end with a space, so this is printed as text. [space-in-tag]
  1 | <body>
  2 | <h1>{website.siteTitle|htlm}</h1>
  3 | {.section collection}{ .end}
    |                      ^
  Write \`{.end}\`.

styles/site.less:1:15: costs something: The variable @ink is not defined here, so it has no value. [less-variable-unknown]
  1 | body { color: @ink; }
    |               ^

template.conf:3:33: note: The key \`colour\` is not known and has no effect. [key-unknown]
  1 | { "name": "Broken",
  2 |   "layouts": { "default": { "regions": ["site"] } },
  3 |   "stylesheets": ["site.less"], "colour": 1 }
    |                                 ^

4 findings that cost something, 1 note in 3 files
`,
    )
  })

  it('gives programs one document', async () => {
    const folder = await makeTheme(BROKEN)
    const { code, stdout, stderr } = await sitewright(['check', folder, '--json'])
    const document = JSON.parse(stdout)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(document).toMatchObject({ path: folder, files: 3, errors: 0, warnings: 4, notes: 1 })
    expect(document.findings[0]).toEqual({
      file: 'site.region',
      line: 2,
      column: 24,
      code: 'formatter-unknown',
      severity: 'warning',
      message: 'There is no formatter called `htlm`, so the tag is printed as text.',
      hint: 'Did you mean `html`?',
    })
  })

  it('says on the other stream what it cannot do', async () => {
    expect(await sitewright(['check', 'themes/nowhere'])).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining('themes/nowhere cannot be read: it is not there.'),
    })
  })
})

describe('sitewright check', () => {
  it('finds a theme from the folder it was typed in', async () => {
    const code = await runCommand(['check', 'hearth'], {
      out: () => {},
      err: () => {},
      hasColour: false,
      interruption: NEVER,
      key: undefined,
      chromium: undefined,
      build: join(ROOT, 'dist'),
      folders: [ROOT, join(ROOT, 'themes')],
    })
    expect(code).toBe(0)
  })

  it('looks into archives', async () => {
    const folder = await makeTheme({
      'theme.zip': makeZip({ ...BROKEN, 'site.region': '{a|htlm}' }),
      'theme.tar.gz': makeTarGz({ 'theme/../../a.region': 'x' }),
      'theme.bundle': 'something else',
    })
    expect(await run('check', join(folder, 'theme.zip'))).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('site.region:1:4: costs something: There is no formatter'),
    })
    expect(await run('check', join(folder, 'theme.tar.gz'))).toMatchObject({
      code: 1,
      stdout: expect.stringMatching(
        /^theme\/\.\.\/\.\.\/a\.region: cannot be installed: Its path .* \[path-refused\]\n/,
      ),
    })
    expect(await run('check', join(folder, 'theme.bundle'))).toMatchObject({
      code: 1,
      stdout: expect.stringMatching(
        /^theme\.bundle: cannot be installed: .* \[archive-unknown\]\n/,
      ),
    })
  })

  it('lets a theme pass that can be installed, unless it must cost nothing', async () => {
    const files = { 'site.region': '<squarespace:nothing/>', 'styles/site.less': '' }
    const folder = await makeTheme({ ...BROKEN, ...files })
    const stdout = expect.stringMatching(/\n1 finding that costs something, 1 note in 3 files\n$/)
    expect(await run('check', folder)).toMatchObject({ code: 0, stdout })
    expect(await run('check', '--strict', folder)).toMatchObject({ code: 1, stdout })
  })

  it.each([
    ['no layout', { 'template.conf': '{"name": "A", "layouts": {}}' }, 'template.conf:1:26'],
    [
      'no region',
      { 'template.conf': BROKEN['template.conf'].replace('"site"', '"gone"') },
      'template.conf:2:14',
    ],
    ['no manifest that can be read', { 'template.conf': '{"name": }' }, 'template.conf:1:10'],
  ])('refuses what cannot be installed: %s', async (_what, files, place) => {
    const folder = await makeTheme({ ...BROKEN, ...files })
    const { code, stdout } = await run('check', folder)
    expect(code).toBe(1)
    expect(stdout).toContain(`${place}: cannot be installed: `)
    expect(stdout).toContain('1 reason why it cannot be installed, ')
  })

  it('colours what a person reads', async () => {
    const folder = await makeTheme({ 'a.html': '{.end}' })
    let stdout = ''
    const out = (text: string) => {
      stdout += text
    }
    await runCommand(['check', join(folder, 'a.html')], {
      out,
      err: out,
      hasColour: true,
      interruption: NEVER,
      key: undefined,
      chromium: undefined,
      build: join(ROOT, 'dist'),
      folders: [],
    })
    expect(stdout).toContain('\u001b[33mcosts something\u001b[39m')
  })

  it.each([
    [[], 'Usage: sitewright <command>'],
    [['chek'], 'Did you mean `check`?'],
    [['check'], 'Say which theme folder, archive or file to check.'],
    [['check', 'a', 'b'], 'Only one folder or file'],
    [['check', '--jsno', 'a'], "Unknown option '--jsno'"],
    [['check', '/dev/null'], 'neither a folder nor a file'],
  ])('refuses %j', async (args, sentence) => {
    expect(await run(...args)).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining(sentence),
    })
  })

  it.each([[['--help']], [['check', '--help']], [['check', '-h', 'a']]])(
    'explains itself to %j',
    async (args) => {
      expect(await run(...args)).toMatchObject({
        code: 0,
        stdout: expect.stringMatching(/^Usage: sitewright/),
        stderr: '',
      })
    },
  )
})

describe('the guide', () => {
  const commands = [...GUIDE.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].flatMap(([, lines = '']) =>
    lines.trim().split('\n'),
  )
  let folder: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sitewright-guide-'))
    for (const theme of ['themes/hearth', 'my-theme']) {
      await cp(join(ROOT, 'themes/hearth'), join(folder, theme), { recursive: true })
    }
    const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.com']
    for (const args of [
      ['init', '-q'],
      ['add', '.'],
      [...author, 'commit', '-qm', 'All'],
    ]) {
      await promisify(execFile)('git', args, { cwd: join(folder, 'my-theme') })
    }
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('shows how a theme is checked', () =>
    expect(commands).toContainEqual(expect.stringMatching(/^npx sitewright check /)))

  it.each(commands)('can be followed: %s', async (command) => {
    const [program = '', ...args] = command.split(' ')
    if (program === 'npx') {
      expect(args.shift()).toBe('sitewright')
      expect(await sitewright(args, folder)).toMatchObject({ code: 0, stderr: '' })
    } else await promisify(execFile)(program, args, { cwd: folder })
  })

  it('lists every code with its severity', () => {
    const rows = [...GUIDE.matchAll(/^\| `([a-z-]+)` +\| (error|warning|info) /gm)]
    const expected = Object.entries(THEME_SEVERITIES).sort(([a], [b]) => (a < b ? -1 : 1))
    expect(rows.map(([, code, severity]) => [code, severity])).toEqual(expected)
  })
})
