/** The service that keeps the files does not answer, or not as it should. It never carries what was sent, which is signed. */
export class FilesAway extends Error {
  override readonly name = 'FilesAway'
  /** Known to `troubleOf`. */
  readonly code = 'FILES_AWAY'
}
