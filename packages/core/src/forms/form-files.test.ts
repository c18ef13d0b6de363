import { expect, it } from 'vitest'
import {
  acceptOf,
  formFileProblem,
  isTypeOf,
  MAX_FORM_FILE_BYTES,
  refusedFile,
} from './form-files.ts'

const pictures = (type: Parameters<typeof isTypeOf>[0]) => isTypeOf(type, ['pictures'])

it.each([
  ['a.png', 1, undefined],
  ['a.JPEG', 1, undefined],
  ['a.png', MAX_FORM_FILE_BYTES, undefined],
  ['a.png', MAX_FORM_FILE_BYTES + 1, 'fileTooLarge'],
  ['a.png', 0, 'fileLies'],
  ['a.pdf', 1, 'fileKind'],
  ['a.svg', 1, 'fileKind'],
  ['a.html', 1, 'fileKind'],
  ['png', 1, 'fileKind'],
])('of %s with %d bytes is said: %s', (name, size, problem) => {
  expect(formFileProblem({ name, size }, pictures)).toBe(problem)
})

it('offers the files of the chosen kinds', () => {
  expect(acceptOf(['pictures', 'archives'])).toBe('.jpeg,.jpg,.png,.gif,.webp,.avif,.zip')
  expect(acceptOf([])).toBe('')
})

it.each([
  ['notSupported', 'fileLies'],
  ['fileTooLarge', 'fileTooLarge'],
  ['toString', 'fileMissing'],
])('a refusal called %s is told as %s', (code, problem) => {
  expect(refusedFile(code)).toBe(problem)
})
