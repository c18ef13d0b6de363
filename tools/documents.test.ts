import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const guides = readdirSync(join(root, 'docs/guides')).map((name) => `docs/guides/${name}`)
const DOCUMENTS = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', ...guides]

/** Folders that the project has; a name below one of them in a document is a path. */
const HOME = /^(apps|bench|docs|e2e|packages|themes|tools)\//

function pathsIn(document: string): string[] {
  const text = readFileSync(join(root, document), 'utf8')
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)
  const linked = [...text.matchAll(/\]\(([^)#]+)\)/g)].map(([, target = '']) =>
    target.startsWith('http') ? '' : target,
  )
  return [...quoted.filter((code) => HOME.test(code) && !/[<{*…\s]/.test(code)), ...linked].filter(
    Boolean,
  )
}

describe.each(DOCUMENTS)('%s', (document) => {
  it('names only what is there', () => {
    expect(pathsIn(document).filter((path) => !existsSync(join(root, path)))).toEqual([])
  })

  it('asks only for commands that the project has', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>
    }
    const text = readFileSync(join(root, document), 'utf8')
    const asked = [...text.matchAll(/\bnpm (?:run (\w+)|(start|test))\b/g)].map(
      ([, script, short]) => script ?? short ?? '',
    )
    expect(asked.filter((name) => !(name in scripts))).toEqual([])
  })
})
