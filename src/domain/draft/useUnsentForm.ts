import { useForm, type FormOptions } from '@/ui/form/useForm'
import { useUnsent } from './useUnsent'

/** A form that nothing keeps: the shopper is asked before it is left with what was typed. Sending ends that, so that it can lead on by itself. */
export function useUnsentForm<Values extends object>(options: FormOptions<Values>) {
  const form = useForm(options)
  const keys = Object.keys(form.values) as Array<keyof Values>
  const isUnsent = keys.some((key) => form.values[key] !== options.values[key])
  const { begin, end } = useUnsent(isUnsent)
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
