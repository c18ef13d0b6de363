import type { CallFailure } from '@sitewright/api/client'
import type { Asset } from '@sitewright/api/files/shapes'
import { uploadAsset } from '@sitewright/api/files/upload-asset'
import { type FileKind, uploadProblem } from '@sitewright/core/files/file-types'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useCall } from '../session/StudioProvider.tsx'

/** A file on its way to the server, or one that did not get there. */
export interface Upload {
  readonly id: number
  readonly name: string
  readonly file: File
  /** Folder that it was begun for; undefined for the top. */
  readonly folderId: string | undefined
  /** The part of it that has been sent, from 0 to 1; at 1 the server looks at it. */
  readonly sent: number
  /** Why it was not taken. */
  readonly problem?: string | undefined
  /** Whether another try may do better: the file itself is not what is wrong. */
  readonly canRetry?: boolean
  /** Whether it was stopped by whoever chose it. */
  readonly isCancelled?: boolean
  /** The file of the same bytes that was in the library, and was taken in its place. */
  readonly known?: Asset | undefined
}

export interface Uploads {
  readonly uploads: readonly Upload[]
  /**
   * Gives what was taken, in the order of the files; the others stay in `uploads` with what is wrong. Of a file that the library has
   * already it gives that one, and says so in `uploads`.
   */
  upload(files: readonly File[]): Promise<readonly Asset[]>
  /** Sends one again that failed, or that was known: it is kept once more then. */
  retry(id: number): Promise<readonly Asset[]>
  /** Stops an upload, or puts away one that failed. */
  dismiss(id: number): void
}

export function isUnderWay({ problem, isCancelled, known }: Upload): boolean {
  return !problem && !isCancelled && !known
}

/** Uploads sent at once: the server checks one while the next is under way. */
const AT_ONCE = 3

const NOT_COMPLETE = 'File upload failed to complete'
const NOT_PROCESSED = 'File processing failed'
const NO_DATA = 'No response data from job request'

let lastId = 0

export interface UploadOptions {
  /** Only files of this kind. */
  readonly kind?: FileKind | undefined
  /** Folder that they are put into; by default the top. */
  readonly folderId?: string | undefined
}

/** Stores files in a site's library; one that fails does not keep the others back. */
export function useUploads(siteId: string, { kind, folderId }: UploadOptions = {}): Uploads {
  const call = useCall()
  const queries = useQueryClient()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const stops = useRef(new Map<number, AbortController>())

  const change = (id: number, changes: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)))
  const remove = (id: number) => setUploads((all) => all.filter((one) => one.id !== id))

  const store = async (
    { id, file, folderId: into }: Pick<Upload, 'id' | 'file' | 'folderId'>,
    sameBytes: 'reuse' | 'keep' = 'reuse',
  ): Promise<Asset | undefined> => {
    const stop = stops.current.get(id)
    if (!stop || stop.signal.aborted) return undefined
    const onSent = (sent: number) => change(id, { sent })
    try {
      const request = { body: file, signal: stop.signal, onSent }
      const input = { siteId, filename: file.name, folderId: into, sameBytes }
      const answer = await call(uploadAsset, input, request)
      // A proxy that answers for a server that is gone may say 200 to what nobody received.
      if (!answer?.asset) throw new Error(NO_DATA)
      if (answer.isKnown) change(id, { sent: 1, known: answer.asset })
      else remove(id)
      return answer.asset
    } catch (failure) {
      if (!stop.signal.aborted) change(id, { problem: wordsOf(failure), canRetry: true })
      return undefined
    } finally {
      stops.current.delete(id)
    }
  }

  return {
    uploads,
    async upload(files) {
      const added = files.map((file): Upload => {
        lastId += 1
        const problem = uploadProblem(file, kind)
        if (!problem) stops.current.set(lastId, new AbortController())
        const begun = { id: lastId, name: file.name, file, folderId, sent: 0 }
        return problem ? { ...begun, problem } : begun
      })
      setUploads((all) => [...all, ...added])
      const stored: (Asset | undefined)[] = []
      const waiting = [...added.entries()].filter(([, { problem }]) => !problem)
      const work = async () => {
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          const [index, upload] = next
          stored[index] = await store(upload)
        }
      }
      await Promise.all(Array.from({ length: AT_ONCE }, work))
      void queries.invalidateQueries({ queryKey: ['assets', siteId] })
      return stored.filter((asset) => asset !== undefined)
    },
    async retry(id) {
      const before = uploads.find((one) => one.id === id)
      if (!before) return []
      stops.current.set(id, new AbortController())
      change(id, {
        sent: 0,
        problem: undefined,
        isCancelled: false,
        canRetry: false,
        known: undefined,
      })
      const asset = await store(before, before.known ? 'keep' : 'reuse')
      void queries.invalidateQueries({ queryKey: ['assets', siteId] })
      return asset ? [asset] : []
    },
    dismiss(id) {
      const stop = stops.current.get(id)
      if (!stop || stop.signal.aborted) return remove(id)
      stop.abort()
      change(id, { isCancelled: true })
    },
  }
}

/** Words for a failed upload: the server's, or else those of specification §8. */
function wordsOf(failure: unknown): string {
  const { code = '', message = '' } = failure instanceof Error ? (failure as Failure) : {}
  if (code === 'unreachable') return `${NOT_COMPLETE}. ${message}`
  if (code === 'unknown') return NOT_PROCESSED
  return message || NOT_COMPLETE
}

type Failure = Partial<CallFailure>
