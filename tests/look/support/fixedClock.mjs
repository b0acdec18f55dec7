/*
 * Preloaded into a process (`--import`): its clock stands at `LOOK_NOW` when it starts and runs on from there, so that a parcel,
 * a countdown or a greeting is the same in every run.
 */
const begins = Date.parse(process.env.LOOK_NOW ?? '')
if (!Number.isFinite(begins)) throw new Error('LOOK_NOW is not a time')
const RealDate = Date
const ahead = begins - RealDate.now()

globalThis.Date = class Date extends RealDate {
  constructor(...parts) {
    super(...(parts.length ? parts : [RealDate.now() + ahead]))
  }

  static now() {
    return RealDate.now() + ahead
  }
}
