import type { TrashKind } from '@sitewright/core/trash'

const KINDS = {
  'trash.kind.page': 'Page',
  'trash.kind.item': 'Item',
  'trash.kind.product': 'Product',
  'trash.kind.file': 'File',
} as const satisfies Record<`trash.kind.${TrashKind}`, string>

const KINDS_IN_PLURAL = {
  'trash.kinds.page': 'Pages',
  'trash.kinds.item': 'Posts, events and other items',
  'trash.kinds.product': 'Products',
  'trash.kinds.file': 'Pictures and files',
} as const satisfies Record<`trash.kinds.${TrashKind}`, string>

export const TRASH_MESSAGES = {
  ...KINDS,
  ...KINDS_IN_PLURAL,
  'trash.title': 'Trash',
  'trash.description':
    'What was removed waits here and can be put back. Files in the trash still count towards your storage.',
  'trash.loading': 'Loading the trash…',
  'trash.failed': 'The trash could not be loaded.',
  'trash.what': 'What',
  'trash.kind': 'Kind',
  'trash.everything': 'Everything',
  'trash.removedAt': 'Removed',
  'trash.removedBy': '{when}, by {by}',
  'trash.someone': 'somebody whose account is gone',
  'trash.left': 'Goes for good',
  'trash.daysLeft': '{days, plural, =0 {Goes today} one {# day left} other {# days left}}',
  'trash.actions': 'Actions',
  'trash.restore': 'Put back',
  'trash.restoreThis': 'Put “{title}” back',
  'trash.remove': 'Delete for good',
  'trash.removeThis': 'Delete “{title}” for good',
  'trash.removeTitle': 'Delete “{title}” for good?',
  'trash.removeHint': 'It cannot be brought back after that.',
  'trash.removed': '“{title}” is gone for good.',
  'trash.empty': 'Empty the trash',
  'trash.emptyTitle': 'Empty the trash?',
  'trash.emptyHint':
    'Everything in it is deleted for good and cannot be brought back, also what is not shown here yet.',
  'trash.emptyKindTitle': 'Delete all of these for good?',
  'trash.emptied':
    '{count, plural, one {# thing was deleted for good.} other {# things were deleted for good.}}',
  'trash.nothingTitle': 'The trash is empty',
  'trash.nothingHint': 'Pages, items, products and files that you remove wait here for a while.',
  'trash.nothingOfKind': 'Nothing of this kind',
  'trash.showAll': 'Show everything',
  'trash.restored': '“{title}” is back.',
  'trash.restoredMany': '{count, plural, one {# file is back.} other {# files are back.}}',
  'trash.restoredDraft': '“{title}” is back as a draft. Publish it to show it to visitors.',
  'trash.newAddress': 'Its address is {address} now, since something else has taken its own.',
  'trash.newSkus': 'Other products use these SKUs, so they were numbered: {skus}.',
} as const
