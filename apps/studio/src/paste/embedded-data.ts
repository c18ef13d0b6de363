/** Files written into addresses (`data:`): taken out before the markup is read, which then is small. */

const DATA_ADDRESS = /data:([a-z]+\/[a-z0-9.+-]+);base64,([a-z0-9+/=\s]+)/gi

export interface WithoutData {
  readonly html: string
  /** The file behind an address of the markup; undefined for addresses that hold none. */
  fileAt(address: string): Blob | undefined
}

export function takeData(html: string): WithoutData {
  const kept: { readonly type: string; readonly base64: string }[] = []
  const lean = html.replace(DATA_ADDRESS, (_all, type: string, base64: string) => {
    kept.push({ type: type.toLowerCase(), base64 })
    return `data:,${kept.length - 1}`
  })
  return {
    html: lean,
    fileAt(address) {
      const found = address.startsWith('data:,') ? kept[Number(address.slice(6))] : undefined
      return found && fileOf(found)
    },
  }
}

function fileOf({ type, base64 }: { type: string; base64: string }): Blob | undefined {
  try {
    const signs = atob(base64)
    const bytes = new Uint8Array(signs.length)
    for (let index = 0; index < signs.length; index += 1) bytes[index] = signs.charCodeAt(index)
    return new Blob([bytes], { type })
  } catch {
    return undefined
  }
}
