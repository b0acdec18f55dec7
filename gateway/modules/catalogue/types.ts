/** What a product legally is; it decides the order of its leaflet's sections and the shape of its approval number. */
export type Kind = 'chemical' | 'tcm' | 'device' | 'food' | 'care'

/** How the law classes a medicine: prescription, over the counter 甲 or 乙; devices, foods and care have none. */
export type Mark = 'rx' | 'otcA' | 'otcB' | 'none'

/** Silhouettes that `pictures/draw.ts` knows. */
export type PictureForm =
  | 'box'
  | 'capsule'
  | 'tablet'
  | 'sachet'
  | 'bottle'
  | 'syrup'
  | 'tube'
  | 'dropper'
  | 'device'
  | 'thermometer'
  | 'glucometer'
  | 'oximeter'
  | 'nebulizer'
  | 'mask'
  | 'bandage'
  | 'testKit'
  | 'patch'
  | 'pump'
  | 'support'

/** The person that help is searched for; `infant` is younger than a year, `pregnant` includes breast-feeding. */
export type NeedAudience = 'adult' | 'child' | 'infant' | 'elder' | 'pregnant' | 'medicated'

/** What a text of the pharmacist's tables rests on, and who approved it on which day (2026-10-10); nobody has yet where these are null. */
export type Approval = { source: string; pharmacist: string | null; approvedOn: string | null }
