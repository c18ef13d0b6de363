import { problems } from '@sitewright/core/problem'

export const fail = problems({
  takenMeanwhile: {
    status: 409,
    message: 'Its address or SKU was taken in this moment. Please put it back once more.',
  },
  entryMissing: { status: 404, message: 'That is no longer in the trash.' },
})
