/** Rows of a matrix of tests: all of them at night, and for every change those that stand for the others. */
export function rowsOf<Row>(
  all: readonly Row[],
  standsForOthers: (row: Row) => boolean,
): readonly Row[] {
  return process.env.NIGHTLY ? all : all.filter(standsForOthers)
}
