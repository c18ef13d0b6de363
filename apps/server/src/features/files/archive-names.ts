/** Names of files in an archive: safe to unpack, and each only once. Pure. */

/** Characters that no system takes in a name, or that would lead into another folder. */
const UNSAFE = /[\\/:*?"<>|\p{Cc}]/gu

/** A second `cup.jpg` is `cup (2).jpg`, without regard to case, as some systems have none. */
export function archiveNames(filenames: readonly string[]): string[] {
  const taken = new Set<string>()
  return filenames.map((filename) => {
    const safe = filename.replace(UNSAFE, '_').replace(/^[. ]+|[. ]+$/g, '') || 'file'
    const [, stem = safe, ending = ''] = /^(.+?)(\.[^.]*)?$/u.exec(safe) ?? []
    let name = safe
    for (let count = 2; taken.has(name.toLowerCase()); count += 1) {
      name = `${stem} (${count})${ending}`
    }
    taken.add(name.toLowerCase())
    return name
  })
}
