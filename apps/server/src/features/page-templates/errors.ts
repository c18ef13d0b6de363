import { problems } from '@sitewright/core/problem'

export const fail = problems({
  pageMissing: { status: 404, message: 'This page is gone.' },
  noTemplate: {
    status: 409,
    message: 'Only pages that are made of sections can be kept as a template.',
  },
  tooManyTemplates: {
    status: 409,
    message: 'A site can keep 50 templates: remove one that nobody uses any more.',
  },
  templateTooLarge: {
    status: 413,
    message: 'This page is too large to be kept as a template. Please take something out of it.',
  },
})
