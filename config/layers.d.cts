type Room = { about: string; uses: readonly string[] }

export const LAYERS: Readonly<Record<string, Room>>
export const FAMILIES: readonly string[]
export const GATEWAY: Readonly<Record<string, Room>>
export const TOP: Readonly<Record<string, string>>
