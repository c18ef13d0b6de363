import type { App } from './app.ts'
import type { OnClose } from './services.ts'

/**
 * Defines a service: something that is made once for each app, such as a cache or a connection. The returned function gives
 * the service of an app.
 * @param make `onClose` takes a function that runs when the app stops
 */
export function defineService<Service>(
  make: (app: App, onClose: OnClose) => Service,
): (app: App) => Service {
  return (app) => app.services.get(make, (onClose) => make(app, onClose))
}
