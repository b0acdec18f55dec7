/** Counts comparisons and keeps those that failed. */
export function comparing() {
  const found: string[] = []
  let tried = 0
  const compare = (what: string, wrong: string | undefined) => {
    tried += 1
    if (wrong !== undefined) found.push(`${what}: ${wrong}`)
  }
  return {
    found,
    tried: () => tried,
    compare,
    same: (what: string, is: unknown, wanted: unknown) =>
      compare(what, is === wanted ? undefined : `${String(is)} instead of ${String(wanted)}`),
  }
}
export type Comparing = ReturnType<typeof comparing>
