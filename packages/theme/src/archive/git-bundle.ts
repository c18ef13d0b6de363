/** Git bundles: the files of the commit that a bundle is about. */

import { type ArchiveEntry, pathFrom } from './archive-entry.ts'
import { ArchiveRefused } from './archive-refused.ts'
import { type GitPack, openPack } from './git-pack.ts'

/** The branches that are looked for, in order of preference. */
const TIPS = ['HEAD', 'refs/heads/main', 'refs/heads/master']
const MAX_TAGS = 10

/** Throws `ArchiveRefused`. */
export async function* bundleEntries(bytes: Buffer): AsyncGenerator<ArchiveEntry> {
  const { refs, packStart } = readHead(bytes)
  const tip = TIPS.map((name) => refs.get(name)).find((id) => id !== undefined)
  const [only] = refs.values()
  const id = tip ?? (new Set(refs.values()).size === 1 ? only : undefined)
  if (id === undefined) throw new ArchiveRefused('archive-ref-unknown')
  const pack = await openPack(bytes.subarray(packStart))
  yield* filesBelow(pack, await treeOf(pack, id), '')
}

interface BundleHead {
  /** Ids of commits or tags by the full name of the branch or tag. */
  readonly refs: ReadonlyMap<string, string>
  readonly packStart: number
}

function readHead(bytes: Buffer): BundleHead {
  const end = bytes.indexOf('\n\n')
  if (end < 0) throw new ArchiveRefused('archive-corrupt')
  const [, ...lines] = bytes.toString('utf8', 0, end).split('\n')
  const refs = new Map<string, string>()
  for (const line of lines) {
    if (line === '@object-format=sha1') continue
    if (line.startsWith('@')) throw new ArchiveRefused('archive-unsupported')
    if (line.startsWith('-')) throw new ArchiveRefused('archive-incomplete')
    const [, id, name] = /^([0-9a-f]{40}) (.+)$/.exec(line) ?? []
    if (id === undefined || name === undefined) throw new ArchiveRefused('archive-corrupt')
    refs.set(name, id)
  }
  return { refs, packStart: end + 2 }
}

/** The tree of a commit, or of the commit that a tag names. */
async function treeOf(pack: GitPack, id: string, tags = 0): Promise<string> {
  const { type, data } = await pack.read(id)
  const [, key, next = ''] =
    /^(tree|object) ([0-9a-f]{40})\n/.exec(data.toString('latin1', 0, 50)) ?? []
  if (type === 'commit' && key === 'tree') return next
  if (type === 'tag' && key === 'object' && tags < MAX_TAGS) return treeOf(pack, next, tags + 1)
  throw new ArchiveRefused('archive-corrupt')
}

/** Kinds of entries by their git file mode. */
const KINDS: Readonly<Record<string, ArchiveEntry['kind']>> = {
  '40000': 'folder',
  '100644': 'file',
  '100664': 'file',
  '100755': 'file',
  '120000': 'link',
}

/** A lazy walk, so that the caller can stop at its limit: trees can hold the same tree over and over. */
async function* filesBelow(
  pack: GitPack,
  tree: string,
  folder: string,
): AsyncGenerator<ArchiveEntry> {
  const { type, data } = await pack.read(tree)
  if (type !== 'tree') throw new ArchiveRefused('archive-corrupt', folder)
  for (const { mode, name, id } of treeItems(data)) {
    const path = folder + name
    const kind = KINDS[mode] ?? 'other'
    const object = kind === 'file' ? pack.describe(id) : undefined
    if (kind === 'file' && object?.type !== 'blob') {
      throw new ArchiveRefused(object ? 'archive-corrupt' : 'archive-incomplete', path)
    }
    yield { size: 0, ...object, path, kind, read: async () => (await pack.read(id)).data }
    if (kind === 'folder') yield* filesBelow(pack, id, `${path}/`)
  }
}

const ID_SIZE = 20

function* treeItems(tree: Buffer): Generator<{ mode: string; name: string; id: string }> {
  let at = 0
  while (at < tree.length) {
    const space = tree.indexOf(0x20, at)
    const end = tree.indexOf(0, space)
    const next = end + 1 + ID_SIZE
    if (space < 0 || end < 0 || next > tree.length) throw new ArchiveRefused('archive-corrupt')
    yield {
      mode: tree.toString('latin1', at, space).replace(/^0+/, ''),
      name: pathFrom(tree.subarray(space + 1, end)),
      id: tree.toString('hex', end + 1, next),
    }
    at = next
  }
}
