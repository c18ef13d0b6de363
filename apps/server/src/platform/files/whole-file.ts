import { rename, rm, writeFile } from 'node:fs/promises'

/** Writes a file so that a reader, even after a crash, sees either all of it or none. */
export async function writeFileWhole(file: string, text: string, mode: number): Promise<void> {
  const draft = `${file}.${process.pid}.new`
  await rm(draft, { force: true })
  await writeFile(draft, text, { mode, flush: true })
  await rename(draft, file)
}
