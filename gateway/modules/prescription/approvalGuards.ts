import type { Transaction } from '../../db/open'

/** What keeps a pharmacist from approving a prescription yet: throws what the pharmacist reads. */
export type ApprovalGuard = (tx: Transaction, prescriptionId: string) => Promise<void>

const guards: ApprovalGuard[] = []

/** A module that knows of a reason adds its guard: one where prescriptions are written knows whether the patient still waits for an answer. */
export function guardApproval(guard: ApprovalGuard): void {
  guards.push(guard)
}

export async function refuseApproval(tx: Transaction, prescriptionId: string): Promise<void> {
  for (const guard of guards) await guard(tx, prescriptionId)
}
