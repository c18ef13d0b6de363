import { rename, rm, writeFile } from 'node:fs/promises'

/** Atomic write: a reader, even after a crash, sees either all of the file or none. */
export async function writeFileWhole(file: string, text: string, mode: number): Promise<void> {
  const draft = `${file}.${process.pid}.new`
  await rm(draft, { force: true })
  await writeFile(draft, text, { mode, flush: true })
  await rename(draft, file)
}
