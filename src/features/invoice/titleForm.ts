import { InvoiceForm, type InvoiceTitle } from '@/contract/invoice'
import { taxNumberIn, taxNumberProblem } from '@/contract/taxNumber'
import { schemaProblem } from '@/lib/schemaProblem'
import type { TitleValues } from './TitleFields'

export const EMPTY_TITLE: TitleValues = { kind: 'person', name: '', taxNumber: '' }

export const valuesOf = ({ kind, name, taxNumber }: InvoiceTitle): TitleValues => ({ kind, name, taxNumber })

/** What is wrong with a title: the contract's own sentences; of a person no tax number is asked. */
export const titleProblems = ({ kind, name, taxNumber }: TitleValues) => ({
  name: schemaProblem(InvoiceForm.shape.name, name),
  taxNumber: kind === 'company' ? taxNumberProblem(taxNumber) : undefined,
})

/** What is sent: a person's tax number is none, whatever was typed before. */
export const sentTitle = ({ kind, name, taxNumber }: TitleValues): TitleValues => ({
  kind,
  name: name.trim(),
  taxNumber: kind === 'company' ? taxNumberIn(taxNumber) : '',
})
