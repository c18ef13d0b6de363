/** `Class.create` of old themes: constructors made of plain objects. */

type Method = (this: unknown, ...args: unknown[]) => unknown
type Parts = Readonly<Record<string, unknown>>
type Made = (new (...args: unknown[]) => object) & { superclass?: unknown }

/**
 * `Class.create(parts)`, `Class.create(Parent, parts, more)`. What is made begins with its `ready`, or else with its
 * `initialize`. A method whose first parameter is `$super` gets the parent's method of its name there.
 */
export function createClass(...given: readonly unknown[]): Made {
  const [first, ...others] = given
  const parent = typeof first === 'function' ? (first as Made) : undefined
  const parts = (parent ? others : given) as readonly Parts[]
  class Created {
    constructor(...args: unknown[]) {
      const { ready, initialize } = this as { ready?: unknown; initialize?: unknown }
      const begin = typeof ready === 'function' ? ready : initialize
      if (typeof begin === 'function') begin.apply(this, args)
    }
  }
  if (parent) Object.setPrototypeOf(Created.prototype, parent.prototype)
  const made: Made = Object.assign(Created, { superclass: parent })
  const inherited = (parent?.prototype ?? {}) as Parts
  for (const own of parts) {
    for (const [name, part] of Object.entries(own ?? {})) {
      const value = typeof part === 'function' ? withSuper(part as Method, name, inherited) : part
      Object.defineProperty(Created.prototype, name, {
        value,
        writable: true,
        configurable: true,
        enumerable: true,
      })
    }
  }
  return made
}

function withSuper(method: Method, name: string, inherited: Parts): Method {
  if (!/^[^(]*\(\s*\$super\b/.test(Function.prototype.toString.call(method))) return method
  return function (this: unknown, ...args) {
    const before = inherited[name]
    const above = (...more: unknown[]) =>
      typeof before === 'function' ? before.apply(this, more) : undefined
    return method.call(this, above, ...args)
  }
}
