/** PostgreSQL's code of an error for a broken unique constraint. */
const UNIQUE_VIOLATION = '23505'

/** Name of the unique constraint that a statement failed by; undefined for any other failure. */
export function brokenConstraint(error: unknown): string | undefined {
  const { code, constraint } = (error ?? {}) as { code?: string; constraint?: string }
  return code === UNIQUE_VIOLATION ? constraint : undefined
}
