/** Settings of the background of a section, described by fields as those of blocks are. */

import type { SectionSettings } from '@sitewright/core/document/page-document'
import {
  choice,
  embed,
  file,
  focalPoint,
  initialValues,
  is,
  isNot,
  picture,
  schemaOf,
  type ValuesOf,
} from '../fields/index.ts'

const ofVideo = { source: is('video') } as const

export const BACKGROUND_FIELDS = {
  source: choice({
    label: 'Background',
    options: { none: 'Colour', upload: 'Picture', video: 'Video' },
    initial: 'none',
  }),
  film: choice({
    label: 'Where the film is',
    options: { file: 'A file', address: 'An address' },
    initial: 'file',
    shownWhen: ofVideo,
  }),
  fileId: file({
    label: 'Film',
    hint: 'MP4 or WebM, up to 200 MB. It plays without sound.',
    accepts: 'video',
    shownWhen: { ...ofVideo, film: is('file') },
  }),
  embed: embed({
    label: 'Address of the film',
    hint: 'At YouTube or Vimeo. Visitors who did not agree to content of other sites see the picture, and a button that plays the film.',
    isLoop: true,
    shownWhen: { ...ofVideo, film: is('address') },
  }),
  pictureId: picture({ shownWhen: { source: isNot('none') } }),
  focalPoint: focalPoint({
    belongsTo: 'pictureId',
    shownWhen: { source: isNot('none'), pictureId: isNot('') },
  }),
  veil: choice({
    label: 'Veil',
    hint: 'The section’s colour over it, which keeps words readable.',
    options: { usual: 'Usual', light: 'Light', strong: 'Strong' },
    initial: 'usual',
    shownWhen: { source: isNot('none') },
  }),
}

export type SectionBackground = ValuesOf<typeof BACKGROUND_FIELDS>

export const backgroundSchema = schemaOf(BACKGROUND_FIELDS)

const PLAIN: SectionBackground = initialValues(BACKGROUND_FIELDS)

/** The settings of a section's background. One that cannot be read is a colour; a picture may be stored as it was before there were films. */
export function backgroundOf({ background, backgroundId }: SectionSettings): SectionBackground {
  if (background) return backgroundSchema.safeParse({ ...PLAIN, ...background }).data ?? PLAIN
  return backgroundId ? pictureBackground(backgroundId) : PLAIN
}

export function pictureBackground(pictureId: string): SectionBackground {
  return { ...PLAIN, source: 'upload', pictureId }
}
