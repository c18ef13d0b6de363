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
  /** Nothing for objects that are not in the pack. */
  describe(id: string): { type: GitObjectType; size: number; packedSize?: number } | undefined
  /** Throws `ArchiveRefused` for what is not in it. */
  read(id: string): Promise<GitObject>
}

const MAX_OBJECTS = 50_000
/** Of all that is unpacked, history included. */
const MAX_WORK_BYTES = 256 * 1024 * 1024
/** Of the objects that a chain of deltas needs at the same time. */
const MAX_HELD_BYTES = 96 * 1024 * 1024
/** What an object costs however small it is. */
const OBJECT_COST = 1024
/** After so many bytes, others have a turn. */
const TURN_BYTES = 4 * 1024 * 1024

const HEADER_SIZE = 12
const HASH_SIZE = 20

interface Packed {
  readonly offset: number
  /** Where its compressed bytes begin and end. */
  readonly start: number
  end: number
  /** Unpacked; of a delta, that of the delta. */
  readonly packedDataSize: number
  /** What it is a delta of: where that lies, or its id. */
  readonly base: number | string | undefined
  type: GitObjectType | undefined
  /** Of the object. */
  size: number
  /** The object that the delta is of, once it is known. */
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

/** How many objects there are. */
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
    /** Called before the bytes are there. */
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

  /** Seven bits a byte, the highest first, and one more for each byte that follows. */
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
  /** By what they are deltas of. */
  readonly deltas: ReadonlyMap<number | string, readonly Packed[]>
  readonly work: Work
}

/** From what is whole to what is a delta of it, and on to the deltas of that. */
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

/** Depth first, so that only the objects on the way are held. */
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
    // Damaged or made by hand: it would be a delta of itself.
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

/** An object, through all deltas that lead to it. */
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
