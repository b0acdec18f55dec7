import { eq, ne } from 'drizzle-orm'
import { CATEGORIES, SYMPTOMS } from '../../gateway/modules/catalogue/taxonomy'
import { lexicon } from '../../gateway/modules/disease/lexicon'
import { couponTypes, documents, packings, prescriptions, products, promotions, settings, videos } from '../../gateway/tables'
import type { Db } from '../../gateway/db/open'
import { operations, sendRequest, type Operation } from '../support/contractRequests'
import { filledRequest, type Fitting } from '../support/filledRequest'
import { gatewayAt, type Gateway } from '../support/gateway'
import { prescribe, VALSARTAN } from '../support/prescribe'
import type { Attack } from './attack'

/** Letters in a row that count as a piece of a leaflet. */
const PIECE = 8

const piecesOf = (text: string) =>
  Array.from({ length: Math.max(0, text.length - PIECE + 1) }, (_none, from) => text.slice(from, from + PIECE))

/** Every piece of every sealed leaflet and video, without those that stand in something public: another leaflet, a name, a legal text, the name of an illness. */
async function sealedPieces(db: Db): Promise<Set<string>> {
  const sealed = await db.select().from(products).where(eq(products.mark, 'rx'))
  const cues = await db
    .select({ cues: videos.cues })
    .from(videos)
    .innerJoin(products, eq(products.productCode, videos.productCode))
    .where(eq(products.mark, 'rx'))
  const secret = [
    ...sealed.flatMap(({ summary, keyFacts, sections }) => [summary, ...[...keyFacts, ...sections].map(({ text }) => text)]),
    ...cues.flatMap((video) => video.cues.map(({ text }) => text)),
  ]
  const pieces = new Set(secret.flatMap(piecesOf))
  const shown = [
    await db.select().from(products).where(ne(products.mark, 'rx')),
    sealed.map(({ summary: _summary, keyFacts: _keyFacts, sections: _sections, approvalNumber: _number, ...shownAnyway }) => shownAnyway),
    await db.select().from(packings),
    await db.select().from(documents),
    await db.select().from(settings),
    await db.select().from(couponTypes),
    await db.select().from(promotions),
    [CATEGORIES, SYMPTOMS],
    // What an illness is called stands in every dictionary, and says of no drug what it is for.
    lexicon().all.map(({ name, icdName }) => [name, icdName]),
  ]
  for (const piece of piecesOf(textIn(shown))) pieces.delete(piece)
  return pieces
}

/** Every text inside a value, so that an escaped line break hides nothing. */
const textIn = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.values(value).map(textIn).join('\n')
}

const firstPieceIn = (text: string, pieces: ReadonlySet<string>) => piecesOf(text).find((piece) => pieces.has(piece))

/** Fields by which a call is asked about a product: in its address, in its body. */
const IN_ADDRESS = ['code', 'productCode', 'ids', 'codes', 'skuCode', 'keyword', 'categoryId']
const IN_BODY = ['productCode', 'skuCode']

/** What is asked of every sealed product. */
const ASKED = operations.filter(
  ({ method, parameters, requestBody }) =>
    method !== 'DELETE' &&
    (parameters.some(({ name }) => IN_ADDRESS.includes(name)) ||
      IN_BODY.some((name) => JSON.stringify(requestBody ?? '').includes(`"${name}"`))),
)
/** What is read once: lists of what somebody put somewhere. */
const READ = operations.filter(({ method, parameters }) => method === 'GET' && parameters.every((parameter) => !parameter.required))

type Viewer = { name: string; token?: string }

/** Nobody; somebody without a prescription; and somebody whose prescriptions are good for nothing, one of each kind in turn. */
async function viewersOf(gateway: Gateway, codes: readonly string[]): Promise<Viewer[]> {
  const { memberId } = gateway.lin
  const past = new Date(gateway.clock.now().getTime() - 1000)
  const useless = [{ status: 'pending' as const }, { status: 'rejected' as const }, { validUntil: past }, { usedByOrder: 'an-order' }]
  for (const [place, code] of codes.entries()) {
    const prescriptionId = await prescribe(gateway, memberId, {}, code)
    await gateway.db
      .update(prescriptions)
      .set(useless[place % useless.length]!)
      .where(eq(prescriptions.prescriptionId, prescriptionId))
  }
  return [
    { name: 'a visitor', token: '' },
    { name: 'a member', token: gateway.chen.token },
    { name: 'a member with useless prescriptions', token: gateway.lin.token },
  ]
}

/** Searches what every call tells of `size` prescription drugs, from one that the seed names on, for any piece of a sealed leaflet. */
export const leaflets: Attack = async ({ seed, size }) => {
  const gateway = await gatewayAt()
  const { db } = gateway
  const all = await db.select().from(products).where(eq(products.mark, 'rx')).orderBy(products.productCode)
  const from = seed % all.length
  const sealed = [...all.slice(from), ...all.slice(0, from)].slice(0, size)
  const pieces = await sealedPieces(db)
  const viewers = await viewersOf(
    gateway,
    sealed.map(({ productCode }) => productCode),
  )
  const found: string[] = []
  let tried = 0
  const ask = async (operation: Operation, fitting: Fitting, viewer: Viewer) => {
    tried += 1
    // Everybody from another address: limits are not what this is about.
    const address = `10.6.${tried >> 8}.${tried & 255}`
    const reply = await sendRequest(gateway.app, operation, filledRequest(operation, fitting, seed), {
      ...(viewer.token && { token: viewer.token }),
      device: viewer.token ? 'device-of-a-viewer' : `device-of-a-viewer-${tried}`,
      address,
    })
    const text = await reply.text()
    const piece = firstPieceIn(textIn(JSON.parse(text)), pieces)
    if (piece !== undefined) found.push(`${operation.operationId} tells ${viewer.name} "${piece}" of ${JSON.stringify(fitting)}`)
    if (reply.status >= 500) found.push(`${operation.operationId} ${reply.status} for ${JSON.stringify(fitting)}`)
  }

  for (const viewer of viewers) {
    for (const { productCode, name, categoryId, sections } of sealed) {
      // Less than a piece, for what was searched for is told again.
      const words = sections.map(({ text }) => text.slice(0, PIECE - 1))
      for (const keyword of [name, words[Math.floor(words.length / 3)]!]) {
        const product = { code: productCode, productCode, ids: productCode, codes: productCode, skuCode: `${productCode}-1` }
        const fitting = { ...product, keyword, categoryId, quantity: 1, num: 1, amount: 1000 }
        for (const operation of ASKED)
          if (keyword === name || operation.parameters.some((parameter) => parameter.name === 'keyword'))
            await ask(operation, fitting, viewer)
      }
    }
    for (const operation of READ) await ask(operation, {}, viewer)
  }
  const opened = await gateway.zhou.product.info({ params: { code: VALSARTAN } })
  if (firstPieceIn(textIn(opened), pieces) === undefined) found.push('The search is blind: it does not see an opened leaflet')
  return [{ kind: 'leaflets', tried, found, about: `${sealed.length} products, ${pieces.size} pieces of ${PIECE} letters` }]
}
