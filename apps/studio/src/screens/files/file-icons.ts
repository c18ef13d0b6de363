import type { FileKind } from '@sitewright/core/files/file-types'
import { FileText, Film, type IconComponent, ImageIcon, Music, Type } from '@sitewright/ui/icons'
import type { MessageId } from '../../messages.ts'

/** The icon of each kind of file, for files without a picture, and its name. */
export const KIND_LOOKS: Readonly<
  Record<FileKind, { readonly icon: IconComponent; readonly label: MessageId }>
> = {
  image: { icon: ImageIcon, label: 'files.kindImage' },
  audio: { icon: Music, label: 'files.kindAudio' },
  video: { icon: Film, label: 'files.kindVideo' },
  font: { icon: Type, label: 'files.kindFont' },
  document: { icon: FileText, label: 'files.kindDocument' },
}
