/** Carriers by code (specification 1, section 3). */
export const Carrier = { ems: 5, sf: 7, yto: 11, zto: 13, yunda: 14 } as const
export type CarrierCode = (typeof Carrier)[keyof typeof Carrier]

type CarrierRow = {
  name: string
  /** A number as the carrier prints it, without spaces and in capitals. */
  pattern: RegExp
  /** What its numbers look like, for who typed another. */
  looks: string
}

/**
 * The carriers' waybill numbers, as each prints them on its own waybills and takes them on its public tracking page (read November 2026): EMS
 * thirteen digits or the international form of UPU S10 (two letters, nine digits, CN); SF `SF` and thirteen digits or, before 2020, twelve;
 * YTO `YT` and thirteen digits; ZTO twelve to fifteen digits; Yunda thirteen or fifteen. Where a carrier has several forms, all are taken.
 */
export const CARRIERS: Readonly<Record<CarrierCode, CarrierRow>> = {
  5: { name: 'EMS', pattern: /^(\d{13}|[A-Z]{2}\d{9}CN)$/, looks: '13 位数字，或 EA123456789CN 这样的 13 位' },
  7: { name: '顺丰速运', pattern: /^(SF\d{13}|\d{12})$/, looks: 'SF 加 13 位数字，或 12 位数字' },
  11: { name: '圆通速递', pattern: /^YT\d{13}$/, looks: 'YT 加 13 位数字' },
  13: { name: '中通快递', pattern: /^\d{12,15}$/, looks: '12 到 15 位数字' },
  14: { name: '韵达快递', pattern: /^(\d{13}|\d{15})$/, looks: '13 或 15 位数字' },
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
