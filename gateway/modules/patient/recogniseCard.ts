import type { IdCardText } from '../../../src/contract/patient'
import { HttpError } from '../../lib/httpError'
import { log } from '../../lib/log'
import type { TextReader } from '../../providers/textReader/textReader'
import { Unreachable } from '../../providers/unreachable'
import { legibilityProblem } from '../upload/legibility'
import { remadePicture } from '../upload/picture'
import { readCard } from './readCard'

/** What to do better the next time; every one of them ends with a way on. */
const BETTER = {
  small: '照片里的字太小，请靠近一些，让身份证占满画面再拍',
  dark: '照片太暗，请到更亮的地方再拍',
  blurred: '照片不够清楚，请拿稳手机、对准身份证再拍',
  back: '这是国徽面，请拍有头像的一面',
  unclear: '没有认清，请把身份证放平、四角都拍进画面、避开反光再拍',
}
const BY_HAND = '，也可以直接手动填写'

/**
 * Name and number in a photograph of an ID card. The picture is in memory for as long as this takes and nowhere else: no table, no
 * file and no log ever has it or what it says. Refuses with 422 CARD_UNREADABLE where neither could be read, with 503 READER_AWAY
 * where nothing can be read at all.
 */
export async function recogniseCard(sent: Uint8Array, reader: TextReader): Promise<IdCardText> {
  const { jpeg } = await remadePicture(sent)
  const { name, number, isBack } = await readCard(jpeg, reader).catch(refuseAway)
  if (name === undefined && number === undefined) {
    const why = isBack ? 'back' : ((await legibilityProblem(jpeg)) ?? 'unclear')
    throw new HttpError(422, 'CARD_UNREADABLE', BETTER[why] + BY_HAND, { field: 'file' })
  }
  return { name: name ?? null, idCardNumber: number ?? null, sure: number === undefined ? [] : ['idCardNumber'] }
}

function refuseAway(error: unknown): never {
  if (!(error instanceof Unreachable)) throw error
  log.warn({ err: error }, '证件照片没有识别')
  throw new HttpError(503, 'READER_AWAY', '暂时不能识别照片，请手动填写')
}
