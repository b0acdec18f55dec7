/** `size` says how much is tried, in the attack's own unit; the same `seed` tries the same again. */
export type Asked = { seed: number; size: number }

/** How one attack went: what was found is told one by one, so that it can be repeated by hand. */
export type Report = { kind: string; tried: number; found: string[]; about?: string }

export type Attack = (asked: Asked) => Promise<Report[]>
