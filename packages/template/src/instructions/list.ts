/**
 * A list that a template keeps. V8 makes the lists of a literal among its old objects once it saw that those before
 * lived long, as they do in templates that are kept. Templates soon forgotten then wait for a full collection, and
 * parsing takes twice as long. It does not do so with the list of all arguments.
 */
export function listOf<T extends readonly unknown[]>(...items: T): T {
  return items
}
