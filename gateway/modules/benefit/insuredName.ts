import { rowOf, type KeyRing } from '../../lib/keyRing'
import { openText, sealText, type Sealed } from '../../kernel/sealedText'
import { maskName } from '../../kernel/work/mask'
import type { BenefitRow } from './benefitInUse'
import { benefits } from './schema'

const placeOf = (benefitId: string) => ({ ...rowOf(benefits, benefitId), column: benefits.insuredName.name })

export const sealedInsured = (ring: KeyRing, benefitId: string, name: string): Sealed => sealText(ring, placeOf(benefitId), name)

type Named = Pick<BenefitRow, 'benefitId' | 'insuredName'>

export const insuredOf = (ring: KeyRing, { benefitId, insuredName }: Named): string => openText(ring, placeOf(benefitId), insuredName)

/** 林*芝: enough for a family to know whose it is. */
export const maskedInsured = (ring: KeyRing, named: Named): string => maskName(insuredOf(ring, named))
