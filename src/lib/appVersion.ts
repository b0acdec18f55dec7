/** Whether a version is at least another, part by part as numbers: 6.9.0 is less than 6.33.0. One that is unknown or no version is not. */
export function isAtLeast(version: string | undefined, least: string): boolean {
  const [own, wanted] = [partsOf(version ?? ''), partsOf(least)]
  if (!own || !wanted) return false
  const place = wanted.findIndex((part, at) => part !== (own[at] ?? 0))
  return place < 0 || (own[place] ?? 0) > (wanted[place] ?? 0)
}

const partsOf = (version: string) => (/^\d{1,6}(\.\d{1,6}){0,3}$/.test(version) ? version.split('.').map(Number) : undefined)
