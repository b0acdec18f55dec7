import type { Patient } from '@/contract/patient'

/** For whom a form begins: who was named, where they are the member's, else the default patient, else the only one. */
export function firstOf(patients: readonly Patient[], ...named: Array<string | undefined>): Patient | undefined {
  const known = named.flatMap((id) => patients.find((one) => one.id === id) ?? [])
  return known[0] ?? patients.find(({ isDefault }) => isDefault) ?? (patients.length === 1 ? patients[0] : undefined)
}
