import { PREVIEWED_DRUGS, type PrescribedDrug } from '@/contract/prescription'

/** 缬沙坦胶囊、苯磺酸氨氯地平片等 3 种: at most two by name (specification 2, section 9). */
export function drugsText(drugs: ReadonlyArray<Pick<PrescribedDrug, 'name'>>): string {
  const named = drugs.slice(0, PREVIEWED_DRUGS).map(({ name }) => name)
  return drugs.length > PREVIEWED_DRUGS ? `${named.join('、')}等 ${drugs.length} 种` : named.join('、')
}
