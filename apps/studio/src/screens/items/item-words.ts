/** Nouns for items of each kind: "post", "posts". */

import {
  type CollectionKindName,
  collectionKind,
  type RecordType,
} from '@sitewright/core/content/collection-kinds'
import { RECORD_TYPES } from '@sitewright/core/enumerations'
import type { MessageId } from '../../messages.ts'

const NOUNS: Readonly<Record<string, MessageId>> = {
  post: 'noun.post',
  event: 'noun.event',
  picture: 'noun.picture',
  track: 'noun.track',
  video: 'noun.video',
  lesson: 'noun.lesson',
  product: 'noun.product',
}

/** A message that takes `count`. */
export function nounOf(kind: CollectionKindName): MessageId {
  return NOUNS[collectionKind(kind).items?.noun ?? ''] ?? 'noun.entry'
}

const { text, image, gallery, quote, link, audio, video } = RECORD_TYPES

const RECORD_LABELS: ReadonlyMap<number, MessageId> = new Map([
  [text, 'record.text'],
  [image, 'record.image'],
  [gallery, 'record.gallery'],
  [quote, 'record.quote'],
  [link, 'record.link'],
  [audio, 'record.audio'],
  [video, 'record.video'],
])

export function recordLabel(recordType: RecordType | number): MessageId {
  return RECORD_LABELS.get(recordType) ?? 'noun.entry'
}
