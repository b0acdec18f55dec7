import type { ConsultationSignForm } from '@/contract/consultationForm'
import type { Patient } from '@/contract/patient'
import { SIGNER_RELATION_NAMES, SignerRelation, type Signer } from '@/contract/prescriptionSign'
import type { Signature } from '@/ui/form/signature/signature'

export type SignValues = { signer: Signer; agentName: string; relation: SignerRelation | '' }

/** Who signed, and how: what every signature sends. */
export type Signed = Pick<ConsultationSignForm, 'signer' | 'agent' | 'written' | 'typedName'>

export const RELATIONS = SignerRelation.options.map((value) => ({ value, text: SIGNER_RELATION_NAMES[value] }))
export const SIGNERS: Readonly<Record<Signer, string>> = { patient: '用药人本人签', guardian: '监护人签', agent: '我代用药人签' }

/** Whose name is to be written. */
export function nameOf({ signer, agentName }: SignValues, { name, guardianVo }: Patient): string {
  if (signer === 'patient') return name
  return signer === 'guardian' ? (guardianVo?.name ?? '') : agentName.trim()
}

/** What is missing of somebody who signs on behalf of the patient. */
export const problemsOf = ({ signer, agentName, relation }: SignValues) => ({
  agentName: signer === 'agent' && agentName.trim() === '' ? '请填写您的姓名' : undefined,
  relation: signer === 'agent' && relation === '' ? '请选择您与用药人的关系' : undefined,
})

/** The hand of a signature as the gateway is sent it: whole points and no times, or the name that was typed. */
export function handOf({ words, written }: Signature): Pick<Signed, 'written' | 'typedName'> {
  const strokes = written.strokes.map((stroke) => stroke.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) })))
  return words === '' ? { written: { strokes } } : { typedName: words }
}

/** Who signed, with the hand. */
export const signedOf = ({ signer, agentName, relation }: SignValues, signature: Signature): Signed => ({
  signer,
  ...(signer === 'agent' && relation !== '' && { agent: { name: agentName.trim(), relation } }),
  ...handOf(signature),
})
