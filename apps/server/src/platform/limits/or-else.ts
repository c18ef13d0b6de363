/** What `answer` becomes; what `fallback` gives where it fails, or takes longer than `ms` milliseconds. */
export function orElse<Result>(
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
