/** Accepts an upload: checks its type and limits, and removes anything harmful, so that it can be stored. */

import { open, readFile, stat, writeFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { cleanFileName, fileNameProblem } from '@sitewright/core/files/file-name'
import {
  extensionOf,
  FILE_TYPES,
  type FileExtension,
  MAX_FILE_BYTES,
  maxBytesOf,
} from '@sitewright/core/files/file-types'
import type { Id } from '@sitewright/core/id'
import type { Draft, Files } from '../../platform/files/files.ts'
import type { Received } from '../../platform/files/receive-body.ts'
import type { AssetFacts, FileFacts } from './asset-table.ts'
import { cleanDrawing } from './clean-drawing.ts'
import { fail, fileTooLarge, notSupported } from './errors.ts'
import { type DecodedType, drawingColors, prepareImage, tooMuchToDraw } from './image-work.ts'
import { HEAD_BYTES, recognise } from './recognise.ts'

export interface TakenIn {
  readonly facts: AssetFacts
  /** SHA-256 of the bytes as they came. */
  readonly contentHash: string
  /** The finished file, to be adopted by a site. */
  readonly draft: Draft
}

export interface Incoming {
  readonly siteId: Id
  /** Name as `checkedName` gives it. */
  readonly filename: string
  /** The bytes as they arrive. */
  readonly body: unknown
  /** The most bytes, where that is less than for files of its kind. */
  readonly maxBytes?: number
}

/** A name as it is stored, or a refusal that says what is wrong with it. */
export function checkedName(name: string): string {
  const cleaned = cleanFileName(name)
  const problem = fileNameProblem(cleaned)
  if (problem) throw fail('fileName', { message: problem, errors: { filename: problem } })
  return cleaned
}

/** Runs `work` on the accepted upload. Whatever happens, no unfinished file is left behind. */
export async function takeIn<Result>(
  files: Files,
  incoming: Incoming,
  work: (taken: TakenIn) => Promise<Result>,
): Promise<Result> {
  const { siteId } = incoming
  const drafts = [await files.draft(siteId), await files.draft(siteId)] as const
  try {
    const [received, finished] = drafts
    const { type, hash } = await receive(received, incoming)
    const facts = await finish(type, received, finished, incoming)
    const draft = 'kind' in facts ? received : finished
    await draft.stage()
    return await work({ facts, contentHash: hash, draft })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') throw fail('diskFull')
    throw error
  } finally {
    for (const draft of drafts) await draft.discard()
  }
}

/** An upload that is kept as it came. */
export interface WholeFile {
  readonly type: FileExtension
  readonly bytes: number
  readonly draft: Draft
}

/** As `takeIn`, for files that nobody's browser draws: pictures among them are not looked into. */
export async function takeInWhole<Result>(
  files: Files,
  incoming: Incoming,
  work: (taken: WholeFile) => Promise<Result>,
): Promise<Result> {
  const draft = await files.draft(incoming.siteId)
  try {
    const { type, bytes } = await receive(draft, incoming)
    await draft.stage()
    return await work({ type, bytes, draft })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') throw fail('diskFull')
    throw error
  } finally {
    await draft.discard()
  }
}

async function sizeOf({ path }: Draft): Promise<number> {
  return (await stat(path)).size
}

/** Writes the body to the draft and recognises its type. */
async function receive(
  draft: Draft,
  { filename, body, maxBytes = Infinity }: Incoming,
): Promise<Received & { readonly type: FileExtension }> {
  const claimed = extensionOf(filename)
  const unsupported = () => notSupported(filename, claimed && FILE_TYPES[claimed].kind)
  // A file whose name claims nothing may still be a picture.
  const limit = Math.min(maxBytes, claimed ? maxBytesOf(claimed) : MAX_FILE_BYTES.image)
  if (!(body instanceof Readable)) throw unsupported()
  const received = await draft.receive(body, limit).catch((error) => {
    if (body.errored) throw fail('uploadBroken')
    throw error
  })
  if (!received) throw fileTooLarge(filename, limit)
  const { bytes } = received
  const type = bytes > 0 ? recognise(await headOf(draft.path), claimed) : undefined
  if (!type) throw unsupported()
  if (bytes > maxBytesOf(type)) throw fileTooLarge(filename, maxBytesOf(type))
  return { ...received, type }
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

async function finish(
  type: FileExtension,
  received: Draft,
  finished: Draft,
  { siteId, filename }: Incoming,
): Promise<AssetFacts> {
  const { kind } = FILE_TYPES[type]
  if (kind !== 'image') return fileFacts(type as FileFacts['format'], kind, received)
  const facts =
    type === 'svg'
      ? await finishDrawing(siteId, received, finished)
      : await prepareImage(siteId, {
          type: type as DecodedType,
          from: received.path,
          to: finished.path,
        })
  if (!facts) throw notSupported(filename, 'image')
  return facts
}

async function fileFacts(
  format: FileFacts['format'],
  kind: FileFacts['kind'],
  draft: Draft,
): Promise<FileFacts> {
  return { kind, format, bytes: await sizeOf(draft) }
}

async function finishDrawing(
  siteId: Id,
  received: Draft,
  finished: Draft,
): Promise<AssetFacts | undefined> {
  const drawing = cleanDrawing(await readFile(received.path, 'utf8'))
  if (!drawing) return undefined
  if (!drawing.isDrawable) throw tooMuchToDraw()
  const { svg, width, height } = drawing
  await writeFile(finished.path, svg)
  return {
    width,
    height,
    bytes: Buffer.byteLength(svg),
    format: 'svg',
    hasAlpha: true,
    isAnimated: false,
    colors: await drawingColors(siteId, finished.path),
  }
}
