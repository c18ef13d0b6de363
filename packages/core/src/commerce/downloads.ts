/** Limits of downloads, and whether one can still be used. Pure. */

/** Downloads of one file by one customer: more than anybody needs, and too few for a link that was passed around. */
export const MAX_DOWNLOADS = 50

/** Days for which a download can be used; its owner can let it begin again. */
export const DOWNLOAD_DAYS = 365

/** Said of a download that is not handed out, in the mail and on the order page. */
export const DOWNLOAD_NOTES = {
  whenPaid: 'A download: you get it as soon as your payment is there.',
  byMail: 'A download: the shop sends you the file by email.',
  over: 'This download has ended. Please ask the shop to send you the link again.',
} as const

export interface DownloadUse {
  readonly uses: number
  /** Milliseconds. */
  readonly expiresAt: number
}

export function canDownload({ uses, expiresAt }: DownloadUse, now: number): boolean {
  return uses < MAX_DOWNLOADS && now < expiresAt
}
