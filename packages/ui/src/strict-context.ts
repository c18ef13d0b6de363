import { type Context, createContext, useContext } from 'react'

/** A context without a default: whoever reads it outside of its provider gets an error that names the provider. */
export function strictContext<Value extends object>(
  provider: string,
): readonly [Context<Value | undefined>, () => Value] {
  const Strict = createContext<Value | undefined>(undefined)
  return [
    Strict,
    () => {
      const value = useContext(Strict)
      if (!value) throw new Error(`${provider} is missing above this component.`)
      return value
    },
  ]
}
