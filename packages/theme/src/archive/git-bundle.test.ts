import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import {
  type GitPacked,
  gitBlob,
  gitCommit,
  gitId,
  gitTree,
  makeBundle,
  makeDelta,
  makePack,
} from '@sitewright/testing/test-archives'
import { makeTheme } from '@sitewright/testing/test-theme'
import { describe, expect, it, vi } from 'vitest'
import { readThemeArchive } from '../index.ts'
import { refused } from './test-refusal.ts'

// Git itself runs, and machines are busy.
vi.setConfig({ testTimeout: 60_000 })

const MB = 1024 * 1024
const exec = promisify(execFile)

/** Git in a folder, without the settings of whoever runs the tests. */
async function gitIn(folder: string, ...commands: readonly string[]): Promise<void> {
  const env = {
    PATH: process.env.PATH,
    HOME: folder,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_AUTHOR_NAME: 'A',
    GIT_AUTHOR_EMAIL: 'a@example.com',
    GIT_COMMITTER_NAME: 'A',
    GIT_COMMITTER_EMAIL: 'a@example.com',
  }
  for (const command of commands) await exec('git', command.split(' '), { cwd: folder, env })
}

const textOf = (files: ReadonlyMap<string, Buffer>) =>
  Object.fromEntries(Array.from(files, ([path, bytes]) => [path, bytes.toString()]))

/** A bundle of one commit, with objects for what its tree names. */
function bundleOf(
  tree: GitPacked,
  objects: readonly GitPacked[],
  others: readonly GitPacked[] = [],
) {
  const commit = gitCommit(tree)
  return makeBundle({ HEAD: gitId(commit) }, makePack([commit, tree, ...objects, ...others]))
}

const conf = gitBlob('{}')
const confItem = { mode: '100644', name: 'template.conf', id: gitId(conf) }

describe('a git bundle', () => {
  it('gives the files of its last commit, as git packed them', async () => {
    const lines = Array.from({ length: 400 }, (_, line) => `.a${line * line} { b: c }`)
    const folder = await makeTheme({
      'template.conf': '{"name":"Old"}',
      'styles/site.less': lines.join('\n'),
      'assets/é.svg': '<svg/>',
      'blocks/gone.block': 'gone',
    })
    await gitIn(folder, 'init -q -b main', 'add .', 'commit -qm First')
    for (const line of [100, 200, 300]) {
      lines[line] = `.changed-${line} { d: e }`
      await writeFile(join(folder, 'styles/site.less'), lines.join('\n'))
      await gitIn(folder, `commit -qam Change-${line}`)
    }
    await writeFile(join(folder, 'template.conf'), '{"name":"New"}')
    await gitIn(
      folder,
      'rm -q blocks/gone.block',
      'commit -qam Last',
      'tag -am One v1',
      'branch other HEAD~2',
    )
    await gitIn(folder, 'repack -adfq --depth=50 --window=50', 'bundle create -q all.bundle --all')
    await gitIn(folder, 'bundle create -q head.bundle HEAD', 'bundle create -q tag.bundle v1')
    await gitIn(
      folder,
      'bundle create -q part.bundle main ^main~1',
      'bundle create -q old.bundle other',
    )

    const expected = {
      'assets/é.svg': '<svg/>',
      'styles/site.less': lines.join('\n'),
      'template.conf': '{"name":"New"}',
    }
    for (const name of ['all', 'head', 'tag']) {
      const bytes = await readFile(join(folder, `${name}.bundle`))
      expect(textOf(await readThemeArchive(bytes))).toEqual(expected)
    }
    const old = await readThemeArchive(await readFile(join(folder, 'old.bundle')))
    expect(old.get('blocks/gone.block')?.toString()).toBe('gone')
    expect(await refused(await readFile(join(folder, 'part.bundle')))).toMatchObject({
      code: 'archive-incomplete',
    })
  })

  it('is taken without links and other repositories in it only if there are none', async () => {
    const folder = await makeTheme({ 'template.conf': '{}' })
    await mkdir(join(folder, 'assets'))
    await exec('ln', ['-s', '/etc/passwd', join(folder, 'assets/passwd')])
    await gitIn(
      folder,
      'init -q -b main',
      'add .',
      'commit -qm First',
      'bundle create -q a.bundle main',
    )
    expect(await refused(await readFile(join(folder, 'a.bundle')))).toMatchObject({
      code: 'link-refused',
      file: 'assets/passwd',
    })
  })

  it('reads deltas by place and by id, whichever comes first', async () => {
    const base = gitBlob('one two three')
    const sizes = { base: 13, result: 11 }
    const byPlace = makeDelta(sizes, [[0, 4], 'too', [7, 4]])
    const result = gitBlob('one too thr')
    const byId = makeDelta({ base: 11, result: 14 }, [[0, 11], 'ough'.slice(0, 3)])
    const last = gitBlob('one too throug')
    const tree = gitTree([
      confItem,
      { mode: '100755', name: 'a.region', id: gitId(result) },
      { mode: '100644', name: 'b.region', id: gitId(last) },
    ])
    const bytes = bundleOf(tree, [
      conf,
      { type: 'blob', data: byId, deltaOf: gitId(result) },
      base,
      { type: 'blob', data: byPlace, deltaOf: 1 },
    ])
    expect(textOf(await readThemeArchive(bytes))).toEqual({
      'a.region': 'one too thr',
      'b.region': 'one too throug',
      'template.conf': '{}',
    })
  })
})

describe('a git bundle with tricks', () => {
  const withItem = (mode: string, name: string, blob = gitBlob('x')) =>
    bundleOf(gitTree([confItem, { mode, name, id: gitId(blob) }]), [conf, blob])

  it.each([
    ['link-refused', '120000', 'a.region'],
    ['entry-refused', '160000', 'vendor'],
    ['path-refused', '100644', '..'],
    ['path-refused', '100644', '../a.region'],
    ['path-refused', '100644', 'a\\b'],
    ['path-duplicate', '100644', 'TEMPLATE.conf'],
    ['archive-corrupt', '40000', 'assets'],
  ])('is refused: %s, %s %j', async (code, mode, name) => {
    expect((await refused(withItem(mode, name))).code).toBe(code)
  })

  it('is refused: a file that is too large, or a bomb, by its name', async () => {
    const noise = Buffer.from(Array.from({ length: 100_000 }, (_, at) => (at * at) >> 3))
    const large = Buffer.concat(Array.from({ length: 110 }, () => noise))
    expect(await refused(withItem('100644', 'a.txt', gitBlob(large)))).toMatchObject({
      code: 'file-too-large',
      file: 'a.txt',
    })
    expect(await refused(withItem('100644', 'a.txt', gitBlob(Buffer.alloc(MB))))).toMatchObject({
      code: 'archive-ratio',
      file: 'a.txt',
    })
  })

  it('is refused: trees that hold the same tree over and over', async () => {
    const levels = [gitTree([confItem])]
    for (let level = 0; level < 20; level++) {
      const id = gitId(levels[0] as GitPacked)
      const items = Array.from({ length: 10 }, (_, index) => ({
        mode: '40000',
        name: String(index),
        id,
      }))
      levels.unshift(gitTree(items))
    }
    const [root, ...others] = levels
    expect(await refused(bundleOf(root as GitPacked, [conf, ...others]))).toMatchObject({
      code: 'too-many-files',
    })
  })

  it('is refused: deltas that grow without end', async () => {
    const size = 8 * MB
    const objects: GitPacked[] = [gitBlob(Buffer.alloc(size))]
    for (let index = 0; index < 60; index++) {
      const head = `${index}`.padStart(4, '0')
      const data = makeDelta({ base: size, result: size }, [head, [4, size - 4]])
      objects.push({ type: 'blob', data, deltaOf: 1 })
    }
    const before = process.memoryUsage().rss
    expect(await refused(bundleOf(gitTree([confItem]), [conf, ...objects]))).toMatchObject({
      code: 'archive-too-large',
    })
    expect(process.memoryUsage().rss - before).toBeLessThan(250 * MB)
  })

  it('is refused: a delta of itself, and one of nothing', async () => {
    const base = gitBlob('same')
    const same = makeDelta({ base: 4, result: 4 }, [[0, 4]])
    const tree = gitTree([confItem])
    const [itself, nothing] = [gitId(base), gitId(gitBlob('no'))].map((deltaOf) =>
      bundleOf(tree, [conf, base, { type: 'blob', data: same, deltaOf }]),
    )
    expect(await refused(itself as Buffer)).toMatchObject({ code: 'archive-corrupt' })
    expect(await refused(nothing as Buffer)).toMatchObject({ code: 'archive-incomplete' })
  })

  it.each([
    ['of another size of base', makeDelta({ base: 5, result: 4 }, [[0, 4]])],
    ['that copies beyond its base', makeDelta({ base: 4, result: 6 }, [[0, 6]])],
    ['that gives less than it says', makeDelta({ base: 4, result: 4 }, [[0, 2]])],
    ['that gives more than it says', makeDelta({ base: 4, result: 2 }, [[0, 4]])],
    ['that stops in the middle', makeDelta({ base: 4, result: 4 }, [[0, 4]]).subarray(0, 4)],
    ['that says nothing', Buffer.from([4, 4, 0])],
  ])('is refused: a delta %s', async (_name, data) => {
    const objects: GitPacked[] = [conf, gitBlob('base'), { type: 'blob', data, deltaOf: 1 }]
    expect(await refused(bundleOf(gitTree([confItem]), objects))).toMatchObject({
      code: 'archive-corrupt',
    })
  })

  it('is refused: branches of which none is the one that is meant', async () => {
    const commits = [gitTree([confItem]), gitTree([])].map(gitCommit)
    const [a = '', b = ''] = commits.map(gitId)
    const bytes = makeBundle({ 'refs/heads/a': a, 'refs/heads/b': b }, makePack(commits))
    expect(await refused(bytes)).toMatchObject({ code: 'archive-ref-unknown' })
  })

  it('is refused: objects beyond number, or other than they are counted', async () => {
    const commit = gitCommit(gitTree([]))
    const tree = gitTree([])
    const counted = (count: number) =>
      makeBundle({ HEAD: gitId(commit) }, makePack([commit, tree], count))
    expect(await refused(counted(1_000_000))).toMatchObject({ code: 'archive-too-large' })
    expect(await refused(counted(3))).toMatchObject({ code: 'archive-corrupt' })
    expect(await refused(counted(1))).toMatchObject({ code: 'archive-corrupt' })
  })

  it('is refused: formats that need another reader', async () => {
    const start = (line: string) => Buffer.from(`# v3 git bundle\n${line}\n\nPACK`)
    for (const line of ['@object-format=sha256', '@filter=blob:none']) {
      expect(await refused(start(line))).toMatchObject({ code: 'archive-unsupported' })
    }
    expect(await refused(start('nonsense'))).toMatchObject({ code: 'archive-corrupt' })
  })

  it('is refused wherever it was cut or changed', async () => {
    const whole = withItem('100644', 'a.region')
    for (let length = 18; length < whole.length; length++) {
      expect((await refused(whole.subarray(0, length))).code).toMatch(/^archive-/)
    }
    for (let at = whole.indexOf('PACK'); at < whole.length; at++) {
      const changed = Buffer.from(whole)
      changed[at] = (changed[at] ?? 0) ^ 0xff
      expect((await refused(changed)).code).toMatch(/^archive-(?:checksum|corrupt|unsupported)$/)
    }
  })
})
