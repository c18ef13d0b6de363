export function browserBundle(mode: 'production' | 'development'): Promise<Buffer>
