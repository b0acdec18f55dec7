export type Part = { from: string; to?: string; only?: RegExp }
export const CONTENTS: readonly Part[]
export const DEMONSTRATION: readonly Part[]
export function filesOf(parts: readonly Part[]): Array<{ from: string; to: string }>
export function scriptsOf(programs: readonly string[]): Record<string, string>
