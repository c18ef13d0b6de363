import { describe, expect, it, vi } from 'vitest'
import { createClass } from './class-create.ts'

describe('Class.create', () => {
  it('makes constructors that begin with `initialize`', () => {
    const Site = createClass({
      size: 3,
      initialize(this: { name: string }, name: string) {
        this.name = name
      },
    })
    expect(new Site('a')).toMatchObject({ name: 'a', size: 3 })
  })

  it('begins with `ready` where there is one, which calls `initialize` in its time', () => {
    const initialize = vi.fn()
    const ready = vi.fn()
    const Site = createClass({ ready, initialize })
    new Site(1)
    expect(ready).toHaveBeenCalledWith(1)
    expect(initialize).not.toHaveBeenCalled()
  })

  it('inherits, and hands the parent’s method to those that ask for it', () => {
    const Parent = createClass({ hello: (name: string) => `Hello ${name}`, kept: 1 })
    const Child = createClass(Parent, {
      hello: ($super: (name: string) => string, name: string) => `${$super(name)}!`,
    })
    const child = new Child() as { hello(name: string): string; kept: number }
    expect([child.hello('Ann'), child.kept, child instanceof Parent]).toEqual([
      'Hello Ann!',
      1,
      true,
    ])
    expect(Child.superclass).toBe(Parent)
  })

  it('takes what is missing or empty', () => {
    expect(new (createClass())()).toEqual({})
    expect(new (createClass(undefined, { a: 1 }))()).toMatchObject({ a: 1 })
  })
})
