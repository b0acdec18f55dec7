import { useState } from 'react'
import { ApiError } from '@/api/errors'

/** Every field of the pages of this feature, as the gateway names them. */
export type FormField = 'phoneNum' | 'validCode' | 'smsCode' | 'loginName' | 'password' | 'agreements' | 'reason'

const FIELDS = new Set<string>(['phoneNum', 'validCode', 'smsCode', 'loginName', 'password', 'agreements', 'reason'])

/** A field and what is wrong with it; nothing where it is right. */
export type Found = readonly [FormField, string | undefined]

/** What is wrong with a form: one thing at a time, beside its field; what was typed stays. */
export function useProblems() {
  const [problems, setProblems] = useState<Partial<Record<FormField, string>>>({})
  return {
    problems,
    clear: () => setProblems({}),
    show: (field: FormField, message: string) => setProblems({ [field]: message }),
    /** Whether the form may be sent; the first field with a sentence shows it. */
    check(found: readonly Found[]): boolean {
      const first = found.find(([, message]) => message !== undefined)
      setProblems(first ? { [first[0]]: first[1] } : {})
      return first === undefined
    },
    /** Shows a refusal beside the field it concerns; a lost network and a limit are the button's to say. */
    refused(error: unknown, fallback: FormField) {
      if (!(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500) throw error
      const field = error.field !== undefined && FIELDS.has(error.field) ? (error.field as FormField) : fallback
      setProblems({ [field]: error.message })
    },
  }
}

export type Problems = ReturnType<typeof useProblems>
