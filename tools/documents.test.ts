import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { describe, expect, it } from 'vitest'
import { anchor } from '../packages/template/src/documentation/markdown.ts'

const root = join(import.meta.dirname, '..')
const docs = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.md'))
  .map((path) => `docs/${path.replaceAll(sep, '/')}`)
  .filter((path) => !path.startsWith('docs/decisions/'))
const DOCUMENTS = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', ...docs]

const read = (document: string) => readFileSync(join(root, document), 'utf8')

/** Examples of code are no part of what a document says. */
const withoutBlocks = (text: string) => text.replace(/^(`{3,})[\s\S]*?^\1$/gm, '')

/** Folders that the project has; a name below one of them in a document is a path. */
const HOME = /^(apps|bench|docs|e2e|packages|themes|tools)\//

/** Links to other documents and to headings, as they are written. */
function linksIn(document: string): readonly string[] {
  const links = [...withoutBlocks(read(document)).matchAll(/\]\(([^)]+)\)/g)]
  return links.flatMap(([, target = '']) => (target.startsWith('http') ? [] : [target]))
}

function pathsIn(document: string): readonly string[] {
  const quoted = [...withoutBlocks(read(document)).matchAll(/`([^`\n]+)`/g)]
  const named = quoted.map(([, code = '']) => code)
  return named.filter((code) => HOME.test(code) && !/[<{*…\s]/.test(code))
}

/** Whether there is such a file, with such a heading. */
function leads(document: string, link: string): boolean {
  const [path = '', heading] = link.split('#')
  const target = path === '' ? document : join(dirname(document), path)
  if (!existsSync(join(root, target))) return false
  return heading === undefined || headingsOf(target).includes(heading)
}

function headingsOf(document: string): readonly string[] {
  const headings = [...withoutBlocks(read(document)).matchAll(/^#+ (.*)$/gm)]
  return headings.map(([, text = '']) => anchor(text))
}

describe.each(DOCUMENTS)('%s', (document) => {
  it('names only what is there', () => {
    expect(pathsIn(document).filter((path) => !existsSync(join(root, path)))).toEqual([])
    expect(linksIn(document).filter((link) => !leads(document, link))).toEqual([])
  })

  it('asks only for commands that the project has', () => {
    const { scripts } = JSON.parse(read('package.json')) as {
      scripts: Record<string, string>
    }
    const asked = [...read(document).matchAll(/\bnpm (?:run (\w+)|(start|test))\b/g)].map(
      ([, script, short]) => script ?? short ?? '',
    )
    expect(asked.filter((name) => !(name in scripts))).toEqual([])
  })
})

describe('the mechanisms of the glossary', () => {
  const [, table = ''] = read('docs/glossary.md').split('\n## Mechanisms by their usual name\n')
  const [, , ...rows] = table.split('\n').filter((line) => line.startsWith('|'))
  const mechanisms = rows.map((row) => {
    const [, , name = '', file = ''] = row.split('|').map((cell) => cell.trim())
    return { name: name.toLowerCase(), file: /^`([^`]+)`$/.exec(file)?.[1] ?? '' }
  })

  it('each name a file that is there', () => {
    const isFile = (path: string) =>
      statSync(join(root, path), { throwIfNoEntry: false })?.isFile() ?? false
    expect(mechanisms).not.toEqual([])
    expect(mechanisms.filter(({ file }) => file === '' || !isFile(file))).toEqual([])
  })

  it('stand in the order of their names', () => {
    const names = mechanisms.map(({ name }) => name)
    expect(names).toEqual([...names].sort())
  })
})
