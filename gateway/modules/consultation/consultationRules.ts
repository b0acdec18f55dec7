import type { z } from 'zod/mini'
import { ConsultationShape } from '../../../counter/contract/settings/shapes'
import type { Querying } from '../../db/open'
import { setting, settingOf } from '../../kernel/settings'

/** Whether the shop has consultations, what one costs (cents), and in how many minutes a doctor answers or the fee goes back. */
export type ConsultationRules = z.infer<typeof ConsultationShape>

/** A shop that set nothing: there are none. */
export const NO_CONSULTATIONS: ConsultationRules = { isOn: false, fee: 0, answerMinutes: 30 }

export const consultationSetting = setting('consultation', ConsultationShape)

export const consultationRulesOf = async (db: Querying): Promise<ConsultationRules> => ({
  ...NO_CONSULTATIONS,
  ...(await settingOf(db, consultationSetting)),
})
