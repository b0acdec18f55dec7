export const CHROMIUM_FLAGS: string[]
export function findChromium(say?: (line: string) => void): string
