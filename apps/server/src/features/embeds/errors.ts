import { EMBED_PROVIDERS } from '@sitewright/core/embeds/embed-providers'
import { problems } from '@sitewright/core/problem'

const names = EMBED_PROVIDERS.map(({ name }) => name).join(', ')

export const fail = problems({
  embedUnknown: {
    status: 422,
    message: `Nothing at that address can be embedded. These services can: ${names}. For any other use a code block.`,
  },
  embedOdd: { status: 422, message: 'The service answered with nothing that can be embedded.' },
  vimeoBasic: {
    status: 422,
    message: 'Vimeo Basic accounts are unsupported. Please share a video from a different account.',
  },
  pictureUnknown: {
    status: 422,
    message: 'Enter the address of a picture, which ends with .jpg, .png, .webp, .gif or .avif.',
  },
})
