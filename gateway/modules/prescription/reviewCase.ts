import { and, desc, eq, inArray, or } from 'drizzle-orm'
import type { PrescriptionCase } from '../../../counter/contract/prescription'
import type { Db, Querying } from '../../db/open'
import { HttpError, notFound } from '../../lib/httpError'
import type { WorkProviders } from '../../kernel/work/workContext'
import { maskName, maskText } from '../../kernel/work/mask'
import { caseSafety } from '../safety/caseSafety'
import { pictureUrlOf, uploadsOf } from '../upload/uploads'
import { PaperChanged, paperOf, type Paper } from './paper'
import { reviewOf } from './reviewViews'
import { askedOf, type Asked } from './questions'
import { isRechecked, mayBeTakenBack, rechecksOf } from './rechecks'
import { rxRulesOf } from './rxRules'
import { PRESCRIPTIONS, prescriptionPictures, prescriptions } from './schema'
import { severeNotesOf } from './severeNotes'
import { isUndecidedRow, stateOf } from './states'

type Opening = { db: Db; providers: WorkProviders }
type Looking = Opening & { now: Date }

/** One prescription with everything its reviewer looks at; undefined where there is none. */
export async function caseOf({ db, providers: { fileKeys }, now }: Looking, prescriptionId: string): Promise<PrescriptionCase | undefined> {
  const found = await reviewOf({ db, ring: fileKeys }, prescriptionId)
  if (!found) return undefined
  const [row] = await db.select().from(prescriptions).where(eq(prescriptions.prescriptionId, prescriptionId))
  const paper = row && (await paperOf(db, fileKeys, row).catch(refuseChanged))
  const pictures = await picturesOf(db, prescriptionId)
  const { maxFetches } = await rxRulesOf(db)
  const reuse = await reuseOf(db, prescriptionId, now)
  const questions = (await askedOf({ db, ring: fileKeys }, prescriptionId)).map(masked)
  const patient = paper ? { ...paper.patient, healthInfo: paper.healthInfo } : null
  const safety = await caseSafety(db, { productCodes: found.drugs.map(({ productCode }) => productCode), patient, now })
  const severeNotes = await severeNotesOf(db, fileKeys, prescriptionId)
  const rechecks = await rechecksOf({ db, ring: fileKeys }, [prescriptionId])
  const canTakeBack = row !== undefined && mayBeTakenBack(row, now)
  return {
    ...found,
    paper: paper ? shown(paper) : null,
    pictures,
    questions,
    maxFetches,
    reuse,
    severeNotes,
    rechecks,
    canTakeBack,
    safety,
  }
}

/** The number of the ID card stays where it is: nothing of a review needs it. */
const shown = ({ patient: { sex, age, guardianName }, healthInfo, hospital, advice = '', issuedOn, drugs, signature }: Paper) => ({
  sex,
  age,
  guardianName: guardianName && maskName(guardianName),
  healthInfo,
  hospital,
  advice,
  issuedOn,
  diseases: drugs.flatMap(({ name, disease }) => (disease ? [{ drug: name, disease: disease.name }] : [])),
  doses: drugs.flatMap(({ name, dose }) => (dose ? [{ drug: name, dose }] : [])),
  signature: signature
    ? {
        signer: signature.signer,
        signerName: maskName(signature.signerName),
        relation: signature.relation,
        isTyped: signature.image === null,
        signedAt: signature.signedAt,
      }
    : null,
})

/** A person's numbers in what was asked and answered stay out of sight. */
const masked = ({ at, by, text, options, answer }: Asked) => ({
  at,
  by,
  text: maskText(text),
  options: options.map(maskText),
  answer: answer && { ...answer, text: maskText(answer.text) },
})

/** Pictures are looked at while the prescription or its recheck waits, and by nobody after. */
async function picturesOf(db: Querying, prescriptionId: string): Promise<string[]> {
  if (!(await isOpen(db, prescriptionId))) return []
  return (await uploadsOf(db, { table: PRESCRIPTIONS, id: prescriptionId })).map(({ id }) => id)
}

/** Earlier prescriptions with one of its pictures. Nothing was compared while the job has not come to it (`comparePictures.ts`). */
async function reuseOf(db: Querying, prescriptionId: string, now: Date): Promise<PrescriptionCase['reuse']> {
  const compared = await db.select().from(prescriptionPictures).where(eq(prescriptionPictures.prescriptionId, prescriptionId))
  const ids = compared.flatMap(({ sameAs }) => sameAs ?? [])
  const same = await db
    .select()
    .from(prescriptions)
    .where(inArray(prescriptions.prescriptionId, ids))
    .orderBy(desc(prescriptions.createdAt))
  const pictures = await uploadsOf(db, { table: PRESCRIPTIONS, id: prescriptionId })
  return {
    isCompared: pictures.every(({ id }) => compared.some(({ uploadId, fingerprint }) => uploadId === id && fingerprint !== null)),
    sameAs: same.map((one) => ({ prescriptionId: one.prescriptionId, createdAt: one.createdAt.toISOString(), state: stateOf(one, now) })),
  }
}

/** One of them, as a data URL. */
export async function pictureOfCase(opening: Opening, { prescriptionId, id }: { prescriptionId: string; id: string }): Promise<string> {
  if (!(await isOpen(opening.db, prescriptionId))) throw notFound('这张图片')
  return pictureUrlOf(opening, { table: PRESCRIPTIONS, id: prescriptionId }, id)
}

/** The patient's signature, as a data URL, while the prescription or its recheck waits; not there where the name was typed. */
export async function signatureOfCase({ db, providers: { fileKeys } }: Opening, prescriptionId: string): Promise<string> {
  const [row] = await db.select().from(prescriptions).where(lookedAt(db, prescriptionId))
  const paper = row && (await paperOf(db, fileKeys, row).catch(refuseChanged))
  if (!paper?.signature?.image) throw notFound('这个签名')
  return `data:image/png;base64,${paper.signature.image}`
}

const lookedAt = (db: Querying, prescriptionId: string) =>
  and(eq(prescriptions.prescriptionId, prescriptionId), or(isUndecidedRow, isRechecked(db)))

const isOpen = async (db: Querying, prescriptionId: string): Promise<boolean> =>
  (await db.$count(prescriptions, lookedAt(db, prescriptionId))) > 0

/** Somebody changed the database by hand: nobody decides on what is not what was handed in. */
function refuseChanged(error: unknown): never {
  if (error instanceof PaperChanged) throw new HttpError(409, 'PAPER_CHANGED', '处方原件与会员提交时不一致，不能审核，请联系管理员核查')
  throw error
}
