import { safetyCounts } from '../../gateway/tables'
import { shopOnPages } from '../support/pageShopper'

const IBUPROFEN = '110011'
const IBUPROFEN_SYRUP = '110031'
/** Sealed: nobody here has a prescription for it. */
const ATORVASTATIN = '100031'
const SMECTITE = '110121'
const ENZYMES = '110221'
const FEVER_PATCH = '130221'
const shop = shopOnPages()
const skuOf = async (code: string) =>
  (await shop.gateway.visitor.product.detail({ params: { code }, query: {} })).packings[0]?.skuCode ?? ''

describe('medicines in the cart, before they are settled', () => {
  const zhou = shop.openedBy('zhou')
  const own = () => shop.gateway.zhou
  const lines = async () => (await own().cart.products()).groups.flatMap((group) => group.lines)
  const filledWith = async (...codes: string[]) => {
    const lineIds = (await lines()).map(({ lineId }) => lineId)
    if (lineIds.length > 0) await own().cart.remove({ query: { items: lineIds.join(',') } })
    const items = await Promise.all(codes.map(async (code) => ({ skuCode: await skuOf(code), quantity: 1 })))
    await own().cart.add({ query: {}, body: { items } })
    await zhou.app.open('cart')
  }
  const counts = async () =>
    (await shop.gateway.db.select().from(safetyCounts)).map(({ ruleId, outcome, count }) => `${ruleId} ${outcome} ${count}`).sort()

  it('go straight on where nothing was found, and say so', async () => {
    const { app } = zhou
    await filledWith(SMECTITE, FEVER_PATCH)
    await app.tap(/^结算/)
    await app.sees('药和药之间核对过，没有发现冲突')
    await app.isAt('orderConfirm')
  })

  it('show a double ingredient with its source, and go on when one is taken out', async () => {
    const { app } = zhou
    await filledWith(IBUPROFEN, IBUPROFEN_SYRUP)
    await app.tap(/^结算/)
    await app.sees(
      '结算前，请看 1 处提醒',
      '不要同吃：成分重复',
      '都含布洛芬，一起吃会过量，容易伤胃、伤肾。',
      '只留一种。',
      '中国药典临床用药须知',
    )
    await app.sees('没有按用药人核对', '问药师')
    await app.tap('移出布洛芬混悬液')
    await app.sees('核对过，没有发现冲突')
    // The toast of the settlement before says the same words.
    await app.settled()
    expect((await lines()).map(({ card }) => card.productCode)).toEqual([IBUPROFEN])
    await app.tap('处理后结算')
    await app.isAt('orderConfirm')
    expect(await counts()).toEqual(['double-ibuprofen shown 1'])
  })

  it('hold nobody back: who goes on all the same picks a reason, which is counted by rule', async () => {
    const { app } = zhou
    await filledWith(IBUPROFEN, IBUPROFEN_SYRUP)
    await app.tap(/^结算/)
    await app.tap('照常结算')
    await app.sees('为什么照常结算？', '只按条数统计，不记是谁')
    await app.tap('不是同一个人吃')
    await app.tap('确认结算')
    await app.isAt('orderConfirm')
    await app.settled()
    expect(await counts()).toEqual(['double-ibuprofen otherPerson 1', 'double-ibuprofen shown 2'])
  })

  it('are held against the record of the patient that is chosen', async () => {
    const { app } = zhou
    await own().agreement.agree({ body: { agreements: 'drugUserRule@2026-11-21' } })
    const healthInfo = { allergies: [], chronicDiseases: [], liverKidney: 'normal' as const, pregnancy: 'pregnant' as const }
    await own().patient.add({ body: { name: '周岚', idCardNumber: '320106198802200042', isDefault: true, healthInfo } })
    await filledWith(IBUPROFEN)
    await app.tap(/^结算/)
    await app.sees('周岚，本人 38 岁', '按您档案里的「怀孕中」和年龄核对', '禁用：孕期', '移出布洛芬缓释胶囊')
    await app.tap('换用药人')
    await app.sees('给谁用？')
    await app.tap(/不按用药人核对/)
    await app.sees('没有按用药人核对')
    await app.seesNot('禁用：孕期')
    await app.tap('关闭')
    await app.isAt('cart')
  })

  it('say on their page what the default patient should know, prescription drugs before a prescription, too', async () => {
    const { app } = zhou
    await app.open('product', { productCode: IBUPROFEN })
    await app.tap(/^周岚用药，禁用：孕期/)
    await app.sees('用药前，请看 1 处提醒', '孕 20 周以后吃这类止痛药', 'FDA 药品安全通告')
    await app.seesNot('照常结算', '移出布洛芬缓释胶囊')
    await app.tap('关闭')
    await app.open('product', { productCode: ATORVASTATIN })
    await app.sees('处方审核通过后可查看', '周岚用药，禁用：孕期')
    await app.open('product', { productCode: SMECTITE })
    await app.seesNot('周岚用药')
  })

  it('say what was not checked, and that this is no clearance', async () => {
    const { app } = zhou
    await filledWith(ENZYMES, FEVER_PATCH)
    await app.tap(/^结算/)
    await app.sees(
      '有 2 种没能查到',
      '没查到，不等于没问题。请让药师看一眼再买。',
      '成分还没有收录全，请让药师看一眼',
      '医疗器械，不在检查范围',
    )
    await app.tap('问药师')
    await app.isAt('pharmacist')
  })

  it('can be settled where the check does not answer, which says so', async () => {
    const { app } = zhou
    await filledWith(SMECTITE)
    app.stands('POST /api/safety/check', () => Response.json({ code: 'FAULT', message: '服务暂时不可用' }, { status: 503 }))
    await app.tap(/^结算/)
    await app.sees('这次没能查到', '没查到，不等于没问题。请让药师看一眼再买。', '再查一次')
    await app.tap('照常结算')
    await app.isAt('orderConfirm')
    app.passes()
  })
})
