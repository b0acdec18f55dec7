import { useCallback, useEffect, useRef, useState } from 'react'
import { openSound } from '@/platform/sound'
import { toast } from '@/ui/feedback/toast'
import { pictureProblem } from './fieldProblems'
import { soundFor, type Answering, type Picture } from './smsSteps'
import type { SmsForm } from './smsForm'
import { useSeconds } from './useSeconds'

/** Milliseconds after which a proof of work is told: on a slow phone a turning wheel alone would look stuck. */
const UNTOLD = 1500

type Asking = {
  /** Whose phone; a change asks for a new picture. Nothing while no phone is known. */
  of: string | undefined
  picture: () => Promise<Picture>
  /** Sends the code and gives the seconds until another. */
  send: (answering: Answering) => Promise<number>
  form: SmsForm
}

/** A picture, its answer, and the code that comes by SMS. A wrong answer is burnt by the gateway: a new picture comes by itself. */
export function useSmsCode({ of, picture: ask, send, form }: Asking) {
  const [picture, setPicture] = useState<Picture>()
  /** Digits that were spoken instead of the picture. */
  const [sound, setSound] = useState<string>()
  const [isProving, setProving] = useState(false)
  const wait = useSeconds()
  const asking = useRef(ask)
  asking.current = ask
  const working = useRef<Picture['work']>(undefined)
  const latest = useRef(form)
  latest.current = form
  const { validCode } = form.values

  /** Whether it was said by the keyboard's coming to it that the picture has to be answered. */
  const isLedToAnswer = useRef(false)

  const renewPicture = useCallback(async () => {
    latest.current.set('validCode', '')
    isLedToAnswer.current = false
    const next = await asking.current()
    working.current?.stop()
    working.current = next.work
    setPicture(next)
    setSound(undefined)
  }, [])
  useEffect(() => () => working.current?.stop(), [])
  const refusePhone = (error: unknown) => latest.current.refuse('phoneNum', (error as Error).message)

  /** The picture that has not come, and then the keyboard to its answer. */
  const fetchPicture = async () => {
    if (!form.check(['phoneNum'])) return
    try {
      await renewPicture()
    } catch (error) {
      refusePhone(error)
      return
    }
    // What was said of the phone when no picture came is over.
    latest.current.set('phoneNum', latest.current.values.phoneNum)
    latest.current.focus('validCode')
    isLedToAnswer.current = true
  }

  /** Plays the digits, and again the same ones. */
  const hear = async () => {
    const play = openSound()
    if (!picture) return
    if (sound !== undefined) return play(sound)
    const spoken = await soundFor(picture.ticket)
    form.set('validCode', '')
    setSound(spoken)
    return play(spoken)
  }

  /** The wait is one phone's: another may ask at once. */
  const waiting = useRef(wait.start)
  waiting.current = wait.start

  useEffect(() => {
    setPicture(undefined)
    waiting.current(0)
    if (of !== undefined) renewPicture().catch(refusePhone)
  }, [of, renewPicture])

  const askForCode = async () => {
    if (!form.check(['phoneNum'])) return
    if (!picture) return fetchPicture()
    if (validCode === '' && !isLedToAnswer.current) {
      isLedToAnswer.current = true
      form.focus('validCode')
      return
    }
    const problem = pictureProblem(validCode, { isHeard: sound !== undefined, length: picture.length })
    if (problem !== undefined) {
      form.refuse('validCode', problem)
      return
    }
    const telling = picture.work && setTimeout(() => setProving(true), UNTOLD)
    try {
      wait.start(await send({ picture, validCode }))
      toast('验证码已发送')
    } catch (error) {
      await renewPicture()
      form.refused(error)
    } finally {
      clearTimeout(telling)
      setProving(false)
    }
  }
  return {
    picture,
    isHeard: sound !== undefined,
    hear,
    wait,
    renewPicture,
    askForCode,
    /** A proof of work takes long. */
    isProving,
    form,
  }
}

export type SmsCode = ReturnType<typeof useSmsCode>
