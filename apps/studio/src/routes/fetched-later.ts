import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { fetchLateMessages } from '../catalogue.ts'

/**
 * Code splitting: a component whose code is fetched when it is first drawn, with the sentences of such components. Where that fails, `instead` is drawn, and whoever asks
 * for the component after that has it fetched again.
 */
export function fetchedLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props>,
): () => LazyExoticComponent<ComponentType<Props>> {
  const begin = () =>
    lazy(async (): Promise<{ default: ComponentType<Props> }> => {
      try {
        const [component] = await Promise.all([load(), fetchLateMessages()])
        return { default: component }
      } catch (error) {
        console.error(error)
        latest = begin()
        return { default: instead }
      }
    })
  let latest = begin()
  return () => latest
}
