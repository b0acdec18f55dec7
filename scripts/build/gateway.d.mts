export const RUNTIME_PACKAGES: readonly string[]
export const PROGRAMS: readonly string[]
