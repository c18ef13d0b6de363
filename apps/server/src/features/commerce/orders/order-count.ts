/** Counter metric: orders that this process has made since it started. */
let count = 0

export function countOrder(): void {
  count += 1
}

export function ordersMade(): number {
  return count
}
