/** Message of a call that was refused; empty for one that was not. */
export async function problemOf(call: Promise<unknown>): Promise<string> {
  try {
    await call
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
