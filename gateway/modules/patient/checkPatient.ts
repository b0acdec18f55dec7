import { CHILD_AGE } from '../../../src/contract/patient'
import type { Querying } from '../../db/open'
import { HttpError } from '../../lib/httpError'
import type { RequestContext } from '../../kernel/requestContext'
import { consentStatesOf } from '../agreement/consentState'
import { CONSENT, needConsent } from '../agreement/needConsent'
import { isNameDoubtful } from './nameDoubt'
import { ageOf, type PatientContent } from './storedPatient'

const ADULT_AGE = 18

type Asking = Pick<RequestContext, 'headers' | 'now'> & { db: Querying; memberId: string }

/** Refuses what no field alone shows, and a patient for whom a consent is missing. */
export async function checkPatient({ db, memberId, ...asking }: Asking, content: PatientContent): Promise<void> {
  checkContent(asking, content)
  const { now } = asking
  const base = (await hasWithdrawnBase(db, memberId)) ? [CONSENT.base] : []
  const children = isChild(content, now) ? [CONSENT.children] : []
  await needConsent(db, { memberId, documents: [...base, ...children], now })
}

/** Refuses a name like no name, and a child without a guardian of age. */
export function checkContent({ headers, now }: Pick<Asking, 'headers' | 'now'>, content: PatientContent) {
  const isInsisted = headers('forceCheck') === 'true'
  if (headers('isValidate') === 'true' && !isInsisted) refuseDoubtfulName(content.name)
  if (content.guardianVo) refuseUnfitGuardian(content, now)
  else if (isChild(content, now))
    throw new HttpError(422, 'GUARDIAN_NEEDED', `未满 ${CHILD_AGE} 周岁的用药人须填写监护人信息`, { field: 'guardianVo.name' })
}

const isChild = ({ idCardNumber }: PatientContent, now: Date) => ageOf(idCardNumber, now) < CHILD_AGE

/** Who took that consent back was told that no patient is added or changed until it is given again (`agreement/effects`). */
const hasWithdrawnBase = async (db: Querying, memberId: string) =>
  (await consentStatesOf(db, memberId)).get(CONSENT.base)?.last.act === 'withdraw'

function refuseDoubtfulName(name: string) {
  if (isNameDoubtful(name)) throw new HttpError(409, 'NAME_DOUBTFUL', '请填写证件上的真实姓名', { field: 'name' })
}

function refuseUnfitGuardian({ guardianVo, idCardNumber }: PatientContent, now: Date) {
  const cardNum = guardianVo?.cardNum ?? ''
  const field = 'guardianVo.cardNum'
  if (cardNum === idCardNumber) throw new HttpError(422, 'GUARDIAN_UNFIT', '这是用药人自己的证件号码', { field })
  if (ageOf(cardNum, now) < ADULT_AGE) throw new HttpError(422, 'GUARDIAN_UNFIT', `监护人须年满 ${ADULT_AGE} 周岁`, { field })
}
