/** Timeout with fallback: the result of `answer`, or of `fallback` where it fails or takes longer than `ms` milliseconds. */
export function withFallback<Result>(
  answer: Promise<Result>,
  ms: number,
  fallback: (error: unknown) => Result,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const end = (give: () => Result) => {
      clearTimeout(timer)
      try {
        resolve(give())
      } catch (error) {
        reject(error)
      }
    }
    const timer = setTimeout(() => end(() => fallback(new Error('It takes too long'))), ms)
    answer.then(
      (result) => end(() => result),
      (error) => end(() => fallback(error)),
    )
  })
}
