import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { Sex } from './idCard'

/** Characters of a disease's name, typed or chosen. */
export const MAX_DISEASE_NAME = 40

/** A disease as a prescription names it: one entry of diseasesList (specification 2, section 3). `name` may be narrower than its ICD-10 category. */
export const DiseaseWord = z
  .looseObject({
    /** ICD-10, three characters: `I10` */
    icdCode: z.string().check(z.regex(/^[A-T]\d\d$/)),
    /** What the category of this code is called officially. */
    icdName: z.string(),
    /** What doctors write: 原发性高血压 */
    name: z.string(),
    /** True is what a member typed that the table does not have; it never comes from here. */
    isCustom: z.literal(false),
  })
  .register(z.globalRegistry, { id: 'DiseaseWord' })
export type DiseaseWord = z.infer<typeof DiseaseWord>

/** A digit or a number, as a query string carries it. */
const QuerySex = z.pipe(
  z.union([z.enum(['0', '1'], '性别应为 0 或 1'), z.enum(Sex)]),
  z.transform((given): Sex => (Number(given) === Sex.male ? Sex.male : Sex.female)),
)
const QueryAge = z.pipe(
  z.pipe(z.union([z.string().check(z.regex(/^\d{1,3}$/, '年龄应为整数')), z.int()]), z.transform(Number)),
  z.int().check(z.minimum(0), z.maximum(150, '年龄不正确')),
)

export const disease = {
  words: endpoint('GET /disease-word', {
    about:
      'Diseases by what was typed: name, everyday word, pinyin or initials, twenty at most, the best first; the common ones where nothing was. With sex and age (years), those alone which such a patient can have. Neither kept nor logged',
    session: 'required',
    query: z.object({
      name: z._default(z.string().check(z.trim(), z.maxLength(MAX_DISEASE_NAME, `疾病名称不超过 ${MAX_DISEASE_NAME} 个字`)), ''),
      age: z.optional(QueryAge),
      sex: z.optional(QuerySex),
    }),
    output: z.looseObject({ results: z.array(DiseaseWord) }),
  }),
}
