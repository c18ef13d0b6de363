import { useEffect, useState } from 'react'

/** Debounce: the value once it has stayed the same for a moment, so that not every keystroke asks the server. */
export function useDelayed<Value>(value: Value, delayMs = 250): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return settled
}
