export function browserBundle(mode: 'production' | 'development'): Promise<Map<string, string>>
