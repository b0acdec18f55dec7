/** Carriers by code (specification 1, section 3). */
export const Carrier = { ems: 5, sf: 7, yto: 11, zto: 13, yunda: 14 } as const
export type CarrierCode = (typeof Carrier)[keyof typeof Carrier]

type CarrierRow = {
  name: string
  /** By which a number with letters is known to be this carrier's; of EMS the whole form. */
  prefix?: string
  /** A number as the carrier prints it, without spaces and in capitals. */
  pattern: RegExp
  /** What its numbers look like, for who typed another. */
  looks: string
}

/** Of so many characters: up to three letters that are no other carrier's, then digits. */
const lettersAndDigits = (least: number, most: number, ...others: readonly string[]) =>
  new RegExp(`^(?=.{${least},${most}}$)(?!${others.join('|')})[A-Z]{0,3}\\d+$`)

/**
 * The carriers' waybill numbers, deliberately loose: they catch slips of the hand, a digit left out or another carrier's prefix, and nothing
 * else. No carrier publishes a complete rule, forms come and go, and a real number must not be refused: these are the lengths and prefixes that
 * are commonly seen, and whether there is such a parcel only the courier says. EMS thirteen digits or the international form of UPU S10; SF
 * twelve to fifteen digits, with or without `SF`; YTO `YT` and digits, and the older ten to eighteen characters; ZTO and Yunda twelve to fifteen.
 */
export const CARRIERS: Readonly<Record<CarrierCode, CarrierRow>> = {
  5: { name: 'EMS', pattern: /^(\d{13}|[A-Z]{2}\d{9}CN)$/, looks: '13 位数字，或 EA123456789CN 这样的 13 位' },
  7: { name: '顺丰速运', prefix: 'SF', pattern: /^(SF)?\d{12,15}$/, looks: 'SF 加 12 到 15 位数字，或 12 到 15 位数字' },
  11: {
    name: '圆通速递',
    prefix: 'YT',
    pattern: lettersAndDigits(10, 18, 'SF', 'ZT', 'YD'),
    looks: 'YT 加 13 位数字，或 10 到 18 位数字和字母',
  },
  13: { name: '中通快递', prefix: 'ZT', pattern: lettersAndDigits(12, 15, 'SF', 'YT', 'YD'), looks: '12 到 15 位数字，可以字母开头' },
  14: { name: '韵达快递', prefix: 'YD', pattern: lettersAndDigits(12, 15, 'SF', 'YT', 'ZT'), looks: '12 到 15 位数字，可以字母开头' },
}

/** What each carrier is called, by its code; one of a newer gateway is not there. */
export const CARRIER_NAMES: Readonly<Record<number, string>> = Object.fromEntries(
  Object.entries(CARRIERS).map(([code, { name }]) => [code, name]),
)

export const CARRIER_CODES = Object.keys(CARRIERS).map(Number) as [CarrierCode, ...CarrierCode[]]

/** A number as it is held against its carrier: what was typed or scanned without blanks and dashes, in capitals. */
export const trackingNumberOf = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase()

/** What is wrong with a number of this carrier; undefined where nothing is. */
export function trackingProblem(carrier: number, typed: string): string | undefined {
  const row = (CARRIERS as Readonly<Record<number, CarrierRow>>)[carrier]
  if (!row) return '请选择快递公司'
  return row.pattern.test(trackingNumberOf(typed)) ? undefined : `${row.name}的单号是 ${row.looks}，请核对`
}

/** The carrier whose number this can only be, by its letters; nothing of digits alone, which several carriers print. */
export const carrierByLetters = (typed: string): CarrierCode | undefined =>
  CARRIER_CODES.find((code) => {
    const { prefix, pattern } = CARRIERS[code]
    const number = trackingNumberOf(typed)
    return pattern.test(number) && (prefix === undefined ? /[A-Z]/.test(number) : number.startsWith(prefix))
  })
