/**
 * JSON with the keys of every object in order, for a database keeps them in an order of its own, and without those that hold nothing: a
 * field that a later release adds is null in what stands already, and changes no hash.
 */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part)
            .filter(([, own]) => own !== null)
            .sort(([one], [other]) => (one < other ? -1 : 1)),
        )
      : part,
  )
