import { problems } from '@sitewright/core/problem'

/** Everything about files that can be refused; the words are the spec’s (§5). */
export const fail = problems({
  assetMissing: { status: 404, message: 'That picture is no longer there.' },
  notAnImage: {
    status: 400,
    message: 'The file does not appear to be a supported image file.',
  },
  fileTooLarge: {
    status: 413,
    message: 'The file is too large. The maximum allowed file size is 20 MB.',
  },
  tooManyPixels: {
    status: 413,
    message: 'That picture has too many pixels. The most is 50 million.',
  },
})

export function notAnImage(fileName: string) {
  const message = `The file ${fileName} does not appear to be a supported image file.`
  return fail('notAnImage', { message })
}

export function fileTooLarge(fileName: string, maxSize: string) {
  const message = `The file ${fileName} is too large. The maximum allowed file size is ${maxSize}.`
  return fail('fileTooLarge', { message })
}
