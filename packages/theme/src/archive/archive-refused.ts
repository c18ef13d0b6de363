/** The reasons why an archive is refused. None of its files are kept then. */

const MESSAGES = {
  'archive-checksum': 'Its checksum is wrong: the archive was damaged.',
  'archive-corrupt': 'The archive cannot be read here: it ends early or was damaged.',
  'archive-encrypted': 'It is encrypted. Make the archive without a password.',
  'archive-incomplete':
    'The bundle needs commits that are not in it. Make it with `git bundle create theme.bundle HEAD`.',
  'archive-overlap': 'It lies on top of another file in the archive.',
  'archive-ratio': 'It unpacks to more than 100 times its size.',
  'archive-ref-unknown': 'The bundle has several branches and none is called HEAD, main or master.',
  'archive-too-large': 'The archive is too large: it may have 64 MB, and its history 256 MB.',
  'archive-unknown': 'It is neither a zip file, a git bundle nor a tar.gz file.',
  'archive-unsupported': 'It is packed in a way that is not supported.',
  'entry-refused': 'It is neither a file nor a folder, but a device, a pipe or another repository.',
  'file-too-large': 'The file is larger than 10 MB.',
  'link-refused': 'It is a link, which could lead out of the theme.',
  'path-duplicate': 'It is there twice, or differs from another file only in case or accents.',
  'path-refused': 'Its path leads out of the theme, or has characters that paths may not have.',
  'theme-too-large': 'The theme is larger than 64 MB.',
  'too-many-files': 'The theme has more than 2,000 files. Leave out what does not belong to it.',
} as const

export type RefusalCode = keyof typeof MESSAGES

export class ArchiveRefused extends Error {
  /** Stable, for programs. */
  readonly code: RefusalCode
  /** The file as the archive calls it; undefined when the whole archive is meant. */
  readonly file: string | undefined

  constructor(code: RefusalCode, file?: string) {
    super(MESSAGES[code])
    this.code = code
    this.file = file === undefined ? undefined : shown(file)
  }
}

/** A name that is safe to show: names in archives are hostile. */
function shown(path: string): string {
  return path.slice(0, 200).replace(/\p{Cc}|\p{Cf}|\p{Cs}/gu, '\ufffd')
}
