import { expect, it } from 'vitest'
import { archiveNames } from './archive-names.ts'

it('gives each file a name of its own that leads into no folder', () => {
  expect(
    archiveNames([
      'cup.jpg',
      'Cup.JPG',
      'cup.jpg',
      '../../etc/passwd',
      'a\\b.txt',
      '..',
      'no-ending',
      'no-ending',
    ]),
  ).toEqual([
    'cup.jpg',
    'Cup (2).JPG',
    'cup (3).jpg',
    '_.._etc_passwd',
    'a_b.txt',
    'file',
    'no-ending',
    'no-ending (2)',
  ])
})
