/** One value for each parameter of an address: digits fit every pattern that has no words of its own. */
export function patternSample(path: string): Record<string, string> {
  const sample: Record<string, string> = {}
  for (const [, name = '', choice = ''] of path.matchAll(/:(\w+)(?:\(([^)]+)\))?/g))
    sample[name] = /^[a-z|]+$/i.test(choice) ? choice.replace(/\|.*/, '') : '120011'
  return sample
}
