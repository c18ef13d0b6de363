import type { FileKind } from '@sitewright/core/forms/site-form'

/** Names of files that a browser offers for each kind; the server tells a file's type from its bytes. */
export const ACCEPTED: Readonly<Record<FileKind, readonly string[]>> = {
  pictures: ['.jpg', '.jpeg', '.png', '.gif', '.webp', '.heic', '.avif'],
  documents: ['.pdf', '.doc', '.docx', '.odt', '.xls', '.xlsx', '.ods', '.txt', '.csv', '.rtf'],
  audio: ['.mp3', '.m4a', '.wav', '.ogg', '.flac'],
  video: ['.mp4', '.mov', '.webm'],
  archives: ['.zip'],
}
