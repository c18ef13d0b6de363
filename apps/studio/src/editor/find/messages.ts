/** Words of find and replace. */
export const FIND_MESSAGES = {
  find: 'Find and replace',
  findWords: 'Find',
  findWith: 'Replace with',
  findNext: 'Next match',
  findPrevious: 'Previous match',
  findCase: 'Match case',
  findWhole: 'Whole words',
  findReplace: 'Replace',
  findReplaceAll: 'Replace all',
  findCount: '{at} of {count}',
  findKept: '{at} of {count}, locked',
  findNone: 'No matches',
  findReplaced:
    '{count, plural, one {# match} other {# matches}} replaced{kept, plural, =0 {.} one {, # left as it is.} other {, # left as they are.}}',
} as const
