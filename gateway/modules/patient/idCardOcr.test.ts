import { storedFiles, uploads } from '../../tables'
import { cardPhoto, THIRTY_CARDS, type Card } from '../../../tests/support/drawnCard'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { listening } from '../../../tests/support/heardLog'
import { paperPhoto } from '../../../tests/support/paperPhoto'
import { CARD_LINES, readerThatSees } from '../../../tests/support/seenText'
import { newBuyers, type Buyer } from '../../../tests/support/shop'
import { Unreachable } from '../../providers/unreachable'
import type { TextReader } from '../../providers/textReader/textReader'
import { TesseractReader } from '../../providers/textReader/tesseractReader'

const FATHER: Card = { name: '周建国', number: '320106195806151037', isMale: true, year: 1958, month: 6, day: 15 }

let gateway: Gateway
let real: TextReader
let me: Buyer
let others: Buyer[]
beforeAll(async () => {
  gateway = await gatewayAt()
  // However slow the machine.
  real = new TesseractReader(`${process.cwd()}/gateway/providers/textReader/thread.mjs`, { workMs: 50_000 })
  others = await newBuyers(gateway, 16)
})
afterAll(() => real.close())
beforeEach(async () => {
  gateway.providers.textReader = real
  me = others.pop()!
  await me.agreement.agree({ body: { agreements: 'drugUserRule@2026-11-21' } })
})

const read = async (file?: Blob) => me.patient.idCardOcr({ file: file ?? (await paperPhoto()) })

it('reads an ID card that was photographed askew, and keeps nothing of it: no row, no file, no line of the log', async () => {
  const heard = listening()
  const { card, shot } = THIRTY_CARDS[4]!
  expect(await read(await cardPhoto(card, shot))).toEqual({ name: card.name, idCardNumber: card.number, sure: ['idCardNumber'] })
  expect([await gateway.db.$count(uploads), await gateway.db.$count(storedFiles)]).toEqual([0, 0])
  expect((await me.patient.list()).results).toEqual([])
  heard.end()
  expect(heard.text()).not.toContain(card.number.slice(0, 12))
})

describe('a number is read', () => {
  it('where it says the sex and the day of birth that are printed beside it', async () => {
    gateway.providers.textReader = readerThatSees(...CARD_LINES)
    expect(await read()).toEqual({ name: '周建国', idCardNumber: FATHER.number, sure: ['idCardNumber'] })
  })

  it.each([
    ['whose check digit is wrong', 3, '公民 身份 号 码 320106195806151030'],
    ['of no province', 3, '公民 身份 号 码 990106195806151037'],
    ['that was born on another day', 2, '出 生 1958 年 6 月 16 日'],
    ['of the other sex', 1, '性 别 女 民族 汉'],
    ['without a sex beside it', 1, '民族 汉'],
    ['without a day beside it', 2, '住 址'],
  ])('but never one %s', async (_what, at, line) => {
    gateway.providers.textReader = readerThatSees(...CARD_LINES.map((own, row) => (row === at ? line : own)))
    expect(await read()).toEqual({ name: '周建国', idCardNumber: null, sure: [] })
  })
})

describe('a photograph that cannot be read', () => {
  it.each([
    ['too dark', 'dark', '照片太暗，请到更亮的地方再拍，也可以直接手动填写'],
    ['out of focus', 'blurred', '照片不够清楚，请拿稳手机、对准身份证再拍，也可以直接手动填写'],
    ['too small', 'small', '照片里的字太小，请靠近一些，让身份证占满画面再拍，也可以直接手动填写'],
    ['of something else', 'clear', '没有认清，请把身份证放平、四角都拍进画面、避开反光再拍，也可以直接手动填写'],
  ] as const)('because it is %s says what to do', async (_what, shot, message) => {
    gateway.providers.textReader = readerThatSees()
    await expect(read(await paperPhoto(shot))).rejects.toMatchObject({ status: 422, code: 'CARD_UNREADABLE', message })
  })

  it('of the other side asks for the front', async () => {
    gateway.providers.textReader = readerThatSees('签发 机关 清河 市 公安 局')
    await expect(read()).rejects.toMatchObject({ message: '这是国徽面，请拍有头像的一面，也可以直接手动填写' })
  })

  it('is no picture at all: refused as every upload is', async () => {
    await expect(read(new Blob(['%PDF-1.7 not a picture']))).rejects.toMatchObject({ status: 415, code: 'NOT_A_PICTURE' })
  })
})

it('leaves the form to be filled in by hand where nothing can be read now', async () => {
  gateway.providers.textReader = { reading: () => Promise.reject(new Unreachable('away')), close: () => Promise.resolve() }
  await expect(read()).rejects.toMatchObject({ status: 503, code: 'READER_AWAY', message: '暂时不能识别照片，请手动填写' })
})

it('wants the consent that patients want, and no more than thirty an hour', async () => {
  gateway.providers.textReader = readerThatSees(...CARD_LINES)
  await expect(gateway.lin.patient.idCardOcr({ file: await paperPhoto() })).rejects.toMatchObject({ status: 403, code: 'CONSENT_NEEDED' })
  const photo = await paperPhoto()
  for (let nth = 0; nth < 30; nth += 1) await read(photo)
  await expect(read(photo)).rejects.toMatchObject({ status: 429, message: '拍照识别的次数太多，请过一会儿再试，或直接手动填写' })
})
