import { useCallback, useEffect, useRef } from 'react'
import { askBeforeLeaving } from '@/platform/leaving/askBeforeLeaving'
import { useForm, type FormOptions } from '@/ui/form/useForm'

const QUESTION = '还没有提交，离开后填写的内容不会保留'

/** A form that nothing keeps: the shopper is asked before it is left with what was typed. Sending ends that, so that it can lead on by itself. */
export function useUnsentForm<Values extends object>(options: FormOptions<Values>) {
  const form = useForm(options)
  const keys = Object.keys(form.values) as Array<keyof Values>
  const isUnsent = keys.some((key) => form.values[key] !== options.values[key])
  const { begin, end } = useQuestion()
  useEffect(() => (isUnsent ? begin() : end()), [isUnsent, begin, end])
  const submit = async (send: (values: Values) => unknown) => {
    let isSent = false
    try {
      isSent = await form.submit((values) => {
        end()
        return send(values)
      })
      return isSent
    } finally {
      if (!isSent && isUnsent) begin()
    }
  }
  return { ...form, submit }
}

function useQuestion() {
  const ending = useRef<() => void>()
  const begin = useCallback(() => {
    ending.current ??= askBeforeLeaving(QUESTION)
  }, [])
  const end = useCallback(() => {
    ending.current?.()
    ending.current = undefined
  }, [])
  useEffect(() => end, [end])
  return { begin, end }
}
