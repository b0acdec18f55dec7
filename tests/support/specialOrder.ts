import type { Input, Output } from '../../src/contract/endpoint'
import type { hospitalDrug } from '../../src/contract/hospitalDrug'
import type { Client } from './gatewayClient'
import { VALSARTAN } from './prescribe'

type Order = Input<typeof hospitalDrug.submit>['body']
type Config = Output<typeof hospitalDrug.questions>

/** What somebody answers who is well: of each question none, or else its first. */
export const answersOf = ({ questions }: Pick<Config, 'questions'>): Order['answers'] =>
  questions.map(({ questionId, options }) => ({ questionId, optionIds: [(options.find(({ isNone }) => isNone) ?? options[0]!).id] }))

/** An order of a grown-up with 高血压 that may be handed in, to the questions of now. */
export async function specialOrder(
  who: Pick<Client, 'hospitalDrug'>,
  patientId: string,
  changes: Partial<Order> = {},
  productCode = VALSARTAN,
): Promise<Order> {
  const config = await who.hospitalDrug.questions({ params: { productCode } })
  return {
    productCode,
    patientId,
    answers: answersOf(config),
    skuCode: config.configSku[0]!.skuCode,
    quantity: 1,
    disease: { name: '高血压', icdCode: null },
    isDiagnosed: true,
    ...changes,
  }
}
