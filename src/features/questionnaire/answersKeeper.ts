import { ApiError } from '@/api/errors'
import { MovedQuestionnaire, type HalfDone } from '@/contract/questionnaire'
import type { Answers, Question } from '@/contract/questionnaireContent'
import { mergedAnswers } from './mergedAnswers'

/** Milliseconds that typing stands still before it is kept. */
const DELAY_MS = 800

/** What stands on the page. */
export type Filling = {
  /** Of what the gateway keeps; null before the first save. */
  id: string | null
  answers: Answers
  /** The question that is open; null before the first. */
  at: string | null
  /** Whether the gateway has it: `waiting` could not be kept and is tried again with the next change, and once there is a network. */
  kept: 'yes' | 'soon' | 'waiting'
  /** It was filled in elsewhere meanwhile, and both are here. */
  isMerged: boolean
  /** It was finished, deleted or begun in another version elsewhere: the page reads anew how it stands. */
  isElsewhere: boolean
}

/** What is sent: what stands here, and the state that was seen last. */
export type Sent = { version: number; revision: number; answers: Answers; at: string | null }
/** What is remembered here of what the gateway has not got. */
export type Unsent = { version: number; base: Answers; answers: Answers; at: string | null }

type Parts = {
  version: number
  questions: readonly Question[]
  halfDone: HalfDone | null
  memory: { read: () => Partial<Unsent>; keep: (unsent: Unsent) => void; drop: () => void }
  send: (sent: Sent) => Promise<HalfDone>
}

/** What a 409 says of how it stands elsewhere; undefined of any other failure. */
export function movedOf(error: unknown): { halfDone: HalfDone | null } | undefined {
  if (!(error instanceof ApiError) || error.code !== 'QUESTIONNAIRE_MOVED') return undefined
  const read = MovedQuestionnaire.safeParse(error.details)
  return read.success ? read.data : undefined
}

/**
 * Keeps what is answered at the gateway, one save after another, each over the state that was seen. What could not be kept stays here, in
 * memory alone, and is sent later.
 */
export function answersKeeper({ version, questions, halfDone, memory, send }: Parts) {
  const unsent = memory.read()
  let base: Answers = halfDone?.answers ?? {}
  let revision = halfDone?.revision ?? 0
  const begun = unsent.answers ? mergedAnswers(questions, { base: unsent.base ?? {}, mine: unsent.answers, theirs: base }) : base
  let state: Filling = {
    ...{ id: halfDone?.id ?? null, answers: begun, at: unsent.at ?? halfDone?.at ?? null },
    ...{ kept: unsent.answers ? ('waiting' as const) : ('yes' as const), isMerged: false, isElsewhere: false },
  }
  let listener: (filling: Filling) => void = () => undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<void> = Promise.resolve()

  const change = (to: Partial<Filling>) => {
    state = { ...state, ...to }
    listener(state)
  }
  const isNew = (sent: Sent) => state.answers !== sent.answers || state.at !== sent.at
  const sentNow = (): Sent => ({ version, revision, answers: state.answers, at: state.at })

  /** Takes over what stands elsewhere, with what was changed here since on top of it; false where it goes on there in another version, or not at all. */
  const takeOver = (theirs: HalfDone | null): boolean => {
    // Finished there, what stands here is of no use any more; begun there in another version, it is put into that.
    if (!theirs) memory.drop()
    if (!theirs || theirs.version !== version) {
      change({ isElsewhere: true })
      return false
    }
    const merged = mergedAnswers(questions, { base, mine: state.answers, theirs: theirs.answers })
    base = theirs.answers
    revision = theirs.revision
    change({ id: theirs.id, answers: merged, isMerged: true })
    return true
  }

  const sendOnce = async (): Promise<void> => {
    if (state.kept === 'yes' || state.isElsewhere) return
    const sent = sentNow()
    try {
      const kept = await send(sent)
      base = sent.answers
      revision = kept.revision
      change({ id: kept.id })
      if (isNew(sent)) return
      memory.drop()
      change({ kept: 'yes' })
    } catch (error) {
      const moved = movedOf(error)
      if (!moved) change({ kept: 'waiting' })
      else if (takeOver(moved.halfDone)) await sendOnce()
    }
  }
  const flush = () => {
    clearTimeout(timer)
    sending = sending.then(sendOnce)
    return sending
  }
  return {
    now: () => state,
    listen: (to: (filling: Filling) => void) => {
      listener = to
    },
    /** Something was answered, or another question is open. */
    set: (to: Partial<Pick<Filling, 'answers' | 'at'>>, { isStep = false }: { isStep?: boolean } = {}) => {
      change({ ...to, kept: state.kept === 'waiting' ? 'waiting' : 'soon' })
      memory.keep({ version, base, answers: state.answers, at: state.at })
      clearTimeout(timer)
      if (isStep) void flush()
      else timer = setTimeout(() => void flush(), DELAY_MS)
    },
    flush,
    /** What to hand in, once nothing is on its way any more. */
    settled: async (): Promise<Sent> => {
      clearTimeout(timer)
      await sending
      return sentNow()
    },
    takeOver,
    /** Handed in or deleted: nothing of it is left here. */
    drop: () => {
      clearTimeout(timer)
      memory.drop()
      state = { ...state, kept: 'yes' }
    },
  }
}
export type AnswersKeeper = ReturnType<typeof answersKeeper>
