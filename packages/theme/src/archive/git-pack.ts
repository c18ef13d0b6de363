/**
 * Packs of git objects, version 2. A pack has no list of what is in it: everything is unpacked and hashed once, without
 * being kept, and what is wanted is unpacked again. Work and memory are bounded whatever the pack says.
 */

import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { MAX_THEME_BYTES } from '../theme-files.ts'
import { ArchiveRefused } from './archive-refused.ts'
import { applyDelta, deltaResultSize } from './git-delta.ts'
import { inflateNext } from './inflate.ts'

export type GitObjectType = 'commit' | 'tree' | 'blob' | 'tag'

export interface GitObject {
  readonly type: GitObjectType
  readonly data: Buffer
}

export interface GitPack {
  /** Undefined for objects that are not in the pack. */
  describe(id: string): { type: GitObjectType; size: number; packedSize?: number } | undefined
  /** Throws `ArchiveRefused` for objects that are not in the pack. */
  read(id: string): Promise<GitObject>
}

const MAX_OBJECTS = 50_000
/** The most bytes that may be unpacked in all, history included: a limit on work. */
const MAX_WORK_BYTES = 256 * 1024 * 1024
/** The most bytes that may be held at once for the objects of one chain of deltas: a limit on memory. */
const MAX_HELD_BYTES = 96 * 1024 * 1024
/** The bytes that each object adds to the work, however small it is. */
const OBJECT_COST = 1024
/** The number of unpacked bytes after which the event loop gets a turn. */
const TURN_BYTES = 4 * 1024 * 1024

const HEADER_SIZE = 12
const HASH_SIZE = 20

interface Packed {
  readonly offset: number
  /** Offsets where its compressed bytes begin and end. */
  readonly start: number
  end: number
  /** Unpacked size in bytes of the stored data, which for a delta is the delta itself. */
  readonly packedDataSize: number
  /** The base of a delta: its offset in the pack, or its id. */
  readonly base: number | string | undefined
  type: GitObjectType | undefined
  /** Size of the whole object in bytes, after its deltas. */
  size: number
  /** The base of the delta, once it is known. */
  source?: Packed
}

/** Throws `ArchiveRefused` for packs that are damaged, incomplete or too large. */
export async function openPack(bytes: Buffer): Promise<GitPack> {
  const count = readHeader(bytes)
  const work = createWork()
  const byId = new Map<string, Packed>()
  const packed: Packed[] = []
  const body = bytes.subarray(0, bytes.length - HASH_SIZE)
  let at = HEADER_SIZE
  while (packed.length < count) {
    const one = readEntry(body, at)
    work.spend(one.packedDataSize)
    const { data, used } = inflateNext(body.subarray(one.start), one.packedDataSize)
    one.end = one.start + used
    if (one.type) byId.set(idOf(one.type, data), one)
    packed.push(one)
    at = one.end
    await work.turn()
  }
  if (at !== body.length) throw new ArchiveRefused('archive-corrupt')
  await resolveDeltas(body, { packed, byId, work })
  return {
    describe: (id) => {
      const one = byId.get(id)
      if (!one?.type) return undefined
      const { type, size, base, start, end } = one
      return { type, size, ...(base === undefined && { packedSize: end - start }) }
    },
    read: async (id) => {
      await work.turn()
      const one = byId.get(id)
      if (!one?.type) throw new ArchiveRefused('archive-incomplete')
      return { type: one.type, data: unpack(body, one, work) }
    },
  }
}

/** The number of objects in the pack. */
function readHeader(bytes: Buffer): number {
  const end = bytes.length - HASH_SIZE
  const isPack = end >= HEADER_SIZE && bytes.toString('latin1', 0, 4) === 'PACK'
  if (!isPack) throw new ArchiveRefused('archive-corrupt')
  if (bytes.readUInt32BE(4) !== 2) throw new ArchiveRefused('archive-unsupported')
  const hash = createHash('sha1').update(bytes.subarray(0, end)).digest()
  if (!hash.equals(bytes.subarray(end))) throw new ArchiveRefused('archive-checksum')
  const count = bytes.readUInt32BE(8)
  if (count > MAX_OBJECTS) throw new ArchiveRefused('archive-too-large')
  return count
}

type Work = ReturnType<typeof createWork>

function createWork() {
  let spent = 0
  let turnAt = TURN_BYTES
  return {
    /** Counts bytes that are about to be unpacked; called before they are allocated. */
    spend(bytes: number): void {
      spent += bytes + OBJECT_COST
      if (spent > MAX_WORK_BYTES) throw new ArchiveRefused('archive-too-large')
    },
    async turn(): Promise<void> {
      if (spent < turnAt) return
      turnAt = spent + TURN_BYTES
      await setImmediate()
    },
  }
}

const TYPES: Readonly<Record<number, GitObjectType>> = {
  1: 'commit',
  2: 'tree',
  3: 'blob',
  4: 'tag',
}
const OFFSET_DELTA = 6
const ID_DELTA = 7

function readEntry(body: Buffer, offset: number): Packed {
  let at = offset
  const next = () => body[at++] ?? corrupt()
  let byte = next()
  const kind = (byte >> 4) & 7
  let size = byte & 15
  for (let factor = 16; byte >= 0x80; factor *= 128) {
    if (factor > 2 ** 32) corrupt()
    byte = next()
    size += (byte & 0x7f) * factor
  }
  const base = readBase()
  const type = TYPES[kind]
  if (type === undefined && base === undefined) corrupt()
  if (size > MAX_THEME_BYTES) throw new ArchiveRefused('archive-too-large')
  return { offset, start: at, end: at, packedDataSize: size, base, type, size }

  function readBase(): number | string | undefined {
    if (kind === OFFSET_DELTA) return offset - readDistance()
    if (kind !== ID_DELTA) return undefined
    at += HASH_SIZE
    return body.toString('hex', at - HASH_SIZE, at)
  }

  /** A variable-length integer: seven bits a byte, the highest first, and one more for each byte that follows. */
  function readDistance(): number {
    let part = next()
    let distance = part & 0x7f
    while (part >= 0x80) {
      part = next()
      distance = (distance + 1) * 128 + (part & 0x7f)
      if (distance > offset) corrupt()
    }
    return distance
  }
}

interface Resolving {
  readonly byId: Map<string, Packed>
  /** Deltas by the offset or id of their base. */
  readonly deltas: ReadonlyMap<number | string, readonly Packed[]>
  readonly work: Work
}

/** Resolves whole objects first, then the deltas of those, and so on. */
async function resolveDeltas(
  body: Buffer,
  { packed, ...found }: { packed: readonly Packed[]; byId: Map<string, Packed>; work: Work },
): Promise<void> {
  const resolving = { ...found, deltas: groupDeltas(packed) }
  for (const [id, root] of [...found.byId]) {
    if (deltasOf(resolving, root, id).length > 0) await resolveBelow(body, { id, root, resolving })
  }
  if (packed.some(({ type }) => type === undefined)) throw new ArchiveRefused('archive-incomplete')
}

function groupDeltas(packed: readonly Packed[]): Map<number | string, Packed[]> {
  const deltas = new Map<number | string, Packed[]>()
  for (const one of packed) {
    if (one.base === undefined) continue
    const others = deltas.get(one.base)
    if (others) others.push(one)
    else deltas.set(one.base, [one])
  }
  return deltas
}

function deltasOf({ deltas }: Resolving, { offset }: Packed, id: string): Packed[] {
  return [...(deltas.get(offset) ?? []), ...(deltas.get(id) ?? [])]
}

/** Depth first, so that only the objects on the path are held in memory. */
async function resolveBelow(
  body: Buffer,
  { id, root, resolving }: { id: string; root: Packed; resolving: Resolving },
): Promise<void> {
  const { byId, work } = resolving
  const path = [
    { one: root, data: unpack(body, root, work), waiting: deltasOf(resolving, root, id) },
  ]
  let held = root.size
  for (let top = path.at(-1); top; top = path.at(-1)) {
    const child = top.waiting.pop()
    if (!child) {
      held -= top.data.length
      path.pop()
      continue
    }
    // A damaged or hostile pack: the object would be a delta of itself.
    const type = child.type === undefined ? top.one.type : undefined
    if (!type) return corrupt()
    const data = applyPacked(body, top.data, { child, work })
    Object.assign(child, { source: top.one, type, size: data.length })
    const childId = idOf(type, data)
    byId.set(childId, child)
    held += data.length
    if (held > MAX_HELD_BYTES) throw new ArchiveRefused('archive-too-large')
    path.push({ one: child, data, waiting: deltasOf(resolving, child, childId) })
    await work.turn()
  }
}

function applyPacked(
  body: Buffer,
  base: Buffer,
  { child, work }: { child: Packed; work: Work },
): Buffer {
  work.spend(child.packedDataSize)
  const { data: delta } = inflateNext(body.subarray(child.start, child.end), child.packedDataSize)
  const size = deltaResultSize(delta)
  if (size > MAX_THEME_BYTES) throw new ArchiveRefused('archive-too-large')
  work.spend(size)
  return applyDelta(base, delta)
}

/** Unpacks one object through all the deltas that lead to it. */
function unpack(body: Buffer, wanted: Packed, work: Work): Buffer {
  const chain: Packed[] = []
  let root = wanted
  for (; root.source; root = root.source) chain.push(root)
  work.spend(root.packedDataSize)
  const whole = inflateNext(body.subarray(root.start, root.end), root.packedDataSize).data
  return chain.reduceRight((data, child) => applyPacked(body, data, { child, work }), whole)
}

function idOf(type: GitObjectType, data: Buffer): string {
  return createHash('sha1').update(`${type} ${data.length}\0`).update(data).digest('hex')
}

function corrupt(): never {
  throw new ArchiveRefused('archive-corrupt')
}
