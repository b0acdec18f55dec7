import type * as core from 'zod/v4/core'
import { workContract } from '../../counter/contract'
import { PERSONAL } from '../../counter/contract/masked'
import type { WorkGroup } from '../../counter/contract/workEndpoint'

/** What a field of a member, patient, buyer or receiver is called. */
const PERSONAL_NAME =
  /^(patient|consignee|member|buyer|receiver|recipient|customer|guardian|contact|caller|payer)\w*name$|real ?name|nickname|phone|mobile|tel(ephone)?$|address|street|id(entity)?(card|number)|cardnum|birth/i

/** Fields of such names that are nobody's, by call and path. */
const NOBODYS: Readonly<Record<string, string>> = {
  'audit.list results[].address': 'where staff sat: an IP address',
  'staff.add address': 'of a secret: otpauth://',
  'staff.resetCredentials address': 'of a secret: otpauth://',
}

type Field = { path: string; name: string; schema: core.$ZodType }
type Def = {
  type: string
  shape?: Record<string, core.$ZodType>
  element?: core.$ZodType
  innerType?: core.$ZodType
  valueType?: core.$ZodType
  options?: readonly core.$ZodType[]
  out?: core.$ZodType
}
const defOf = (schema: core.$ZodType) => schema._zod.def as unknown as Def

/** Without what only says that it may be missing. */
function bare(schema: core.$ZodType): core.$ZodType {
  const { innerType } = defOf(schema)
  return innerType ? bare(innerType) : schema
}

/** Every field of an answer, however deep. */
function fieldsOf(schema: core.$ZodType, path = ''): Field[] {
  const { shape, element, valueType, options = [], out } = defOf(bare(schema))
  const own = Object.entries(shape ?? {}).flatMap(([name, field]) => {
    const at = path === '' ? name : `${path}.${name}`
    return [{ path: at, name, schema: bare(field) }, ...fieldsOf(field, at)]
  })
  const inner = [element, valueType, out, ...options].filter((one) => one !== undefined)
  return [...own, ...inner.flatMap((one) => fieldsOf(one, element ? `${path}[]` : path))]
}

const unmaskedIn = (call: string, output: core.$ZodType) =>
  fieldsOf(output).flatMap(({ path, name, schema }) =>
    PERSONAL_NAME.test(name) && PERSONAL.get(schema) === undefined ? [`${call} ${path}`] : [],
  )

const calls = Object.entries<WorkGroup>(workContract).flatMap(([group, rows]) =>
  Object.entries(rows).map(([name, { output }]) => [`${group}.${name}`, output] as const),
)

it('no answer of the counter names a member or patient in a field that is not masked', () => {
  expect(calls.flatMap(([call, output]) => unmaskedIn(call, output)).sort()).toEqual(Object.keys(NOBODYS).sort())
})

it('finds masked fields in lists and where something may be missing, which an unmasked value does not pass', async () => {
  const { order } = workContract
  const found = fieldsOf(order.detail.output as unknown as core.$ZodType).flatMap(({ path, schema }) => {
    const personal = PERSONAL.get(schema)?.personal
    return personal ? [[path, personal] as const] : []
  })
  expect(Object.fromEntries(found)).toEqual({
    patientName: 'name',
    consigneeName: 'name',
    consigneePhone: 'phone',
    address: 'address',
    note: 'text',
    'prescription.patientName': 'name',
  })
  const { MaskedName, MaskedPhone, MaskedIdNumber, MaskedCard, MaskedAddress, MaskedText } = await import('../../counter/contract/masked')
  const passes = [
    [MaskedName, ['周*国', '周*', '欧**雪', ''], ['周建国', '周岚', '周建*国']],
    [MaskedPhone, ['138****6207', ''], ['13800006207', '138 0000 6207']],
    [MaskedIdNumber, ['3207**********0417'], ['320706195806150417']],
    [MaskedCard, ['8806 **** 0457', ''], ['880612340457', '8806 1234 0457']],
    [MaskedAddress, ['江苏省南京市鼓楼区****'], ['江苏省南京市鼓楼区中央路 1 号']],
    [MaskedText, ['放门口', '打 138****6207'], ['打 13800006207', '打+86 138-0000-6207', '320706195806150417']],
  ] as const
  for (const [schema, good, bad] of passes) {
    for (const text of good) expect([text, schema.safeParse(text).success]).toEqual([text, true])
    for (const text of bad) expect([text, schema.safeParse(text).success]).toEqual([text, false])
  }
})
