/** Driver interface: a place where the files of all sites lie, on a disk or at a service. */

import type { Readable } from 'node:stream'

export interface ByteRange {
  readonly start: number
  readonly end: number
}

export interface FileStream {
  /** Bytes of the whole file. */
  readonly size: number
  readonly body: Readable
}

export interface FileFacts {
  readonly bytes: number
  readonly changedAt: Date
}

/** Names of the kinds of stores, as settings and commands have them. */
export const STORE_KINDS = ['folder', 's3'] as const

export type StoreKind = (typeof STORE_KINDS)[number]

/**
 * Paths are relative, with slashes: the site's id, then the file's key. Whoever calls has checked them. Names that begin with a dot are
 * the store's own. Bytes never change under a path that somebody was told of.
 */
export interface FileStore {
  readonly kind: StoreKind
  /** Name for people: `the folder /srv/files`. */
  readonly title: string
  /** Folder of this machine in which drafts are written. */
  readonly drafts: string
  /** Undefined when there is no such file. */
  open(path: string, range?: ByteRange): Promise<FileStream | undefined>
  /** Undefined when there is no such file. */
  stat(path: string): Promise<FileFacts | undefined>
  /** Path of the file on this machine's disk, where it may be read for some seconds; undefined when there is no such file. */
  find(path: string): Promise<string | undefined>
  /** Writes a file whole, or not at all; once it resolves, a power cut loses nothing. */
  put(path: string, bytes: Uint8Array): Promise<void>
  /** As `put`, with the bytes of a draft, which may be gone afterwards. */
  adopt(path: string, draft: string): Promise<void>
  /** Brings the bytes of a draft where they only have to get their name, which is quick: a transaction may wait for that. */
  stage(draft: string): Promise<Staged>
  /** Removes a file, or a folder with everything in it. */
  remove(path: string): Promise<void>
  /** Names of the entries directly in a folder, or at the top (`''`); none when there is no such folder. */
  names(folder: string): Promise<string[]>
  /** Paths of all files of sites, or of those in one folder. */
  walk(folder?: string): AsyncGenerator<string>
  /** Bytes of all that `walk` gives. */
  bytes(folder?: string): Promise<number>
  /** Removes what killed processes have left of drafts that are older than this many milliseconds. */
  sweep(olderThanMs: number): Promise<void>
  /** Tries to write, read and remove; throws a `StartProblem` that says what to do. */
  check(): Promise<void>
  close(): Promise<void>
}

/** A draft whose bytes are safe. */
export interface Staged {
  adopt(path: string): Promise<void>
  /** Removes what is left; after `adopt` that is nothing. */
  discard(): Promise<void>
}
