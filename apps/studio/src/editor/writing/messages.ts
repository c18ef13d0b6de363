/** Words of writing on the page: the drawer beside it, its count of words, and full screen. */

export const WRITING_MESSAGES = {
  deskConflict: 'Your changes are kept here.',
  clashAnother: 'Another choice',
  clashTitle: 'Somebody else has changed this, too',
  clashWhy: 'Until you choose, theirs is what is saved.',
  clashYours: 'Yours',
  clashTheirs: 'Theirs',
  deskClashed: 'Somebody else has changed the same as you. Both are kept: choose in the settings.',
  deskForm: 'Prices, variants and more',
  deskFormHint: 'What sells it stands in its form.',
  deskGone: 'Somebody else has deleted it. It is in the trash for 30 days.',
  deskNotSaved: 'Something beside the text could not be saved. The settings say what.',
  deskReload: 'Take in their changes',
  deskRetry: 'Try again',
  deskSave: 'Save changes',
  deskSaveHint: 'Visitors see this as soon as you save it.',
  deskUndo: 'Discard',
  openList: 'Open its list',
  onlyWords: 'Only the words',
  onlyWordsEnd: 'Show everything',
  reading:
    '{words, plural, one {# word} other {# words}} · {minutes, plural, one {# minute} other {# minutes}} to read',
  titleMissing: 'It has no title yet. Visitors would see “Untitled”.',
} as const
