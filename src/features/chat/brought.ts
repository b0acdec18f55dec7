import { CARD_KINDS } from '@/contract/chat'
import { Id, ProductCode } from '@/contract/fields'
import { schemaProblem } from '@/lib/schemaProblem'

export type Brought = { kind: (typeof CARD_KINDS)[number]; code: string }

const PARAMS = {
  product: ['productCode', ProductCode],
  order: ['orderCode', Id],
  prescription: ['prescriptionId', Id],
} as const

/** The thing somebody comes from, by the address of the page; nothing where it names none, or what can be none. */
export function broughtBy(params: Readonly<Record<string, string | undefined>>): Brought | undefined {
  for (const kind of CARD_KINDS) {
    const [name, schema] = PARAMS[kind]
    const code = params[name]
    if (code !== undefined && schemaProblem(schema, code) === undefined) return { kind, code }
  }
  return undefined
}
