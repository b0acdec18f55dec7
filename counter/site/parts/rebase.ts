type Fields = Readonly<Record<string, unknown>>

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What was typed, upon what stands there now: a field that nobody touched since it was seen becomes what it is now (three-way merge). */
export function rebase<T extends Fields>({ seen, typed, present }: { seen: T; typed: T; present: T }): T {
  const fields = Object.keys(present).map((name) => [name, isSame(typed[name], seen[name]) ? present[name] : typed[name]])
  return { ...typed, ...(Object.fromEntries(fields) as Partial<T>) }
}
