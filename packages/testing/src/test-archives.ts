/** Makes archives, both well-formed and malicious. */

import { createHash } from 'node:crypto'
import { crc32, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'

/** Fields of a zip file's entry; those left out get their true value. */
export interface ZipFile {
  readonly path: string
  readonly data?: string | Buffer
  /** Unix mode, type included: `0o120777` is a link. */
  readonly mode?: number
  readonly flags?: number
  /** Compression method: 0 stored, 8 deflated. */
  readonly method?: number
  readonly checksum?: number
  readonly size?: number
  /** A different name in the entry's own header. */
  readonly localPath?: string
  /** Number of another entry, at whose data this one is said to lie. */
  readonly sameAs?: number
}

const FLAG_UTF8 = 0x0800

/** A zip file; `count` is the number of entries that its end record claims. */
export function makeZip(
  files: Readonly<Record<string, string | Buffer>> | readonly ZipFile[],
  { count, comment = '' }: { count?: number; comment?: string } = {},
): Buffer {
  const entries = isList<ZipFile>(files)
    ? files
    : Object.entries(files).map(([path, data]): ZipFile => ({ path, data }))
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  const offsets: number[] = []
  let offset = 0
  for (const file of entries) {
    const record = zipRecord(file)
    const local = zipLocal(file, record)
    offsets.push(offset)
    directory.push(zipListed(file, record, offsets[file.sameAs ?? offsets.length - 1] ?? 0))
    if (file.sameAs !== undefined) continue
    bodies.push(local)
    offset += local.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(count ?? entries.length, 8)
  end.writeUInt16LE(count ?? entries.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(offset, 16)
  end.writeUInt16LE(comment.length, 20)
  return Buffer.concat([...bodies, listed, end, Buffer.from(comment)])
}

function isList<Entry>(files: object | readonly Entry[]): files is readonly Entry[] {
  return Array.isArray(files)
}

function zipRecord({ data = '', method = 8, flags = 0, checksum, size }: ZipFile) {
  const bytes = Buffer.from(data)
  const packed = method === 8 ? deflateRawSync(bytes, { level: 9 }) : bytes
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(20, 0)
  fields.writeUInt16LE(FLAG_UTF8 | flags, 2)
  fields.writeUInt16LE(method, 4)
  fields.writeUInt32LE(checksum ?? crc32(bytes), 10)
  fields.writeUInt32LE(packed.length, 14)
  fields.writeUInt32LE(size ?? bytes.length, 18)
  return { fields, packed }
}

type ZipRecord = ReturnType<typeof zipRecord>

function zipLocal({ path, localPath = path }: ZipFile, { fields, packed }: ZipRecord): Buffer {
  const name = Buffer.from(localPath)
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  fields.copy(header, 4)
  header.writeUInt16LE(name.length, 26)
  return Buffer.concat([header, name, packed])
}

function zipListed({ path, mode }: ZipFile, { fields }: ZipRecord, offset: number): Buffer {
  const name = Buffer.from(path)
  const header = Buffer.alloc(46)
  header.writeUInt32LE(0x02014b50, 0)
  header.writeUInt16LE(0x0314, 4)
  fields.copy(header, 6)
  header.writeUInt16LE(name.length, 28)
  header.writeUInt32LE(((mode ?? 0o100644) << 16) >>> 0, 38)
  header.writeUInt32LE(offset, 42)
  return Buffer.concat([header, name])
}

export interface TarFile {
  readonly path: string
  readonly data?: string | Buffer
  /** Type of the header: `0` a file, `2` a link, `5` a folder, `3` a device, `x` notes on the next entry. */
  readonly type?: string
}

/** A tar file, not compressed; `gzipSync` of it equals the output of `tar -cz`. */
export function makeTar(files: readonly TarFile[]): Buffer {
  const blocks = files.flatMap(({ path, data = '', type = '0' }) => {
    const bytes = Buffer.from(data)
    const header = Buffer.alloc(512)
    header.write(path, 0, 100)
    header.write('0000644\0', 100)
    header.write(`${bytes.length.toString(8).padStart(11, '0')}\0`, 124)
    header.write('        ', 148)
    header.write(type, 156)
    header.write('ustar\x0000', 257)
    const sum = header.reduce((total, byte) => total + byte, 0)
    header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
    return [header, bytes, Buffer.alloc((512 - (bytes.length % 512)) % 512)]
  })
  return Buffer.concat([...blocks, Buffer.alloc(1024)])
}

export function makeTarGz(files: Readonly<Record<string, string | Buffer>>): Buffer {
  return gzipSync(makeTar(Object.entries(files).map(([path, data]) => ({ path, data }))))
}

/** An object of a git pack, whole or as a delta. */
export interface GitPacked {
  readonly type: 'commit' | 'tree' | 'blob' | 'tag'
  readonly data: Buffer
  /** The base of a delta: the object that many places before it, or any by id; `data` is then the delta. */
  readonly deltaOf?: number | string
}

const GIT_TYPES = { commit: 1, tree: 2, blob: 3, tag: 4 } as const

export function gitId({ type, data }: Pick<GitPacked, 'type' | 'data'>): string {
  return createHash('sha1').update(`${type} ${data.length}\0`).update(data).digest('hex')
}

export function makePack(objects: readonly GitPacked[], count = objects.length): Buffer {
  const header = Buffer.from('PACK\0\0\0\x02\0\0\0\0', 'latin1')
  header.writeUInt32BE(count, 8)
  const parts: Buffer[] = [header]
  const offsets: number[] = []
  let offset = header.length
  for (const { type, data, deltaOf } of objects) {
    offsets.push(offset)
    const kind = deltaOf === undefined ? GIT_TYPES[type] : typeof deltaOf === 'number' ? 6 : 7
    const base =
      typeof deltaOf === 'number'
        ? distanceBytes(offset - (offsets[offsets.length - 1 - deltaOf] ?? 0))
        : Buffer.from(deltaOf ?? '', 'hex')
    const part = Buffer.concat([objectHeader(kind, data.length), base, deflateSync(data)])
    parts.push(part)
    offset += part.length
  }
  const pack = Buffer.concat(parts)
  return Buffer.concat([pack, createHash('sha1').update(pack).digest()])
}

function objectHeader(kind: number, size: number): Buffer {
  const bytes = [(kind << 4) | (size & 15)]
  for (let rest = Math.floor(size / 16); rest > 0; rest = Math.floor(rest / 128)) {
    bytes.push(rest & 127)
  }
  return Buffer.from(bytes.map((byte, index) => (index < bytes.length - 1 ? byte | 128 : byte)))
}

function distanceBytes(distance: number): Buffer {
  const bytes = [distance & 127]
  for (let rest = Math.floor(distance / 128); rest > 0; rest = Math.floor(rest / 128)) {
    rest--
    bytes.unshift(128 | (rest & 127))
  }
  return Buffer.from(bytes)
}

/** A git delta: pieces of the base by offset and length, and new text. */
export function makeDelta(
  sizes: { base: number; result: number },
  pieces: readonly (readonly [offset: number, length: number] | string)[],
): Buffer {
  const size = (wanted: number) => {
    const bytes: number[] = []
    let rest = wanted
    for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push(128 | (rest & 127))
    return Buffer.from([...bytes, rest])
  }
  const commands = pieces.map((piece) => {
    if (typeof piece === 'string') return Buffer.from([piece.length, ...Buffer.from(piece)])
    const command = Buffer.alloc(8)
    command[0] = 0xff
    command.writeUInt32LE(piece[0], 1)
    command.writeUIntLE(piece[1], 5, 3)
    return command
  })
  return Buffer.concat([size(sizes.base), size(sizes.result), ...commands])
}

/** Item of a git tree; `mode` as git writes it: `100644`, `40000`, `120000`. */
export interface GitTreeItem {
  readonly mode: string
  readonly name: string
  readonly id: string
}

export function gitTree(items: readonly GitTreeItem[]): GitPacked {
  const data = items.map(({ mode, name, id }) =>
    Buffer.concat([Buffer.from(`${mode} ${name}\0`), Buffer.from(id, 'hex')]),
  )
  return { type: 'tree', data: Buffer.concat(data) }
}

export function gitBlob(data: string | Buffer): GitPacked {
  return { type: 'blob', data: Buffer.from(data) }
}

export function gitCommit(tree: GitPacked): GitPacked {
  const by = 'A <a@example.com> 0 +0000'
  const text = `tree ${gitId(tree)}\nauthor ${by}\ncommitter ${by}\n\nAll\n`
  return { type: 'commit', data: Buffer.from(text) }
}

/** `refs` by name, such as `refs/heads/main`. */
export function makeBundle(refs: Readonly<Record<string, string>>, pack: Buffer): Buffer {
  const lines = Object.entries(refs).map(([name, id]) => `${id} ${name}\n`)
  return Buffer.concat([Buffer.from(`# v2 git bundle\n${lines.join('')}\n`), pack])
}
