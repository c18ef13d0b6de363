/**
 * Whether the server has another build of the studio than the one that runs in this tab. Asked only once something was refused
 * that this tab's own build would not refuse.
 */
export async function isOutdated(): Promise<boolean> {
  const running = document.querySelector('script[type="module"][src]')?.getAttribute('src')
  if (!running) return false
  try {
    const response = await fetch('/', { cache: 'no-store' })
    return response.ok && !(await response.text()).includes(running)
  } catch {
    return false
  }
}
