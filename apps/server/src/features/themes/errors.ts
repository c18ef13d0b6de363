import { problems } from '@sitewright/core/problem'

/** Every refusal about installed themes, in the words that the owner reads. */
export const fail = problems({
  versionMissing: { status: 404, message: 'That version of the theme is no longer there.' },
  themeInUse: {
    status: 409,
    message:
      'The site uses this version, or an earlier state of the site does that can be brought back. It stays.',
  },
  themeRefused: { status: 400, message: 'The theme cannot be installed as it is.' },
  archiveTooLarge: { status: 413, message: 'A theme may have 64 MB.' },
  uploadBroken: { status: 400, message: 'File upload failed to complete' },
  tooManyVersions: {
    status: 409,
    message: 'A site keeps at most 30 versions of themes. Remove some that you no longer need.',
  },
  themesFull: {
    status: 413,
    message: 'Installed themes may take 256 MB. Remove versions that you no longer need.',
  },
})
