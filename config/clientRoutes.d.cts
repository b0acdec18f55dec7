/** Columns of the route table that no client reads. */
export const BUILDS_ONLY: readonly string[]
