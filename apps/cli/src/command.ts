/** A command of the program. To add one, write a file like its neighbours and list it in `commands/registry.ts`. */

export interface Command {
  readonly name: string
  /** One line for the list of commands. */
  readonly summary: string
  /** The text that `--help` prints. */
  readonly help: string
  /** Gives the exit code. Throws `WrongUse` for arguments it cannot take. */
  run(args: readonly string[], terminal: Terminal): Promise<number>
}

export interface Terminal {
  /** Prints the answer. */
  out(text: string): void
  /** Prints what went wrong on the way to the answer. */
  err(text: string): void
  readonly hasColour: boolean
  /** A developer's key of a site. */
  readonly key: string | undefined
  /** Aborted when the person at the terminal wants it to stop. Asked for once, by commands that go on until then. */
  interruption(): AbortSignal
  /** Path of a Chromium; undefined for a command that was started without one. */
  readonly chromium: string | undefined
  /** The build that this command is part of. */
  readonly build: string
  /** Folders in which relative paths begin; the first that has something there counts. */
  readonly folders: readonly string[]
}

export const EXIT = {
  clean: 0,
  /** The theme that was asked about cannot be installed, or was refused. */
  found: 1,
  /** Wrong use, or a file that cannot be read. */
  cannot: 2,
} as const

/** Something the person who typed it can put right. */
export class WrongUse extends Error {}
