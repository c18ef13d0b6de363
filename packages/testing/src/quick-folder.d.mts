export function makeQuickFolder(name: string): string
