import { describe, expect, it } from 'vitest'
import { cleanFileName, fileNameProblem } from './file-name.ts'

describe('cleanFileName', () => {
  it('takes out spaces around and what nobody sees', () => {
    expect(cleanFileName('  menu\u202Efdp.exe\u200B ')).toBe('menufdp.exe')
  })

  it('writes each letter one way', () => {
    expect(cleanFileName('Cafe\u0301.png')).toBe('Caf\u00e9.png')
  })
})

describe('fileNameProblem', () => {
  it.each([
    ['', 'Please enter a file name'],
    ['../../etc/passwd', 'A file name cannot contain slashes or control characters.'],
    ['a\\b.png', 'A file name cannot contain slashes or control characters.'],
    ['a\u0000.png', 'A file name cannot contain slashes or control characters.'],
    ['x'.repeat(201), 'A file name has at most 200 characters.'],
    ['x'.repeat(200), undefined],
    ['Blue Bowl (2).jpg', undefined],
    ['..', undefined],
  ])('says of %j: %s', (name, problem) => {
    expect(fileNameProblem(name)).toBe(problem)
  })
})
