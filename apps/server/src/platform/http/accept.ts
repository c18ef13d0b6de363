/** Content negotiation: reads the `Accept` headers of a request. Pure. */

/** Quality of each named value, by the value in lower case: from 0 for refused to 1. */
export function qualitiesIn(accepted: string): Map<string, number> {
  return new Map(
    accepted
      .toLowerCase()
      .split(',')
      .map((one) => {
        const [name = '', ...parameters] = one.split(';').map((part) => part.trim())
        const q = parameters.find((parameter) => parameter.startsWith('q='))
        return [name, q === undefined ? 1 : Number(q.slice(2)) || 0]
      }),
  )
}
