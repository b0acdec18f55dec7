import { useCallback, useEffect, useRef, useState } from 'react'
import { openSound } from '@/platform/sound'
import { toast } from '@/ui/toast'
import { pictureProblem } from './fieldProblems'
import { soundFor, type Answering, type Picture } from './smsSteps'
import type { Problems } from './useProblems'
import { useSeconds } from './useSeconds'

/** Milliseconds after which a proof of work is told: on a slow phone a turning wheel alone would look stuck. */
const UNTOLD = 1500

type Asking = {
  /** Whose phone; a change asks for a new picture. Nothing while no phone is known. */
  of: string | undefined
  picture: () => Promise<Picture>
  /** Sends the code and gives the seconds until another. */
  send: (answering: Answering) => Promise<number>
  problems: Problems
  /** Shown where the phone itself is missing. */
  needsPhone?: () => boolean
}

/** A picture, its answer, and the code that comes by SMS. A wrong answer is burnt by the gateway: a new picture comes by itself. */
export function useSmsCode({ of, picture: ask, send, problems, needsPhone = () => true }: Asking) {
  const [picture, setPicture] = useState<Picture>()
  /** Digits that were spoken instead of the picture. */
  const [sound, setSound] = useState<string>()
  const [validCode, setValidCode] = useState('')
  const [smsCode, setSmsCode] = useState('')
  const [isProving, setProving] = useState(false)
  const wait = useSeconds()
  const asking = useRef(ask)
  asking.current = ask
  const working = useRef<Picture['work']>(undefined)
  const failed = useRef(problems.show)
  failed.current = problems.show

  const renewPicture = useCallback(async () => {
    setValidCode('')
    const next = await asking.current()
    working.current?.stop()
    working.current = next.work
    setPicture(next)
    setSound(undefined)
  }, [])
  useEffect(() => () => working.current?.stop(), [])

  /** Plays the digits, and again the same ones. */
  const hear = async () => {
    const play = openSound()
    if (!picture) return
    if (sound !== undefined) return play(sound)
    const spoken = await soundFor(picture.ticket)
    setValidCode('')
    setSound(spoken)
    return play(spoken)
  }

  /** The wait is one phone's: another may ask at once. */
  const waiting = useRef(wait.start)
  waiting.current = wait.start

  useEffect(() => {
    setPicture(undefined)
    waiting.current(0)
    if (of !== undefined) renewPicture().catch((error: unknown) => failed.current('phoneNum', (error as Error).message))
  }, [of, renewPicture])

  const askForCode = async () => {
    if (
      !needsPhone() ||
      !problems.check([['validCode', pictureProblem(validCode, { isHeard: sound !== undefined, length: picture?.length })]]) ||
      !picture
    )
      return
    const telling = picture.work && setTimeout(() => setProving(true), UNTOLD)
    try {
      wait.start(await send({ picture, validCode }))
      toast('验证码已发送')
    } catch (error) {
      await renewPicture()
      problems.refused(error, 'validCode')
    } finally {
      clearTimeout(telling)
      setProving(false)
    }
  }
  return {
    picture,
    isHeard: sound !== undefined,
    hear,
    validCode,
    setValidCode,
    smsCode,
    setSmsCode,
    wait,
    renewPicture,
    askForCode,
    /** A proof of work takes long. */
    isProving,
    problems: problems.problems,
  }
}

export type SmsCode = ReturnType<typeof useSmsCode>
