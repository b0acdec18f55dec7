export const CHROMIUM_FLAGS: string[]
export function findChromium(say?: (line: string) => void): string
export function findWholeChromium(say?: (line: string) => void): string
