import type { OrderShape } from '@sitewright/api/orders/shapes'
import { DOWNLOAD_NOTES } from '@sitewright/core/commerce/downloads'
import { fileSize } from '@sitewright/core/files/file-size'
import { usePageSay } from '../words.ts'

export interface DownloadProps {
  readonly line: OrderShape['lines'][number]
  readonly payment: OrderShape['payment']
}

/** The link to the file that was bought, or why there is none yet; nothing for what is no download. */
export function Download({ line, payment }: DownloadProps) {
  const say = usePageSay()
  const { isDownload, download } = line
  if (!isDownload) return null
  if (!download) {
    const isAwaited = payment === 'unpaid' || payment === 'authorized'
    return <span className="sw-note">{say(DOWNLOAD_NOTES[isAwaited ? 'whenPaid' : 'byMail'])}</span>
  }
  if (download.path === null) {
    return <span className="sw-note">{say(DOWNLOAD_NOTES.over)}</span>
  }
  return (
    <span className="sw-download">
      <a className="sw-link" href={download.path}>
        {say('Download {filename}', { filename: download.filename })}
      </a>
      <span className="sw-note">{fileSize(download.bytes)}</span>
    </span>
  )
}
