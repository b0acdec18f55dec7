import { prescriptionSign, type PrescriptionSignForm } from '../../../src/contract/prescriptionSign'
import { DAY_SECONDS } from '../../../src/lib/duration'
import type { Db } from '../../db/open'
import { implement } from '../../kernel/implement'
import { enforceRateLimit } from '../../kernel/rateLimit'
import type { Providers } from '../../providers'
import { ownPatient } from '../patient/patientBook'
import { contentOfPatient } from '../patient/storedPatient'
import { checkedSign } from './checkSign'
import { addSign, findSign, replaceSign } from './signs'

/** Signatures that one member gives in a day; the figure is ours. */
const MAX_A_DAY = 60

export const prescriptionSignHandlers = implement(prescriptionSign, {
  create: async ({ idempotent, ...context }) => {
    const content = await signed(context, context.body)
    return idempotent(async (tx) => ({ signId: await addSign(tx, content, ofMember(context)) }))
  },
  update: async ({ idempotent, ...context }) => {
    const { signId, ...form } = context.body
    const content = await signed(context, form)
    return idempotent(async (tx) => ({ signId: await replaceSign(tx, signId, content, ofMember(context)) }))
  },
  find: async (context) => ({ sign: await findSign(context.db, ofMember(context)) }),
})

type Signing = { db: Db; providers: Pick<Providers, 'fileKeys'>; memberId: string; now: Date }

const ofMember = ({ providers: { fileKeys: ring }, memberId, now }: Signing) => ({ ring, memberId, now })

/** Looked at and drawn before a transaction is opened. */
async function signed({ db, providers, memberId, now }: Signing, form: PrescriptionSignForm) {
  const limit = { bucket: `prescriptionSign:${memberId}`, max: MAX_A_DAY, seconds: DAY_SECONDS, message: '今天签名的次数太多，请明天再试' }
  await enforceRateLimit(db, limit, now)
  const patient = await ownPatient(db, memberId, form.prescriptionSignExternal.patientInfoId)
  return checkedSign(form, contentOfPatient(providers.fileKeys, patient), now)
}
