/** Works on what a generator gives with a few workers at once; the first failure ends all. */
export async function inParallel<Item>(
  items: AsyncIterable<Item>,
  workers: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const iterator = items[Symbol.asyncIterator]()
  let isFailed = false
  const one = async () => {
    while (!isFailed) {
      const { value, done } = await iterator.next()
      if (done) return
      await work(value)
    }
  }
  const all = Array.from({ length: workers }, () =>
    one().catch((error) => {
      isFailed = true
      throw error
    }),
  )
  try {
    await Promise.all(all)
  } finally {
    await Promise.allSettled(all)
    await iterator.return?.()
  }
}
