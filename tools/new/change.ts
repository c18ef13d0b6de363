/** The changes that a job makes to the project: collected first, and written only when all of them are certain. */

import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { Refusal } from './refusal.ts'

export class Change {
  /** The folder of the project. */
  readonly #root: string
  /** Texts of new files, by path. */
  readonly #made = new Map<string, string>()
  /** New texts of files that are there, by path. */
  readonly #edited = new Map<string, string>()
  /** Paths that are copied from, by the paths of the copies. */
  readonly #copies = new Map<string, string>()
  /** A line for each copied file or folder. */
  readonly #copied: string[] = []
  /** Steps left to the person who began the job, a sentence each. */
  readonly next: string[] = []
  /** Pages of `docs` are made from what it adds. */
  isDocumented = false

  constructor(root: string) {
    this.#root = root
  }

  read(path: string): string {
    return this.#edited.get(path) ?? readFileSync(join(this.#root, path), 'utf8')
  }

  exists(path: string): boolean {
    return existsSync(join(this.#root, path))
  }

  /** Names of what is in a folder, and below it if asked for. */
  list(folder: string, { recursive = false } = {}): string[] {
    return readdirSync(join(this.#root, folder), { recursive, encoding: 'utf8' }).sort()
  }

  make(path: string, text: string): void {
    this.#refuseIfThere(path)
    this.#made.set(path, text)
  }

  /** Copies a folder as it is, without the files of `except`. */
  copy(from: string, to: string, except: readonly string[]): void {
    this.#refuseIfThere(to)
    this.#copied.push(`${to}, a copy of ${from}`)
    for (const path of this.list(from, { recursive: true })) {
      if (except.includes(path) || this.#isFolder(`${from}/${path}`)) continue
      this.#copies.set(`${to}/${path}`, `${from}/${path}`)
    }
  }

  copyFile(from: string, to: string): void {
    this.#refuseIfThere(to)
    this.#copied.push(`${to}, a copy of ${from}`)
    this.#copies.set(to, from)
  }

  edit(path: string, change: (text: string) => string): void {
    const before = this.read(path)
    const after = change(before)
    if (after === before) throw new Error(`Nothing was changed in ${path}`)
    this.#edited.set(path, after)
  }

  /** Paths that Biome formats. */
  get sources(): string[] {
    return [...this.#made.keys(), ...this.#edited.keys()].filter((path) => /\.(ts|css)$/.test(path))
  }

  get made(): string[] {
    return [...this.#copied, ...this.#made.keys()].sort()
  }

  get edited(): string[] {
    return [...this.#edited.keys()].sort()
  }

  write(): void {
    for (const [path, text] of [...this.#made, ...this.#edited]) {
      mkdirSync(dirname(join(this.#root, path)), { recursive: true })
      writeFileSync(join(this.#root, path), text)
    }
    for (const [to, from] of this.#copies) cpSync(join(this.#root, from), join(this.#root, to))
  }

  #isFolder(path: string): boolean {
    return statSync(join(this.#root, path)).isDirectory()
  }

  #refuseIfThere(path: string): void {
    if (this.exists(path)) throw new Refusal(`There is ${path} already: choose another name.`)
  }
}
