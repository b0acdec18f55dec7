/** Remembers what was found out of a text: builds that are made from one another by breaking one file share all the others. */
export function perText<Found>(find: (text: string) => Found): (text: string) => Found {
  const known = new Map<string, { found: Found }>()
  return (text) => {
    const before = known.get(text)
    if (before) return before.found
    const found = find(text)
    known.set(text, { found })
    return found
  }
}
