type Span = { from: number; to: number }

/** How many of these were under way at once, at most. */
export const maxConcurrency = (spans: readonly Span[]): number =>
  Math.max(0, ...spans.map(({ from }) => spans.filter((other) => other.from <= from && other.to > from).length))
