import { ACCOMPANIED_AGE } from '@/contract/consultationForm'
import type { Patient } from '@/contract/patient'

/** Somebody of the family has to be with a small child. */
export const isAccompaniedAsked = (patient: Patient | undefined): boolean => patient !== undefined && patient.age < ACCOMPANIED_AGE

export const NOT_ACCOMPANIED = '请确认家人会陪在孩子身边'
