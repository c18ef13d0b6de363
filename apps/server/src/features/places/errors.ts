import { problems } from '@sitewright/core/problem'

export const fail = problems({
  placesNoKey: {
    status: 422,
    message:
      'To look places up, enter a key for Google Maps in the settings of the site. Without one, enter the coordinates.',
  },
  placesRefused: {
    status: 422,
    message:
      'Google refused the key. For looking places up it must be allowed to use Places, and not be limited to addresses of browsers.',
  },
  placesOdd: { status: 422, message: 'Google answered with nothing that can be read.' },
})
