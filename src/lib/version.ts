/** Compares dotted versions by number: "6.9.0" is older than "6.33.0". Negative: left is older. */
export function compareVersions(left: string, right: string): number {
  const [a, b] = [left, right].map((version) => version.split('.').map(Number)) as [number[], number[]]
  for (let place = 0; place < Math.max(a.length, b.length); place += 1) {
    const difference = (a[place] ?? 0) - (b[place] ?? 0)
    if (difference) return difference
  }
  return 0
}
