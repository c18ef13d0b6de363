/** Names that callers ask of any object, to tell what kind of thing it is. */
const ASKED_OF_ALL: ReadonlySet<string> = new Set([
  '_node',
  'getDOMNode',
  'nodeType',
  'then',
  'toJSON',
])

/**
 * Null object: whatever is not there can be called and made to no effect, and says so once in the console. Scripts of
 * themes go on where a part of the platform they were written for is missing.
 */
export function withNotices<There extends object>(path: string, there: There): There {
  const told = new Set<string>()
  return new Proxy(there, {
    get: (target, name, receiver) => {
      if (name in target || typeof name === 'symbol' || ASKED_OF_ALL.has(name)) {
        return Reflect.get(target, name, receiver)
      }
      if (!told.has(name)) console.info(`${path}.${name} does nothing here.`)
      told.add(name)
      return nothing(`${path}.${name}`)
    },
  })
}

/** Can be called, made and asked for more, all to no effect. */
function nothing(path: string): object {
  // An arrow could not be made with `new`; what is made is of the same kind.
  return withNotices(path, function nowhere(): object {
    return nothing(`${path}()`)
  })
}
