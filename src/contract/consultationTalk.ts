import * as z from 'zod/mini'
import { Answers, Consultation, SymptomDuration } from './consultationView'
import { endpoint } from './endpoint'
import { Done, Id, Instant } from './fields'
import { HealthInfo } from './patient'
import { Upload } from './upload'

/** Hours after its end in which a consultation can be taken up again, without a fee; the figure is ours. */
export const REOPEN_HOURS = 48

/** The whole of it, as its member reads it. */
export const ConsultationDetail = z
  .looseObject({
    ...Consultation.shape,
    symptom: z.string(),
    duration: SymptomDuration,
    images: z.array(Upload),
    medicines: z.string(),
    answers: Answers,
    healthInfo: z.nullable(HealthInfo),
    /** While it waits: how many are served before, and in about how many minutes a doctor comes. */
    queue: z.nullable(z.looseObject({ ahead: z.int().check(z.nonnegative()), minutes: z.int().check(z.nonnegative()) })),
    /** Why a doctor could not help from afar, and what to do; null where none said so. */
    declined: z.nullable(z.string()),
    /** What the doctor wrote at the end: what was found and what to do; null where nothing was written yet. */
    summary: z.nullable(z.string()),
    /** The day on which the doctor asks to hear of it again; null where on none. */
    followUpOn: z.nullable(z.iso.date()),
    /** Until when it can be taken up again; null where it cannot. */
    reopenBefore: z.nullable(Instant),
    /** Questions that were asked before a drug was asked for (`hospitalDrug`), and what was chosen; none of a form. */
    asked: z.array(z.looseObject({ question: z.string(), chosen: z.array(z.string()) })),
    /** Prescriptions that were written in it, the newest first. */
    prescriptions: z.array(z.looseObject({ prescriptionId: Id, state: z.string(), createdAt: Instant })),
  })
  .register(z.globalRegistry, { id: 'ConsultationDetail' })
export type ConsultationDetail = z.infer<typeof ConsultationDetail>

const ById = z.object({ consultationId: Id })

/** Calls about a consultation that was begun; they are of the group `consultation`. */
export const talkCalls = {
  detail: endpoint('GET /consultations/detail', {
    about: 'One consultation of this member; what is said in it is `chat.record`',
    session: 'required',
    query: ById,
    provides: 'consultations',
    output: ConsultationDetail,
  }),
  cancel: endpoint('POST /consultations/cancel', {
    about: 'Take a consultation back before a doctor has come: a fee that was paid goes back',
    collects: 'nothing',
    session: 'required',
    body: ById,
    invalidates: ['consultations', 'serviceOrders', 'chat', 'pay'],
    output: Done,
  }),
  reopen: endpoint('POST /consultations/reopen', {
    about:
      'Take a consultation up again within two days of its end: with the same doctor, without a fee, as often as there is something to ask',
    collects: 'nothing',
    session: 'required',
    body: ById,
    invalidates: ['consultations', 'serviceOrders', 'chat'],
    output: Done,
  }),
  end: endpoint('POST /consultations/end', {
    about: 'End a consultation that a doctor is in: there is nothing more to ask',
    collects: 'nothing',
    session: 'required',
    body: ById,
    invalidates: ['consultations', 'serviceOrders', 'chat'],
    output: Done,
  }),
}
