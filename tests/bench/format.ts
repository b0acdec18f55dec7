/** Bytes as kilobytes of 1024, one decimal. */
export const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
export const mb = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MB`
/** Milliseconds; as seconds from one second on. */
export const ms = (milliseconds: number) =>
  milliseconds < 1000 ? `${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms` : `${(milliseconds / 1000).toFixed(2)} s`
export const median = (values: readonly number[]): number =>
  [...values].sort((left, right) => left - right)[Math.floor(values.length / 2)] ?? NaN
/** The value that a share of all values does not exceed; `share` from 0 to 1. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((left, right) => left - right)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
}
